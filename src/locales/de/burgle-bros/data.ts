// Burgle Bros auf Deutsch: woher die Angaben stammen.
import type { DataWords } from '../../data-words.js';

export const data: DataWords = {
  numbers: {
    name: 'Zahlen',
    note: 'Stockwerke, Zahl der Wände, Rundgangstapel, Startzahlen der Wachmannwürfel, Aktionen und Kosten, beiseitegelegte Karten.',
  },
  tiles: {
    name: 'Teile',
    note: 'Wie oft es jedes gibt, ihre Zahlen für die Kombination und welche den weißen Kreis tragen. Die Anleitung nennt die Summen.',
  },
  walls: {
    name: 'Wände',
    note: 'Die gedruckten Grundrisse von Bankeinbruch und Bürogebäude und einer für Fort Knox, den die Anleitung den Spielern überlässt.',
  },
  'patrol cards': { name: 'Rundgangkarten', note: 'Jedes Teil einmal je Stockwerk: sechzehn Karten in einem Stapel.' },
  'patrol cards of Fort Knox': {
    name: 'Rundgangkarten von Fort Knox',
    note: 'Jedes der fünfundzwanzig Teile einmal je Stapel. Die Anleitung nennt fünfzig Karten in zwei Stapeln.',
  },
  cards: {
    name: 'Karten',
    note: 'Neun Figuren mit zwei Seiten, dreizehn Gegenstände, dreizehnmal Beute, sechsundzwanzig Ereignisse, in unseren Worten.',
  },
  'timing of cards': {
    name: 'Zeitpunkt der Karten',
    note: 'Wann eine Karte wirkt und wer wählt, wo die Karte es nicht sagt.',
  },
};
