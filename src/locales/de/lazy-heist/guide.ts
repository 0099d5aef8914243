// Lazy Heist auf Deutsch: was zu erreichen ist und was die Zeichen bedeuten.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    radio: 'Den Piloten immer wieder anfunken',
    lasers: 'Die Laser ausschalten: beide Schalter in einer Minute',
    wall: 'Die Tresorwand sprengen',
    ruby: 'Den Rubin aus dem Tresor tragen',
    roof: 'Alle aufs Dach bringen',
  },
  signs: {
    burglar: 'Ein Einbrecher',
    lying: 'liegt: beginnt die nächste Minute',
    sitting: 'sitzt: fertig für diese Minute',
    guard: 'Ein Wachmann; er läuft zum Kontrollpunkt',
    checkpoint: 'Der Kontrollpunkt',
    drone: 'Eine aktive Drohne',
    asleep: 'Eine inaktive Drohne',
    lift: 'Eine Aufzugskabine und wie viel Kilo sie trägt',
    key: 'Ein Schlüssel',
    lock: 'Ein verschlossener Aufzugszugang; der Schlüssel seiner Farbe öffnet ihn',
    battery: 'Eine Batterie für das Funkgerät',
    explosives: 'Der Sprengstoff',
    ruby: 'Der Rubin',
  },
};
