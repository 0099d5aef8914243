// Lazy Heist auf Deutsch: woher die Angaben stammen.
import type { DataWords } from '../../data-words.js';

export const data: DataWords = {
  numbers: {
    name: 'Zahlen',
    note: 'Spielmaterial, Kosten der Aktionen, die dreißig Minuten, die drei oder fünf Schritte der Wachleute, die elf Schritte des Protokolls.',
  },
  'building plan': {
    name: 'Gebäudeplan',
    note: 'Sechs Stockwerke mit je sechs Räumen zwischen zwei Treppenhäusern, vier Schächte, der Tresor in 4.4. Die Anleitung zeigt das nur im Bild.',
  },
  burglars: {
    name: 'Einbrecher',
    note: 'Gewichte und Steckbriefe sind von uns. Die Anleitung nennt siebzehn Kraft-Marker und drei bis fünf Aktions-Punkte.',
  },
  weights: { name: 'Gewichte', note: 'Sprengstoff 80 kg, Rubin 100 kg, Kabinen für 120, 160, 200 und 250 kg.' },
  locks: { name: 'Türschlösser', note: 'Welchen Aufzugszugang jedes der vier Türschlösser versperrt.' },
  'helicopter strip': {
    name: 'Helikopter-Leiste',
    note: 'Die Funkspruch-Felder auf beiden Seiten. Die dreißig Minuten stehen in der Anleitung.',
  },
  'drone paths': {
    name: 'Wege der Drohnen',
    note: 'Eine Runde durch alle sechs Räume in jedem Stockwerk. Bahnen, Richtungen und Stationen stehen in der Anleitung.',
  },
  'event cards': {
    name: 'Ereigniskarten',
    note: 'Dass es zwanzig Karten gibt, steht in der Anleitung. Ihre Texte sind von uns.',
  },
  'protocol back side': {
    name: 'Rückseite des Protokolls',
    note: 'Schritt 2 bis 11 mit denselben Nummern. Die fünf Schritte der Wachleute stehen in der Anleitung.',
  },
  'donut value': { name: 'Wert eines Donuts', note: 'Ein Punkt. Ein anderer Wert ist eine Auslegung.' },
  seats: { name: 'Sitzordnung', note: 'Anna, Bruno, Carla und Dieter, im Uhrzeigersinn.' },
  'diagram table': {
    name: 'Tisch eines Diagramms',
    note: 'Wo Wachleute, Drohnen, Schlüssel, Kabinen und Automaten stehen, wenn ein Diagramm nichts dazu sagt.',
  },
};
