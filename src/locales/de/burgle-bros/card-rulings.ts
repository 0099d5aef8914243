// Die offenen Fragen von Burgle Bros auf Deutsch zu seinen Karten: Rundgang, Gegenstände, Beute, Ereignisse.
import type { RulingTexts } from '../../../table/rule.js';

export const cardRulings: Readonly<Record<string, RulingTexts>> = {
  'BB-RULING-lost-at-placement': {
    question: 'Was gilt, wenn beim Aufstellen oder beim ersten Ziel „Sichtkontakt verloren“ gezogen wird?',
    alternatives: {
      'off-the-table': 'Der Wachmann fehlt bis zu seiner nächsten Bewegung.',
      'draw-again': 'Es wird noch eine Karte gezogen.',
    },
    why: 'Die Anleitung macht keine Ausnahme: Wann immer die Karte erscheint, kommt der Wachmann weg.',
  },
  'BB-RULING-lost-with-alarm': {
    question: 'Wohin geht ein verlorener Wachmann, wenn auf seinem Stockwerk ein Alarm läuft?',
    alternatives: {
      alarm: 'Zwei Karten werden gezogen, dann ist der nächstgelegene Alarm sein Ziel.',
      card: 'Zum Ziel auf der zweiten Karte.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Alarme gehen Rundgangkarten vor.',
  },
  'BB-RULING-lost-card-after': {
    question: 'Wohin kommt die Karte „Sichtkontakt verloren“ danach?',
    alternatives: {
      discard: 'Zu den abgelegten Karten, also später wieder in den Stapel.',
      'out-of-the-game': 'Aus dem Spiel.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Sie ist eine Rundgangkarte wie die anderen.',
  },
  'BB-RULING-lost-speed': {
    question: 'Wann steht das Tempo eines zurückgekehrten Wachmanns fest?',
    alternatives: { 'after-draws': 'Nach seinen beiden Karten.', 'before-draws': 'Davor.' },
    why: 'Nach der Anleitung kommen die Karten vor der Bewegung, und das Tempo wird zu Beginn der Bewegung bestimmt.',
  },
  'BB-RULING-deck-empty': {
    question: 'Was gilt, wenn der Stapel der Gegenstände, der Beute oder der Ereignisse leer ist?',
    alternatives: {
      reshuffle: 'Die abgelegten Karten werden gemischt. Gibt es keine, wird keine Karte gezogen.',
      'no-card': 'Es wird keine Karte gezogen.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung behandelt sie wie Rundgangkarten.',
  },
  'BB-RULING-goblet-zero': {
    question: 'Was gilt, wenn jemand ohne Tarnung den verfluchten Kelch zieht?',
    alternatives: { captured: 'Der Einbrecher wird festgenommen.', 'no-loss': 'Nichts geschieht.' },
    why: 'Die Anleitung macht beim Verlust von Tarnung keine Ausnahme.',
  },
  'BB-RULING-peterman-bare': {
    question: 'Darf der Panzerknacker an einem Tresor ohne Würfel würfeln?',
    alternatives: { refused: 'Nein.', 'one-die': 'Ja: mit seinem eigenen Würfel.' },
    why:
      'Die Fähigkeit steht nicht in der Anleitung. Nach öffentlichen Quellen wirft er einen Würfel mehr, als dort ' +
      'liegen. Unsere Entscheidung: Es muss also einer dort liegen.',
  },
  'BB-RULING-roof-by-card': {
    question: 'Welche Karten führen vom obersten Stockwerk aufs Dach, wenn alle Tresore offen sind?',
    alternatives: {
      'thermal-bomb': 'Nur die Thermobombe: Sie schafft eine Treppe.',
      all: 'Die Thermobombe, der Lastenaufzug und der kletternde Akrobat.',
      none: 'Keine davon.',
    },
    why:
      'Die Anleitung nennt die Treppe im obersten Stockwerk, und die Bombe schafft eine Treppe. Eine öffentliche ' +
      'Umsetzung sieht es auch so; eine neuere englische Anleitung soll auch den Aufzug erlauben.',
  },
  'BB-RULING-motion-left-by-card': {
    question: 'Gibt es Alarm, wenn eine Karte jemanden von einem in diesem Zug betretenen Bewegungsmelder wegbringt?',
    alternatives: { 'no-alarm': 'Nein.', alarm: 'Ja.' },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Der Einbrecher wird bewegt und geht nicht selbst hinaus.',
  },
  'BB-RULING-gymnastics': {
    question: 'In welches Stockwerk führt eine Laufbrücke, solange „Gymnastik“ gilt?',
    alternatives: {
      'floor-above': 'Ins Stockwerk darüber, wie eine Treppe.',
      'floor-below': 'Ins Stockwerk darunter und von dort wieder hinauf.',
    },
    why:
      'Die Karte steht nicht in der Anleitung. Wir folgen einer älteren Auslegung einer öffentlichen Umsetzung; ' +
      'eine neuere englische Anleitung soll sie mit dem Stockwerk darunter verbinden.',
  },
  'BB-RULING-kitty-goal': {
    question: 'Wohin läuft die Perserkatze?',
    alternatives: {
      'alarm-marker': 'Zum nächstgelegenen Alarmmarker auf ihrem Stockwerk.',
      'alarm-tile': 'Zum nächstgelegenen aufgedeckten Teil mit Alarmsymbol.',
    },
    why:
      'Die Karte steht nicht in der Anleitung. Unsere Entscheidung: „Alarm“ meint sonst überall den Marker. In ' +
      'einer öffentlichen Umsetzung sind die Teile gemeint.',
  },
  'BB-RULING-gold-bar-solo': {
    question: 'Wer trägt im Solospiel den zweiten Goldbarren?',
    alternatives: {
      'leaves-the-game': 'Niemand: Er kommt aus dem Spiel.',
      'carries-both': 'Der Einbrecher darf beide tragen.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Sonst wäre das Spiel nicht zu gewinnen.',
  },
  'BB-RULING-emp-target': {
    question: 'Wohin geht ein Wachmann, dessen Alarme ein EMP abgeschaltet hat?',
    alternatives: {
      stays: 'Weiter dorthin, wo sein Würfel liegt.',
      draw: 'Eine Rundgangkarte gibt ein neues Ziel vor.',
    },
    why:
      'Die Karte steht nicht in der Anleitung. Nach öffentlichen Quellen wird dafür keine Rundgangkarte gezogen, ' +
      'anders als bei „Spannungsabfall“.',
  },
  'BB-RULING-card-guard-moves': {
    question:
      'Was bewirken Planänderung, Gepolter, Bauchredner und Schildertausch, solange auf dem Stockwerk ein Alarm läuft?',
    alternatives: {
      'no-effect':
        'Nichts. Nur beim Schildertausch springt der Wachmann zum nächstgelegenen Alarm und schaltet ihn ab.',
      'as-printed': 'Was auf der Karte steht.',
    },
    why:
      'Die Karten stehen nicht in der Anleitung. Unsere Entscheidung: Alarme gehen jedem anderen Ziel vor; so soll ' +
      'es auch eine neuere englische Anleitung halten.',
  },
};
