// How to Rob a Bank auf Deutsch: woher die Angaben stammen.
import type { DataWords } from '../../data-words.js';

export const data: DataWords = {
  numbers: {
    name: 'Zahlen',
    note: 'Sieben Geldsäcke, acht Handkarten, Stapel aus fünf Karten, drei Runden, vier oder fünf Geldsäcke zum Sieg.',
  },
  rooms: {
    name: 'Räume',
    note: 'Neun Räume in einem Quadrat von drei mal drei; öffentliche Besprechungen bestätigen es.',
  },
  streets: {
    name: 'Straßen',
    note:
      'Ein Ring aus zwölf Straßenfeldern. Dass ein Eckraum zwei Straßen hat, steht in der Anleitung. Dass auf der ' +
      'Ecke selbst keine liegt, ist von uns.',
  },
  'tile symbols': {
    name: 'Symbole der Raumkarten',
    note: 'Erschlossen aus den Zahlen der Raumkarten, Wachleute und Geldsäcke in der Anleitung, die die Karten nur im Bild zeigt.',
  },
  walls: {
    name: 'Wände',
    note: 'Dass vier Raumkarten Wände haben, steht in der Anleitung. Welche es sind und dass jede eine hat, ist von uns.',
  },
  'outer walls': {
    name: 'Außenwände',
    note: 'Eine Wand darf zur Straße zeigen: So steht es in einer Besprechung (spacebiff.com), und nach der Anleitung kann eine Wand einen Wurf verhindern.',
  },
  'turning tiles': {
    name: 'Raumkarten drehen',
    note:
      'Nur solange Räume abgeschlossen sind (ludorium.at). Nach einer anderen Besprechung darf man sie frei drehen; ' +
      'das ist eine Auslegung.',
  },
  'bank deck': {
    name: 'Karten der Bank',
    note: 'Fünfzehn Karten mit den vier Symbolen der Anleitung. Besprechungen erwähnen Karten mit zwei Handlungen und solche mit einer Wahl, aber keine zählt sie auf.',
  },
  'robber decks': {
    name: 'Karten der Bankräuber',
    note: 'Fünfzehn Karten mit den sieben Symbolen der Anleitung, für alle drei Farben gleich. Eine öffentliche Liste gibt es nicht.',
  },
  seats: {
    name: 'Sitzordnung',
    note: 'Gelb, Rot und Grün, von der Bank aus im Uhrzeigersinn: So nennt die Materialliste die Farben.',
  },
  'diagram floor': {
    name: 'Etage eines Diagramms',
    note: 'Die Etage eines Diagramms, das keine Raumkarten nennt: Jede Wand zeigt zur Straße.',
  },
};
