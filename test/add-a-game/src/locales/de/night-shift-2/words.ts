// Night Shift 2 auf Deutsch: was man zum Spielen braucht.
import type { GameWords } from '../../../table/rule.js';

export const words: GameWords = {
  title: 'Night Shift 2',
  events: {
    walked: 'Der Dieb geht: erst {from}, jetzt {to}.',
    hid: 'Der Dieb versteckt sich ({at}).',
    'bag-taken': 'Der Dieb nimmt die Tasche ({at}).',
    'guard-walked': 'Der Wachmann geht: erst {from}, jetzt {to}.',
    'guard-looked': 'Der Wachmann sieht sich um und entdeckt niemanden ({at}).',
    'thief-overlooked': 'Der Wachmann übersieht den Dieb im Versteck ({at}).',
    'thief-caught': 'Der Wachmann fasst den Dieb ({at}).',
    'clock-struck': 'Die Uhr schlägt. Stunden bisher: {hour}.',
    'game-won': 'Der Dieb entkommt mit der Tasche.',
    'game-lost': 'Der Dieb entkommt nicht.',
  },
  flow: {
    turn: 'Der Dieb ist am Zug',
    night: 'Die Nacht',
    'night.walk': 'Schritt 1: für den Wachmann würfeln',
    'night.look': 'Schritt 2: der Wachmann sieht sich um',
    'night.clock': 'Schritt 3: die Uhr schlägt',
    end: 'Spielende',
    'end.won': 'Der Dieb hat gewonnen',
    'end.lost': 'Der Dieb hat verloren',
  },
  names: {
    thief: 'Dieb',
    guard: 'Wachmann',
    bag: 'Tasche',
    door: 'Eingang',
    hall: 'Diele',
    office: 'Büro',
    archive: 'Archiv',
    safe: 'Tresorraum',
  },
};
