// Die offenen Fragen von How to Rob a Bank auf Deutsch.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'RB-RULING-car-edge-start': {
    question: 'Wo beginnt das Auto, wenn die Bankräuber in der Mitte einer Seite beginnen?',
    alternatives: {
      'far-corners':
        'An einer der beiden Ecken, die in Räumen gezählt am weitesten weg sind; die Bankräuber wählen dann das ' +
        'Straßenfeld.',
      'straight-opposite': 'Auf dem Straßenfeld genau gegenüber. Zu wählen gibt es nichts.',
    },
    why:
      'Die Anleitung spricht nur von der Ecke und von der Mitte. Die Entfernung in Räumen zu zählen passt zu beidem ' +
      'und ergibt hier zwei Ecken. Zählt man entlang der Straße, gibt es für die Mitte keine Antwort.',
  },
  'RB-RULING-car-corner-chooser': {
    question: 'Wer wählt die Ecke für das Auto, wenn mehrere gleich weit weg sind?',
    alternatives: {
      bank: 'Die Bank wählt die Ecke, die Bankräuber das Straßenfeld.',
      robbers: 'Die Bankräuber wählen die Ecke und das Straßenfeld.',
    },
    why:
      'Der französische Text überlässt die Ecke der Person, die das Auto hinstellt, und das Straßenfeld dann den ' +
      'Bankräubern: Das klingt nach zwei verschiedenen Leuten.',
  },
  'RB-RULING-closed-rooms': {
    question: 'Wann ist ein Teil der Etage abgeschlossen?',
    alternatives: {
      areas: 'Sobald die Etage in getrennte Bereiche zerfällt, ob aus einem Raum oder aus mehreren.',
      'single-room': 'Nur wenn ein Raum zu keinem Nachbarn eine offene Seite hat.',
    },
    why:
      'Laut Text sollen alle Räume offen sein, und er spricht von mehreren. Nur eine niederländische ' +
      'Bildunterschrift nennt einen.',
  },
  'RB-RULING-rotate-must': {
    question: 'Muss die Bank öffnen, was abgeschlossen ist?',
    alternatives: {
      must: 'Ja: Sie dreht Raumkarten, bis jeder Raum erreichbar ist.',
      may: 'Nein: Sie darf Räume abgeschlossen lassen.',
    },
    why:
      'Im Text ist es einmal erlaubt und einmal Pflicht. Abgeschlossene Räume können Pflichtschritte unmöglich und ' +
      'Geldsäcke unerreichbar machen.',
  },
  'RB-RULING-rotate-when': {
    question: 'Darf die Bank Raumkarten drehen, wenn nichts abgeschlossen ist?',
    alternatives: {
      'closed-only': 'Nein: Gedreht wird nur, um abgeschlossene Räume zu öffnen.',
      free: 'Ja: jede Raumkarte mit Wand, so oft die Bank will, solange die Etage nicht in mehr Bereiche zerfällt.',
    },
    why:
      'Eine Öffnung ist der einzige Grund, den der Text für das Drehen nennt. Öffentliche Besprechungen sind sich nicht ' +
      'einig.',
  },
  'RB-RULING-rotate-lowers': {
    question: 'Muss jede einzelne Drehung eine Öffnung schaffen?',
    alternatives: {
      yes: 'Ja: Jede Drehung muss Bereiche verbinden, die getrennt waren.',
      no: 'Nein: Nur am Ende muss die Etage offen sein.',
    },
    why: 'Gedreht wird, um eine Öffnung zu schaffen, und eine solche Drehung gibt es immer.',
  },
  'RB-RULING-tile-facing': {
    question: 'Wie herum liegt eine Raumkarte mit Wand, wenn sie ausgelegt wird?',
    alternatives: {
      chance: 'Der Zufall bestimmt die Seite der Wand.',
      bank: 'Die Bank bestimmt die Seite der Wand.',
      upright: 'Die Wand zeigt immer nach Norden.',
    },
    why: 'Die Raumkarten sind quadratisch: Wer sie verdeckt mischt, überlässt auch ihre Richtung dem Zufall.',
  },
  'RB-RULING-walk-all': {
    question: 'Sind beide Schritte einer Bankkarte mit zwei Schritten Pflicht?',
    alternatives: {
      all: 'Ja: Jeder mögliche Schritt muss gemacht werden.',
      one: 'Nein: Einer davon genügt.',
    },
    why: 'Französisch und Deutsch verlangen ausdrücklich alle; Englisch und Niederländisch bleiben ungenau.',
  },
  'RB-RULING-walk-look-ahead': {
    question: 'Darf der erste Schritt in einen Raum führen, aus dem der zweite nur zurückführen könnte?',
    alternatives: {
      refuse: 'Nein: Schon der erste Schritt ist nicht erlaubt.',
      lose: 'Ja: Der zweite Schritt verfällt dann.',
    },
    why: 'Du musst alle Schritte machen und in einem anderen Raum ankommen. Wo beides möglich ist, ist beides Pflicht.',
  },
  'RB-RULING-robber-there-and-back': {
    question: 'Darf ein Bankräuber mit zwei Schritten in den Raum zurückkehren, in dem die Karte begann?',
    alternatives: {
      no: 'Nein: Er muss in einem anderen Raum ankommen.',
      yes: 'Ja: Jeder Schritt zählt für sich.',
    },
    why:
      'Englisch und Niederländisch verlangen einen anderen Raum. Ein einzelner Schritt führt immer in einen anderen, ' +
      'also kann nur das Ende der Karte gemeint sein.',
  },
  'RB-RULING-impossible-walk': {
    question: 'Was wird aus einem Schritt, der überhaupt nicht möglich ist?',
    alternatives: {
      lost: 'Er verfällt, und du darfst die Karte ohne ihn beenden.',
    },
    why: 'Etwas anderes geht nicht. Das kommt nur in selbst gebauten Stellungen vor, oder wenn Räume abgeschlossen bleiben.',
  },
  'RB-RULING-optional-when-possible': {
    question: 'Sind Tackling, Verriegeln, Aufheben, Entriegeln und Pfefferspray Pflicht, sobald sie möglich sind?',
    alternatives: {
      optional: 'Nein: Man darf sie auslassen.',
      compulsory: 'Ja: Eine Karte kann nicht enden, solange eine dieser Handlungen möglich ist.',
    },
    why: 'Der allgemeine Satz lässt beides zu, aber der Absatz zu jeder Handlung erlaubt sie nur.',
  },
  'RB-RULING-or-optional': {
    question: 'Muss eine Hälfte einer Oder-Handlung ausgeführt werden?',
    alternatives: {
      optional: 'Nein: Man darf beide Hälften auslassen.',
      compulsory: 'Ja: Eine Hälfte musst du ausführen, wenn es möglich ist.',
    },
    why: 'Der Text lässt zwischen den Hälften wählen, aber jede für sich ist freiwillig.',
  },
  'RB-RULING-crawl-compulsory': {
    question: 'Ist Kriechen Pflicht?',
    alternatives: {
      yes: 'Ja, wie das Gehen.',
      no: 'Nein: Man darf es auslassen.',
    },
    why: 'Der französische Text macht es zur Pflicht, und die anderen verbieten, im Raum zu bleiben.',
  },
  'RB-RULING-crawl-drop': {
    question: 'Kann ein Bankräuber Geldsäcke zurücklassen, wenn er davonkriecht?',
    alternatives: {
      no: 'Nein: Alle getragenen Geldsäcke kommen mit.',
      yes: 'Ja: Das entscheidet der Bankräuber.',
    },
    why: 'Nur der französische Text klingt nach einer Wahl.',
  },
  'RB-RULING-extra-between': {
    question: 'Darf die zusätzliche Handlung zwischen zwei Handlungen einer Karte kommen?',
    alternatives: {
      no: 'Nein: Sie kommt vor der Karte oder danach.',
      yes: 'Ja: Sie darf in jedem Augenblick des Spielzugs kommen.',
    },
    why: 'Der Text nennt zwei Zeitpunkte, vor der Karte und danach.',
  },
  'RB-RULING-extra-before-flip': {
    question: 'Ist die Karte noch verdeckt, wenn die zusätzliche Handlung vor ihr kommt?',
    alternatives: {
      'before-turning': 'Ja: Sie wird erst danach aufgedeckt.',
      'after-turning': 'Nein: Der Bankräuber sieht die Karte zuerst.',
    },
    why:
      'Mit dem Aufdecken beginnt das Spielen einer Karte. Der Unterschied ist nur wichtig, wenn jemand die Karte ' +
      'vergessen hat.',
  },
  'RB-RULING-extra-per': {
    question: 'Wie oft hat ein Bankräuber eine zusätzliche Handlung?',
    alternatives: {
      turn: 'Einmal in jedem Spielzug.',
      round: 'Einmal in jeder Runde.',
    },
    why: 'Nur der deutsche Schnellstart spricht von der Runde; der Haupttext und die anderen Sprachen vom Spielzug.',
  },
  'RB-RULING-forfeit-look': {
    question: 'Muss die Bank sich zum Opfern entscheiden, bevor sie die Karte aufdeckt?',
    alternatives: {
      'before-turning': 'Ja: Sie entscheidet, solange die Karte verdeckt liegt.',
      'after-turning': 'Nein: Sie darf erst nachsehen und opfern, solange keine Handlung verbraucht ist.',
    },
    why: 'Im Text beschließt die Bank zuerst, ihre Leute zu wecken, und spielt die nächste Karte zu diesem Zweck.',
  },
  'RB-RULING-forfeit-when-awake': {
    question: 'Darf die Bank eine Karte opfern, wenn alle Wachleute bei Bewusstsein sind?',
    alternatives: {
      no: 'Nein: Mindestens ein Wachmann muss bewusstlos sein.',
      yes: 'Ja, in jedem Spielzug.',
    },
    why:
      'Das Opfern wird nur als Mittel beschrieben, Wachleute zu wecken. Sonst ließe sich damit jeder Pflichtschritt ' +
      'umgehen.',
  },
  'RB-RULING-revive-some': {
    question: 'Stehen alle Wachleute auf, wenn die Bank eine Karte opfert?',
    alternatives: {
      all: 'Ja, alle miteinander.',
      choose: 'Die Bank wählt aus, wer aufsteht.',
    },
    why: 'Alle vier Sprachen betonen, dass es alle sind.',
  },
  'RB-RULING-lock-one': {
    question: 'Wie viel verriegelt man auf einmal?',
    alternatives: {
      one: 'Einen Marker: einen Geldsack oder den Alarm.',
      everything: 'Alle unverriegelten Marker im Raum.',
    },
    why:
      'In allen vier Sprachen wird ein Geldsack oder der Alarm umgedreht, und im Niederländischen und Deutschen ist ' +
      'es ausdrücklich ein Geldsack; „alles“ im Englischen und Französischen ist eine Redensart. Im Schnellstart ' +
      'steht nur „etwas“.',
  },
  'RB-RULING-lock-carried': {
    question: 'Kann ein Wachmann einen Geldsack verriegeln, den ein Bankräuber trägt?',
    alternatives: {
      no: 'Nein: Erst muss der Bankräuber zu Fall gebracht werden.',
      yes: 'Ja: Der Geldsack ist dann verriegelt und bleibt im Raum.',
    },
    why: 'Die Figur steht auf dem Geldsack, und ein Bankräuber lässt erst los, wenn er zu Fall gebracht wird.',
  },
  'RB-RULING-lock-with-robbers': {
    question: 'Hindern Bankräuber im Raum einen Wachmann am Verriegeln?',
    alternatives: {
      no: 'Nein: Ob Bankräuber da sind, spielt keine Rolle.',
      yes: 'Ein Wachmann kann nichts verriegeln, solange ein Bankräuber im Raum bei Bewusstsein ist.',
    },
    why: 'Der Text verlangt nur, dass der Wachmann da ist.',
  },
  'RB-RULING-dropped-side': {
    question: 'Sind Geldsäcke verriegelt, nachdem ein Bankräuber sie fallen ließ?',
    alternatives: {
      unlocked: 'Nein, sie sind unverriegelt.',
      locked: 'Ja, sie sind verriegelt.',
    },
    why: 'Nur unverriegelte Geldsäcke werden getragen, und im Text steht nirgends, dass sie beim Fallen umgedreht werden.',
  },
  'RB-RULING-tackle-out': {
    question: 'Kann man jemanden zu Fall bringen oder besprühen, der schon bewusstlos ist?',
    alternatives: {
      no: 'Nein: nur wer bei Bewusstsein ist.',
      yes: 'Ja, aber damit ist nur die Handlung verbraucht.',
    },
    why: 'Die Figur ist schon bewusstlos, also würde sich nichts ändern.',
  },
  'RB-RULING-pass-to-unconscious': {
    question: 'Kann man einem bewusstlosen Bankräuber einen Geldsack geben?',
    alternatives: {
      no: 'Nein: nur einem, der bei Bewusstsein ist.',
      yes: 'Ja: Der Geldsack wird unverriegelt in den Raum gelegt.',
    },
    why: 'Zum Tragen muss eine Figur auf dem Geldsack stehen, und eine bewusstlose liegt.',
  },
  'RB-RULING-alarm-per': {
    question: 'Wie oft kann der Alarm losgehen?',
    alternatives: {
      round: 'Einmal pro Runde.',
      turn: 'Einmal pro Spielzug: Danach kommt er in seinen Raum zurück.',
    },
    why: 'Niederländisch, Englisch und Deutsch sprechen von der Runde; nur Französisch vom Spielzug.',
  },
  'RB-RULING-alarm-optional': {
    question: 'Muss ein Bankräuber im Raum des Alarms den Alarm auslösen?',
    alternatives: {
      optional: 'Nein: Das ist nur eine der möglichen zusätzlichen Handlungen.',
      compulsory:
        'Wer den Alarm auslösen kann, muss es in diesem Spielzug tun, und zwar vor der Karte, wenn sie wegführt, ' +
        'sonst danach.',
    },
    why: 'In drei Sprachen ist es erlaubt, nicht vorgeschrieben; nur im Französischen klingt es, als geschehe es einfach.',
  },
  'RB-RULING-alarm-walls': {
    question: 'Halten Wände oder Entfernungen die Wachleute auf, die zum Alarm eilen?',
    alternatives: {
      no: 'Nein: Alle, die bei Bewusstsein sind, kommen sofort an.',
      yes: 'Ja: Jeder kommt nur so nah heran, wie die Wände es zulassen.',
    },
    why: 'Die Wachleute werden gleich in den Raum gestellt, und von Gehen ist keine Rede.',
  },
  'RB-RULING-deck-next-round': {
    question: 'Aus welchen Karten bestehen die Stapel der nächsten Runde?',
    alternatives: {
      'all-15': 'Wieder aus allen 15 Karten.',
      'unused-only': 'Nur aus Karten, die noch nicht gespielt wurden.',
    },
    why: 'Ohne die gespielten Karten blieben für die dritte Runde nur fünf, zu wenig für acht Handkarten.',
  },
  'RB-RULING-guards-between-rounds': {
    question: 'Was geschieht mit den Wachleuten zwischen zwei Runden?',
    alternatives: {
      reset: 'Sie verlassen den Plan und beginnen neu auf den Dienstmarken, alle bei Bewusstsein.',
      stay: 'Sie bleiben, wo und wie sie sind.',
    },
    why:
      'Der Text nennt sie beim Abräumen nicht, aber die Raumkarten unter ihnen verschwinden, und in der nächsten ' +
      'Erkundung kommen wieder Wachleute auf die Dienstmarken.',
  },
  'RB-RULING-round-3-cleanup': {
    question: 'Wird nach der dritten Runde abgeräumt?',
    alternatives: {
      skip: 'Nein: Das Spiel ist sofort aus.',
      do: 'Ja, und dann ist das Spiel aus.',
    },
    why: 'Das Abräumen bereitet eine weitere Runde vor, und die gibt es nicht.',
  },
  'RB-RULING-hand-view': {
    question: 'Dürfen die Bankräuber einander in die Karten sehen?',
    alternatives: {
      yes: 'Ja.',
      'own-only': 'Nein: Alle sehen nur ihre eigenen.',
    },
    why: 'Im Englischen steht es ausdrücklich; der französische Wortlaut lässt beides zu.',
  },
  'RB-RULING-two-player-order': {
    question: 'In welcher Reihenfolge sind die beiden Bankräuber zu zweit am Zug?',
    alternatives: {
      seat: 'In der Reihenfolge ihrer Plätze, jeder mit eigenem Spielzug.',
      free: 'Wer die Bankräuber führt, entscheidet jedes Mal, welcher zuerst dran ist.',
    },
    why: 'Laut Anleitung spielt man zu zweit wie zu dritt.',
  },
  'RB-RULING-first-step-damaged': {
    question: 'Wie sind die Schritte der Planung nummeriert?',
    alternatives: {
      'one-to-four': 'Von eins bis vier, wie im französischen Text.',
    },
    why: 'Die Nummern im englischen Text sind falsch gedruckt, aber es sind dieselben vier Schritte.',
  },
};
