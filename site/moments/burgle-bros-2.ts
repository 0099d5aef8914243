// What is tricky about Burgle Bros 2. The stories of the same names show more.
import type { Moment, FrontPageScene } from './moment.js';

export const scene: FrontPageScene = {
  text: {
    en: 'The guard draws a card that leads him to Anna. Bea, upstairs, says Bingo, and he turns away.',
    de: 'Der Wachmann zieht eine Karte, die ihn zu Anna führt. Bea ruft von oben „Bingo“, und er dreht ab.',
    nl: 'De bewaker trekt een kaart die hem naar Anna leidt. Bea roept van boven ‘Bingo’, en hij keert om.',
    fr: 'Le garde pioche une carte qui le mène vers Anna. D’en haut, Bea crie « Bingo », et il fait demi-tour.',
  },
  case: 'gear-answers-a-card-at-the-last-moment',
  from: 0,
  height: 4,
  broad: true,
};

export const moments: readonly Moment[] = [
  {
    title: { en: 'The chip comes before the room', de: 'Erst der Jeton, dann der Raum' },
    text: {
      en: 'Walk onto a drunk, and you slide on before you see the room. It stays face down.',
      de: 'Wer auf einen Betrunkenen trifft, rutscht weiter, bevor der Raum zu sehen ist. Er bleibt verdeckt.',
    },
    cases: ['the-chip-comes-before-the-room'],
    show: 'entering',
    floor: '1',
  },
  {
    title: { en: 'Enter or explore?', de: 'Betreten oder erkunden?' },
    text: {
      en: 'Red chips act on whoever walks in, yellow ones on whoever explores. Blue ones wait until they are used.',
      de: 'Rote Jetons wirken, wenn jemand hereinkommt, gelbe, wenn jemand erkundet. Blaue warten, bis sie gebraucht werden.',
    },
    cases: ['red-hurts-walkers-yellow-hurts-explorers'],
    show: 'chips',
    floor: '1',
  },
  {
    title: {
      en: "A commotion is a step and a new target, not the guard's turn",
      de: 'Ein Tumult ist ein Schritt und ein neues Ziel, kein Wachmannzug',
    },
    text: {
      en: 'He takes one step at once, and after your turn he still has all three. If he is already there, nothing happens.',
      de: 'Er geht sofort einen Schritt, und nach deinem Zug hat er trotzdem alle drei. Ist er schon dort, geschieht nichts.',
    },
    cases: ['a-commotion-is-one-step-and-a-new-target'],
    show: 'commotion',
  },
  {
    title: { en: 'The guard does not stop', de: 'Der Wachmann bleibt nicht stehen' },
    text: {
      en: 'He reaches his target, draws, and walks on. A crook on the way gets 2 stress and does not hold him up.',
      de: 'Er erreicht sein Ziel, zieht eine Karte und geht weiter. Ein Ganove auf dem Weg bekommt 2 Stress und hält ihn nicht auf.',
    },
    cases: ['the-guard-does-not-stop'],
    show: 'route',
    floor: '1',
  },
  {
    title: { en: 'Clockwise', de: 'Im Uhrzeigersinn' },
    text: {
      en: 'Of two equally short ways he takes the clockwise one. Move a wall, and the ring may be gone.',
      de: 'Von zwei gleich kurzen Wegen nimmt er den im Uhrzeigersinn. Versetze eine Wand, und der Ring kann verschwunden sein.',
    },
    cases: ['at-a-fork-the-guard-goes-clockwise'],
    show: 'route',
  },
  {
    title: { en: 'The empty deck', de: 'Der leere Stapel' },
    text: {
      en: 'It does no harm until a card is due. Then the guard hunts the nearest crook for the rest of the heist.',
      de: 'Er schadet erst, wenn eine Karte fällig ist. Dann jagt der Wachmann bis zum Ende den nächsten Ganoven.',
    },
    cases: ['an-empty-deck-waits-for-the-next-card'],
    show: 'patrol route',
  },
  {
    title: { en: 'Gear at the last moment', de: 'Ausrüstung im letzten Augenblick' },
    text: {
      en: "Prepared gear works at any time, even in the middle of a guard's turn, right after his card was drawn.",
      de: 'Vorbereitete Ausrüstung wirkt jederzeit, auch mitten im Wachmannzug, gleich nachdem seine Karte gezogen ist.',
    },
    cases: ['gear-answers-a-card-at-the-last-moment'],
    show: 'windows route',
  },
  {
    title: { en: 'One die for everything', de: 'Ein Würfel für alles' },
    text: {
      en: 'One number cracks every face-up room in line that shows it. After the roll one die goes back to the office.',
      de: 'Eine Zahl knackt jeden offenen Raum in der Linie, der sie zeigt. Nach dem Wurf geht ein Würfel zurück ins Chefbüro.',
    },
    cases: ['one-roll-covers-every-room-of-that-number'],
    show: 'combination',
    floor: '2',
  },
];
