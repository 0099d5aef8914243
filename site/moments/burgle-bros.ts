// What is tricky about Burgle Bros. The stories of the same names show more.
import type { Moment, FrontPageScene } from './moment.js';

export const scene: FrontPageScene = {
  text: {
    en: 'A walkway gives way: Anna falls onto a scanner, and it stays silent. Then Ben climbs down after her.',
    de: 'Eine Laufbrücke gibt nach: Anna fällt auf einen Scanner, und der bleibt stumm. Dann steigt Ben zu ihr hinunter.',
    nl: 'Een loopbrug bezwijkt: Anna valt op een scanner, en die blijft stil. Dan klimt Ben naar haar toe.',
    fr: 'Une passerelle cède : Anna tombe sur un scanner, qui reste muet. Puis Ben descend la rejoindre.',
  },
  case: 'falling-is-not-entering-climbing-down-is',
  from: 0,
  height: 2,
  broad: true,
};

export const moments: readonly Moment[] = [
  {
    title: { en: 'The speed is fixed before the first step', de: 'Das Tempo steht vor dem ersten Schritt fest' },
    text: {
      en: 'The die and the alarms on the floor are counted once. Switching off an alarm on the way does not cost him a step, and a reshuffle does not add one.',
      de: 'Würfel und Alarme des Stockwerks zählen ein einziges Mal. Ein unterwegs abgeschalteter Alarm nimmt keinen Schritt weg, neues Mischen gibt keinen dazu.',
    },
    cases: ['the-speed-is-fixed-before-the-first-step'],
    show: 'route',
    floor: '1',
  },
  {
    title: { en: 'Arriving draws at once', de: 'Am Ziel wird sofort gezogen' },
    text: {
      en: 'A guard who reaches his target with steps left gets a new one and walks on, perhaps straight to you.',
      de: 'Ein Wachmann, der am Ziel noch Schritte übrig hat, bekommt ein neues und geht weiter, vielleicht geradewegs zu dir.',
    },
    cases: ['a-guard-who-arrives-turns-at-once'],
    show: 'route',
    floor: '1',
  },
  {
    title: { en: 'Two actions or fewer bring an event', de: 'Zwei Aktionen oder weniger bringen ein Ereignis' },
    text: {
      en: 'Only used actions count: a laser that you pay for counts as two, a tool as none.',
      de: 'Nur verbrauchte Aktionen zählen: ein bezahlter Laser als zwei, ein Gegenstand als keine.',
    },
    cases: ['two-used-actions-bring-an-event'],
    show: 'actions',
  },
  {
    title: { en: 'Falling is not entering', de: 'Fallen ist nicht Betreten' },
    text: {
      en: 'Fall through a walkway, and the tile below stays silent. Climb down, and it does what it says.',
      de: 'Wer durch eine Laufbrücke fällt, löst auf dem Teil darunter nichts aus. Wer hinuntersteigt, löst aus, was darauf steht.',
    },
    cases: ['falling-is-not-entering-climbing-down-is'],
    show: 'entering',
  },
  {
    title: { en: 'Only one guard moves', de: 'Nur ein Wachmann geht' },
    text: {
      en: 'It is the guard of the floor where you end your turn. Atriums and cameras still connect the floors.',
      de: 'Es ist der des Stockwerks, auf dem dein Zug endet. Atrium und Kameras verbinden die Stockwerke trotzdem.',
    },
    cases: ['upstairs-the-guard-below-stands-still', 'the-atrium-and-the-cameras-join-the-floors'],
    show: 'floors',
  },
  {
    title: { en: 'Which of two equal ways', de: 'Welcher von zwei gleichen Wegen' },
    text: {
      en: 'The guard takes the clockwise one: of all shortest ways, the one farthest to his left.',
      de: 'Der Wachmann geht im Uhrzeigersinn: von allen kürzesten Wegen den am weitesten links.',
    },
    cases: ['the-clockwise-way-bends-to-the-left'],
    show: 'route',
    floor: '1',
  },
  {
    title: { en: 'Several alarms', de: 'Mehrere Alarme' },
    text: {
      en: 'The nearest comes first, and you choose between equals. Each adds a step, and no patrol card is drawn until all are off.',
      de: 'Der nächste kommt zuerst, bei Gleichstand wählst du. Jeder gibt einen Schritt dazu, und bis alle aus sind, wird keine Rundgangkarte gezogen.',
    },
    cases: ['two-alarms-one-guard'],
    show: 'alarms',
    floor: '1',
  },
  {
    title: { en: 'Keypads and deadbolts', de: 'Zahlencodes und verriegelte Räume' },
    text: {
      en: 'Every further try at a keypad adds a die, until your turn ends. A deadbolt costs 3 actions, or 1 if somebody is inside.',
      de: 'Jeder weitere Versuch am Zahlencode gibt einen Würfel dazu, bis dein Zug endet. Ein verriegelter Raum kostet 3 Aktionen, oder 1, wenn jemand darin ist.',
    },
    cases: ['keypad-dice-are-gone-in-the-next-turn', 'a-deadbolt-is-cheap-when-somebody-is-inside'],
    show: 'keypads',
    floor: '1',
  },
  {
    title: { en: 'What a patrol deck still holds', de: 'Was der Rundgangstapel noch enthält' },
    text: {
      en: 'Every tile is in the deck once. Cards that have been drawn cannot come again until the deck is reshuffled.',
      de: 'Jedes Teil ist einmal im Stapel. Was gezogen ist, kommt erst nach dem Mischen wieder.',
    },
    cases: ['empty-patrol-pile-in-mid-move'],
    show: 'patrol',
  },
  {
    title: { en: 'The combination of a safe', de: 'Die Kombination eines Tresors' },
    text: {
      en: 'All numbers in its row and column have to be cracked. One roll covers every tile with a number that comes up.',
      de: 'Alle Zahlen seiner Reihe und Spalte müssen geknackt sein. Ein Wurf deckt jedes Teil mit einer geworfenen Zahl ab.',
    },
    cases: ['safe-opens-and-guards-below-speed-up'],
    show: 'combination',
    floor: '2',
  },
];
