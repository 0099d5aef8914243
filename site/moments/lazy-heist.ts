// What is tricky about Lazy Heist. The stories of the same names show more.
import type { Moment, FrontPageScene } from './moment.js';

export const scene: FrontPageScene = {
  text: {
    en: 'A drone finds Carla in the vault. Step 5 stops, the guards walk, then the drones continue.',
    de: 'Eine Drohne findet Carla im Tresorraum. Schritt 5 hält an, die Wachleute gehen, dann sind die übrigen Drohnen an der Reihe.',
    nl: 'Een drone vindt Carla in de kluis. Stap 5 stopt, de bewakers lopen, daarna gaan de drones verder.',
    fr: 'Un drone trouve Carla dans la chambre forte. L’étape 5 s’arrête, les gardes marchent, puis les drones continuent.',
  },
  case: 'an-alarm-in-the-middle-of-step-5',
  from: 9,
  height: 11,
};

export const moments: readonly Moment[] = [
  {
    title: { en: 'Sit or wait', de: 'Setzen oder warten' },
    text: {
      en: 'You may sit down only at the start of your turn, and then your minute is over. After a walk it is too late.',
      de: 'Setzen geht nur zu Beginn deines Zuges, und dann ist deine Minute vorbei. Nach einem Schritt ist es zu spät.',
    },
    cases: ['sit-or-wait'],
  },
  {
    title: { en: 'Into a drone, or past it', de: 'Zur Drohne hinein oder vorbei' },
    text: {
      en: 'Walk in and knock it out: one point plus two. Sneak in and walk on: two points plus one. Compare the costs.',
      de: 'Hineingehen und ausknocken: ein Punkt und zwei. Hineinschleichen und weitergehen: zwei Punkte und einer. Vergleich die Kosten.',
    },
    cases: ['into-a-drone-and-knock-it-out', 'past-a-drone-on-tiptoe'],
    show: 'ledger',
  },
  {
    title: { en: 'An alarm in the middle of step 5', de: 'Ein Alarm mitten in Schritt 5' },
    text: {
      en: 'The drones on floors 1 to 3 have moved. The one on floor 4 finds a burglar, the guards walk, and then floors 5 and 6 move.',
      de: 'Die Drohnen der Stockwerke 1 bis 3 sind geflogen. Die auf Stockwerk 4 findet jemanden, die Wachleute gehen, dann folgen Stockwerk 5 und 6.',
    },
    cases: ['an-alarm-in-the-middle-of-step-5'],
    show: 'order',
  },
  {
    title: { en: 'Which guard, which route', de: 'Welcher Wachmann, welcher Weg' },
    text: {
      en: 'The nearer guard walks first. If several routes are equally short, he takes the one that leads away from the other guard.',
      de: 'Der nähere Wachmann geht zuerst. Sind mehrere Wege gleich kurz, nimmt er den, der vom anderen wegführt.',
    },
    cases: ['two-routes-of-equal-length'],
    show: 'distances',
  },
  {
    title: { en: 'The timetable of a drone', de: 'Der Fahrplan einer Drohne' },
    text: {
      en: 'Maintenance, charging, inactive in a room, active, flying on: the floor is quiet for three minutes.',
      de: 'Wartung, Laden, inaktiv im Raum, aktiv, weiterfliegen: Drei Minuten lang ist Ruhe auf dem Stockwerk.',
    },
    cases: ['the-timetable-of-a-knocked-out-drone'],
    show: 'timetable',
  },
  {
    title: { en: 'Weights', de: 'Gewichte' },
    text: {
      en: 'Every kilo in a cabin counts, burglars and loads alike. Exactly the limit is allowed.',
      de: 'In der Kabine zählt jedes Kilo, von Einbrechern und Lasten. Genau die Grenze ist erlaubt.',
    },
    cases: ['who-fits-into-the-cabin'],
    show: 'scale',
  },
  {
    title: { en: 'The blast', de: 'Die Explosion' },
    text: {
      en: 'You light the explosives now, and they go off at the end of the minute. Then it is red alert: guards walk five steps.',
      de: 'Du zündest jetzt, und am Ende der Minute geht es hoch. Dann gilt Alarmstufe Rot: Wachleute gehen fünf Schritte.',
    },
    cases: ['lit-now-blown-up-at-the-end-of-the-minute'],
  },
  {
    title: { en: 'Two switches, one radio', de: 'Zwei Schalter, ein Funkspruch' },
    text: {
      en: 'A single switch turns itself off in step 2. If you reach a radio field without a call, you lose in step 10.',
      de: 'Ein einzelner Schalter springt in Schritt 2 zurück. Wer ohne Funkspruch ein Funkfeld erreicht, verliert in Schritt 10.',
    },
    cases: ['two-switches-or-none', 'the-pilot-wants-to-hear-from-us'],
  },
];
