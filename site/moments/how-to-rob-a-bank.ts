// What is tricky about How to Rob a Bank. The stories of the same names show more.
import type { Moment, FrontPageScene } from './moment.js';

export const scene: FrontPageScene = {
  text: {
    en: 'Yellow sets off the alarm. Every guard who is awake must come.',
    de: 'Gelb löst den Alarm aus. Jeder Wachmann, der wach ist, muss kommen.',
    nl: 'Geel laat het alarm afgaan. Elke bewaker die wakker is, moet komen.',
    fr: 'Jaune déclenche l’alarme. Chaque garde éveillé doit venir.',
  },
  case: 'the-alarm-is-the-robbers-weapon',
  from: 1,
  height: 5,
};

export const moments: readonly Moment[] = [
  {
    title: { en: 'The stack turns over', de: 'Der Stapel wird umgedreht' },
    text: {
      en: 'Each planned card covers the one before. Then the whole stack is flipped, and the card planned first comes first.',
      de: 'Jede geplante Karte deckt die vorige zu. Dann wird der ganze Stapel gewendet, und die zuerst geplante kommt zuerst.',
    },
    cases: ['first-planned-is-first-played'],
    show: 'stack',
  },
  {
    title: { en: 'A walk cannot be declined', de: 'Gehen ist Pflicht' },
    text: {
      en: 'A guard who tackles first must still walk. You cannot end the turn early, and you cannot walk there and back.',
      de: 'Ein Wachmann, der erst jemanden zu Fall bringt, muss trotzdem gehen. Vorzeitig aufhören geht nicht, hin und zurück auch nicht.',
    },
    cases: ['a-guard-tackles-and-still-has-to-go'],
  },
  {
    title: { en: 'One awake guard stops five things', de: 'Ein wacher Wachmann verhindert fünf Dinge' },
    text: {
      en: 'You cannot pick up, unlock, throw, pass or set off the alarm in front of a guard. Spray the guard, and you can do all five.',
      de: 'Vor seinen Augen kannst du nichts aufheben, entriegeln, werfen oder weitergeben und keinen Alarm auslösen. Besprüh ihn, und alles geht.',
    },
    cases: ['one-awake-guard-bars-five-things'],
  },
  {
    title: { en: 'A lost card, not a lost turn', de: 'Eine Karte weniger, kein Zug weniger' },
    text: {
      en: 'Getting up costs a card. An unconscious robber must pay it, the bank may.',
      de: 'Aufstehen kostet eine Karte. Ein bewusstloser Bankräuber muss sie zahlen, die Bank darf.',
    },
    cases: ['a-robber-who-is-down-must-pay-a-card', 'a-bank-with-a-guard-down-may-choose'],
  },
  {
    title: { en: 'One extra action', de: 'Eine zusätzliche Handlung' },
    text: {
      en: 'You have one, before or after the card, never in between.',
      de: 'Du hast eine, vor oder nach der Karte, nie dazwischen.',
    },
    cases: ['one-extra-action-before-or-after-the-card'],
    show: 'extra',
  },
  {
    title: { en: 'The alarm is the robbers’ weapon', de: 'Der Alarm ist die Waffe der Bankräuber' },
    text: {
      en: 'Every guard who is awake must come. Unconscious guards stay. A locked alarm stays silent, and it rings only once per round.',
      de: 'Jeder wache Wachmann muss kommen, bewusstlose bleiben. Ein verriegelter Alarm bleibt stumm, und er schrillt nur einmal je Runde.',
    },
    cases: ['the-alarm-is-the-robbers-weapon'],
  },
  {
    title: { en: 'Stolen means thrown', de: 'Gestohlen heißt geworfen' },
    text: {
      en: 'A bag still in hand at the end of the round is lost. Walls and the position of the car decide whether you can throw it.',
      de: 'Ein Geldsack, der am Ende der Runde noch getragen wird, ist verloren. Wände und Auto entscheiden, ob du werfen kannst.',
    },
    cases: ['only-a-thrown-bag-is-stolen'],
  },
  {
    title: { en: 'Closed floors', de: 'Versperrte Etagen' },
    text: {
      en: 'Every room must be reachable. The bank turns a tile to join two areas. Then the car is parked far away.',
      de: 'Jeder Raum muss erreichbar sein. Die Bank dreht eine Raumkarte, um zwei Bereiche zu verbinden. Dann parkt das Auto weit weg.',
    },
    cases: ['a-closed-floor-is-opened-and-the-car-waits-far-away'],
    show: 'areas corners',
  },
];
