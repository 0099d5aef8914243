// Burgle Bros 2 auf Deutsch: wie Sätze Personen, Räume, Jetons und Karten nennen.
// Names are such that they fit into any sentence and any list: without an article, or the same in nominative and
// accusative. What has a gender follows a colon.
import { numbered } from '../../numbered.js';

const people = {
  anna: 'Anna',
  bea: 'Bea',
  cleo: 'Cleo',
  dora: 'Dora',
  team: 'das Team',
  crooks: 'die Ganoven',
  guard: 'Wachmann',
  outside: 'draußen',
  left: 'auf und davon',
};

/** Räume nach ihrer Art und jedes Plättchen mit seiner Nummer. */
const rooms = {
  ...numbered({
    'crows-nest': 'Aufsicht',
    slots: 'Automaten',
    buffet: 'Büfett',
    'revolving-door': 'Drehtür',
    cashier: 'Kassen',
    lounge: 'Lounge',
    pool: 'Pool',
    'table-games': 'Spieltische',
    surveillance: 'Überwachung',
    'count-room': 'Zählraum',
    'pit-boss': 'Saalchef',
    'front-desk': 'Empfang',
    'magic-show': 'Zaubershow',
    monorail: 'Schwebebahn',
    escalator: 'Rolltreppe',
  }),
  'owners-office': 'Chefbüro',
  office: 'Chefbüro',
  safe: 'Tresorraum',
};

const chips = {
  drunk: 'Betrunkener',
  saleswoman: 'Verkäuferin',
  'prima-donna': 'Primadonna',
  detective: 'Detektiv',
  crowd: 'Gedränge',
  mole: 'Insider',
};

/** Was außer Gedränge Stress erspart. */
const helpers = {
  mustache: 'falscher Schnurrbart',
  chip: 'Gedränge-Jeton',
  token: 'Gedrängemarker',
};

const characters = {
  acrobat: 'Akrobat',
  hacker: 'Hacker',
  hawk: 'Falke',
  juicer: 'Elektriker',
  peterman: 'Schränker',
  raven: 'Rabe',
  rigger: 'Mechaniker',
  rook: 'Bauernfänger',
  spotter: 'Späher',
};

const gear = {
  'fake-mustache': '„Falscher Schnurrbart“',
  'grappling-hook': '„Enterhaken“',
  zipline: '„Seilrutsche“',
  'double-flip': '„Doppelsalto“',
  'loop-footage': '„Endlosschleife“',
  'out-of-order': '„Außer Betrieb“',
  'radio-interference': '„Funkstörung“',
  hack: '„Hack“',
  mirage: '„Trugbild“',
  'sliding-door': '„Schiebetür“',
  'special-offer': '„Sonderangebot“',
  'air-ducts': '„Lüftungsschacht“',
  adrenaline: '„Adrenalin“',
  bingo: '„Bingo“',
  fainting: '„Ohnmacht“',
  crybaby: '„Heulboje“',
  'get-cracking': '„Fingerspitzengefühl“',
  'good-intel': '„Guter Tipp“',
  'improvised-route': '„Improvisierter Weg“',
  'altered-id-badge': '„Gefälschter Ausweis“',
  'bird-tricks': '„Vogeltricks“',
  'fowl-play': '„Krummer Vogel“',
  'free-bird': '„Freier Vogel“',
  'all-in': '„All-in“',
  macgyver: '„MacGyver“',
  scaffolding: '„Gerüst“',
  sledgehammer: '„Vorschlaghammer“',
  'folding-ladder': '„Klappleiter“',
  earpiece: '„Ohrhörer“',
  'face-masks': '„Gesichtsmasken“',
  impersonate: '„Maskerade“',
  'body-double': '„Doppelgänger“',
  clairvoyant: '„Hellsehen“',
  'mind-tricks': '„Gedankentricks“',
  telekinesis: '„Telekinese“',
  'stacked-deck': '„Gezinkter Stapel“',
};

const cards = {
  distracted: 'Abgelenktkarte',
  'splash-zone': '„Spritzzone“',
  cannonball: '„Arschbombe“',
  'pool-prank': '„Pool-Streich“',
  'trade-shifts': '„Schichttausch“',
  'identity-theft': '„Identitätsdiebstahl“',
  'go-for-a-swim': '„Eine Runde schwimmen“',
  'lifeguard-tip': '„Tipp vom Bademeister“',
  'no-running': '„Rennen verboten“',
  directions: '„Wegbeschreibung“',
  'happy-hour': '„Happy Hour“',
  chatterbox: '„Plaudertasche“',
  'espresso-bar': '„Espressobar“',
  'share-a-drink': '„Drink zu zweit“',
  tipsy: '„Beschwipst“',
  thirsty: '„Durstig“',
  'dubious-meeting': '„Zwielichtiges Treffen“',
  'depot-1': 'Depotkarte 1',
  'depot-2': 'Depotkarte 2',
  'depot-3': 'Depotkarte 3',
  'depot-4': 'Depotkarte 4',
  'depot-5': 'Depotkarte 5',
  'depot-6': 'Depotkarte 6',
  'depot-7': 'Depotkarte 7',
  'depot-8': 'Depotkarte 8',
  'finale-1': 'Finale 1: Leibwächter',
  'finale-2': 'Finale 2: Spritztour',
  'finale-3': 'Finale 3: Geldwäsche',
  'finale-4': 'Finale 4: Auf frischer Tat',
  'finale-5': 'Finale 5: Magnetschuhe',
  'finale-6': 'Finale 6: Tiger',
  'finale-7': 'Finale 7: Langer Pass',
  'finale-8': 'Finale 8: Razzia',
  'finale-9': 'Finale 9: Abriss',
  'fingerprint-1': 'Fingerabdruck 1',
  'fingerprint-2': 'Fingerabdruck 2',
  'fingerprint-3': 'Fingerabdruck 3',
  'fingerprint-4': 'Fingerabdruck 4',
};

const loot = {
  handbag: 'Handtasche des Stars',
  'car-key': 'Autoschlüssel',
  'clean-shirt': 'sauberes Hemd',
  'fingerprint-card': 'Fingerabdruckkarte',
  boots: 'Magnetschuhe',
  necklace: 'Halskette',
  football: 'Football',
  badge: 'Dienstmarke',
  brick: 'Ziegelstein',
  won: 'gewonnen',
  lost: 'verloren',
};

/** Was in einem Finale geschieht. */
const finaleSteps = {
  'fake-orders': 'falscher Befehl untergeschoben',
  fingerprint: 'Fingerabdruck gezogen',
  prepared: 'alles vorbereitet',
  'chip-put': 'Jeton verlegt',
  'prima-donna-taken': 'Primadonna mitgenommen',
  boarded: 'ins Auto gestiegen',
  driven: 'Auto gefahren',
  'die-set': 'Würfel weitergedreht',
  'tiger-placed': 'Tiger freigelassen',
  'steak-laid': 'Steak ausgelegt',
  'steak-eaten': 'Steak gefressen',
  thrown: 'Football geworfen und gefangen',
  'swat-cleared': 'SEK-Marker entfernt',
  'marker-taken': 'Geknacktmarker genommen',
};

export const names: Readonly<Record<string, string>> = {
  ...people,
  ...rooms,
  ...chips,
  ...helpers,
  ...characters,
  ...gear,
  ...cards,
  ...loot,
  ...finaleSteps,
};
