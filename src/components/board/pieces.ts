// Pieces that several games share, drawn around 0, 0. Actors differ by shape and colour and letter.
import { nothing, svg, type SVGTemplateResult } from 'lit';

/** Each colour of an actor has a shape of its own. In this order they are `--heist-actor-1`, `--heist-actor-2` … */
const actorShapes = {
  yellow: 'M0-23A23 23 0 1 1-.01-23Z',
  red: 'M-15-21H15A6 6 0 0 1 21-15V15A6 6 0 0 1 15 21H-15A6 6 0 0 1-21 15V-15A6 6 0 0 1-15-21Z',
  green: 'M0-28 27 0 0 28-27 0Z',
  blue: 'M0-27 25 19H-25Z',
} as const;
export type ActorColour = keyof typeof actorShapes;
const actorColours = Object.keys(actorShapes) as ActorColour[];

/** Where a game gives its people no colours, their seats do. */
export const seatColour = (seat: number): ActorColour => actorColours[seat] ?? 'yellow';

/** The class that gives a thing the colour of an actor. */
export const actorClass = (colour: ActorColour): string => `actor-${actorColours.indexOf(colour) + 1}`;

/** A burglar: its colour, the letter that tells it apart, lying when unconscious, perhaps with what it carries. */
export const actor = (
  colour: ActorColour,
  letter: string,
  lying: boolean,
  carries: SVGTemplateResult | typeof nothing = nothing,
): SVGTemplateResult => svg`
  <g class="actor ${actorClass(colour)} ${lying ? 'lying' : ''}">
    <g transform=${lying ? 'rotate(-90) scale(.9)' : 'rotate(0)'}>
      <path class="body" d=${actorShapes[colour]} />
      <path class="domino" d="M-15-9.5C-10-13-4-12 0-9.5 4-12 10-13 15-9.5 15-3.5 11-1.5 8-1.5 4.5-1.5 2.5-4 0-6-2.5-4-4.5-1.5-8-1.5-11-1.5-15-3.5-15-9.5Z" />
      <circle class="eye" cx="-7.5" cy="-6.8" r="2" /><circle class="eye" cx="7.5" cy="-6.8" r="2" />
      <text class="letter" y="15">${letter}</text>
    </g>
    ${lying ? svg`<text class="asleep" x="15" y="-15">z<tspan dx="1" dy="-6">z</tspan></text>` : nothing}
    ${carries}
  </g>`;

export const guard = (number: string, lying: boolean): SVGTemplateResult => svg`
  <g class="guard ${lying ? 'lying' : ''}">
    <g transform=${lying ? 'rotate(-90) scale(.9)' : 'rotate(0)'}>
      <path class="body" d="M0-26 20-18V2C20 14 11 21 0 26-11 21-20 14-20 2V-18Z" />
      <path class="rim" d="M0-20 15-14V2C15 10.5 8.5 16 0 20-8.5 16-15 10.5-15 2V-14Z" />
      <text class="letter" y="7">${number}</text>
    </g>
    ${lying ? svg`<text class="asleep" x="15" y="-15">z<tspan dx="1" dy="-6">z</tspan></text>` : nothing}
  </g>`;
