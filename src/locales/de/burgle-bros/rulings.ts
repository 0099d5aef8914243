// Die offenen Fragen von Burgle Bros auf Deutsch.
import type { RulingTexts } from '../../../table/rule.js';
import { cardRulings } from './card-rulings.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'BB-RULING-clockwise-tie': {
    question: 'Welcher von mehreren gleich kurzen Wegen verläuft im Uhrzeigersinn, wenn Wände im Weg sind?',
    alternatives: {
      'max-clockwise-area': 'Der, der sich insgesamt am weitesten links hält.',
      'left-at-first-fork': 'Der, der an der ersten Gabelung am weitesten nach links abbiegt.',
      'players-choose': 'Keiner steht fest: Die Spieler wählen.',
    },
    why:
      'Die Anleitung sagt „im Uhrzeigersinn“ und „zu seiner Linken“. Unsere Entscheidung passt zu beidem, ergibt ' +
      'genau einen Weg und bleibt nach jedem Schritt gleich.',
  },
  'BB-RULING-thermo-moment': {
    question: 'Wann genau endet ein Zug für den Wärmesensor?',
    alternatives: {
      'after-event': 'Nach dem Ereignis, bevor der Wachmann geht.',
      'before-event': 'Nach den Aktionen, vor dem Ereignis.',
      'after-guard': 'Wenn der Wachmann gegangen ist.',
    },
    why:
      'Die Anleitung nennt nur das Ende des Zuges. Unsere Entscheidung: Das Ereignis gehört noch dazu, und der ' +
      'Alarm kann den Wachmann noch anlocken.',
  },
  'BB-RULING-hopeless-attempt': {
    question: 'Darf jemand mit zu wenigen Aktionen versuchen, einen aufgedeckten verriegelten Raum zu betreten?',
    alternatives: { allowed: 'Ja: Der Versuch kostet 1 Aktion, und der Einbrecher bleibt draußen.', refused: 'Nein.' },
    why: 'Nach der Anleitung kostet jeder Versuch 1 Aktion, und wer zu wenige hat, bleibt draußen.',
  },
  'BB-RULING-laser-order': {
    question: 'Wann wird entschieden, ob für einen Laser die zweite Aktion bezahlt wird?',
    alternatives: {
      'after-reveal': 'Wenn das Teil aufgedeckt ist, vor dem Betreten.',
      'before-reveal': 'Bevor das Teil aufgedeckt wird.',
    },
    why: 'Die Anleitung stellt die Zahlung frei. Unsere Entscheidung: Eine Wahl ist das erst, wenn man das Teil kennt.',
  },
  'BB-RULING-motion-then-entry': {
    question: 'Welcher Alarm kommt zuerst, wenn jemand von einem Bewegungsmelder auf ein anderes Alarmteil geht?',
    alternatives: {
      'leaving-first': 'Der auf dem verlassenen Teil.',
      'entry-first': 'Der auf dem betretenen Teil.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung folgt der Bewegung: erst verlassen, dann betreten.',
  },
  'BB-RULING-motion-again': {
    question: 'Jemand beginnt auf einem Bewegungsmelder, geht weg, kommt zurück und geht wieder. Gibt es Alarm?',
    alternatives: { 'second-time': 'Ja, beim zweiten Weggehen.', never: 'Nein.' },
    why: 'Die Anleitung verlangt Betreten und Verlassen im selben Zug. Genau das ist beim zweiten Mal geschehen.',
  },
  'BB-RULING-second-alarm-same-tile': {
    question: 'Was bewirkt ein Alarm auf einem Teil, das schon einen Alarmmarker hat?',
    alternatives: {
      nothing: 'Nichts: kein zweiter Marker, keine Frage nach Gehacktmarkern, das Ziel bleibt.',
      'new-target': 'Kein zweiter Marker, aber der nächstgelegene Alarm wird neu bestimmt.',
    },
    why: 'Die Anleitung erlaubt einen Marker je Teil. Unsere Entscheidung: Dieser Alarm läuft ja schon.',
  },
  'BB-RULING-nearest-when': {
    question: 'Wann wird bestimmt, welcher Alarm der nächstgelegene ist?',
    alternatives: {
      'raised-or-reached': 'Wenn ein Alarm losgeht und wenn der Wachmann sein Ziel erreicht.',
      'every-step': 'Vor jedem Schritt neu.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Zu anderen Zeiten bleibt der Wachmannwürfel liegen.',
  },
  'BB-RULING-tie-chooser': {
    question: 'Wer wählt zwischen gleich nahen Alarmen?',
    alternatives: { 'active-player': 'Der Spieler, der am Zug ist.', team: 'Das ganze Team.' },
    why: 'Die Anleitung nennt „den Spieler“. Wir verstehen darunter den, der am Zug ist.',
  },
  'BB-RULING-hack-decider': {
    question: 'Wer entscheidet, ob ein Gehacktmarker abgelegt wird?',
    alternatives: { team: 'Das ganze Team.', burglar: 'Der Einbrecher, der den Alarm auslöst.' },
    why:
      'Die Anleitung nennt beim Fingerabdruck die Spieler, beim Computerraum einen Einbrecher. Unsere Entscheidung: ' +
      'Die Marker gehören allen.',
  },
  'BB-RULING-target-is-here': {
    question: 'Was gilt, wenn die Rundgangkarte das Teil zeigt, auf dem der Wachmann schon steht?',
    alternatives: {
      'draw-again': 'Sofort wird noch eine Karte gezogen.',
      wait: 'Der Wachmann bleibt bis zu seiner nächsten Bewegung stehen.',
    },
    why:
      'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Dieses Ziel ist schon erreicht. Auch öffentliche ' +
      'Umsetzungen ziehen neu.',
  },
  'BB-RULING-reshuffle-mid-move': {
    question: 'Geht ein Wachmann weiter, wenn sein Würfel während der Bewegung steigt?',
    alternatives: {
      'steps-unchanged':
        'Nein: Der Würfel steigt sofort, der zusätzliche Schritt zählt erst bei der nächsten Bewegung.',
      'one-step-more': 'Ja: Er hat gleich 1 Schritt mehr.',
    },
    why:
      'Die Anleitung legt das Tempo zu Beginn der Bewegung fest, nennt aber diesen Fall nicht. Danach richten wir ' +
      'uns.',
  },
  'BB-RULING-reshuffle-when': {
    question: 'Wann wird ein leerer Rundgangstapel neu gemischt?',
    alternatives: {
      'when-needed': 'Wenn die nächste Karte gebraucht wird.',
      'at-once': 'Sobald die letzte Karte gezogen ist.',
    },
    why: 'Die Anleitung verlangt beides: Der Stapel ist leer, und eine Karte wird gebraucht.',
  },
  'BB-RULING-start-on-guard': {
    question: 'Was gilt, wenn auf dem Eingang ein Wachmann steht und dort ein Einbrecher beginnt?',
    alternatives: { 'stealth-lost': 'Der Einbrecher verliert 1 Tarnung.', free: 'Nichts geschieht.' },
    why:
      'Die Anleitung hebt nur die Anweisung des Teils auf. Unsere Entscheidung: Ein Wachmann ist keine Anweisung, ' +
      'wie auch sonst, wenn etwas nicht als Betreten gilt.',
  },
  'BB-RULING-guard-placed-on-burglar': {
    question:
      'Was gilt, wenn der Wachmann eines neuen Stockwerks auf den gerade angekommenen Einbrecher gestellt wird?',
    alternatives: {
      once: 'Der Einbrecher verliert 1 Tarnung, und auf dem Teil geht kein Alarm los.',
      twice: 'Der Einbrecher verliert 2 Tarnung: eine durch den Wachmann, eine fürs Betreten.',
    },
    why:
      'Die Anleitung zählt auch einen Wachmann, der hingestellt wird. Unsere Entscheidung: Das ist eine Begegnung, ' +
      'und neben einem Wachmann geht kein Alarm los.',
  },
  'BB-RULING-failed-entry-new-floor': {
    question:
      'Gilt ein neues Stockwerk als betreten, wenn oben an der Treppe Zahlencode oder Riegel den Weg versperren?',
    alternatives: { no: 'Nein: Der Wachmann erscheint noch nicht.', yes: 'Ja: Der Wachmann erscheint.' },
    why:
      'Nach der Anleitung bleibt der Einbrecher unten. Unsere Entscheidung: Dann hat niemand das Stockwerk ' +
      'betreten.',
  },
  'BB-RULING-foyer-moments': {
    question: 'Wie oft sieht ein Wachmann, der an einem Foyer vorbeigeht, einen Einbrecher darin?',
    alternatives: {
      'every-step': 'Nach jedem Schritt, der ohne Wand daneben endet, und wenn ein Einbrecher hineingeht.',
      'once-per-movement': 'Höchstens einmal je Bewegung, und wenn ein Einbrecher hineingeht.',
    },
    why: 'Die Anleitung nennt keinen Zeitpunkt. Unsere Entscheidung: Jeder Schritt ist ein neuer Blick.',
  },
  'BB-RULING-sight-per-guard': {
    question:
      'Wie viel Tarnung kostet es, wenn zwei Wachleute zugleich denselben Einbrecher sehen, etwa über und unter ' +
      'einem Atrium?',
    alternatives: {
      'each-guard': 'Jeder Wachmann kostet 1 Tarnung.',
      once: 'Zusammen kosten sie 1 Tarnung.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Jeder Wachmann sieht für sich.',
  },
  'BB-RULING-camera-moments': {
    question: 'Wann lösen Kameras Alarm aus?',
    alternatives: {
      'on-arrival':
        'Wenn ein Wachmann auf einer Kamera ankommt, und wenn ein Einbrecher eine betritt, während ein Wachmann auf ' +
        'einer anderen steht.',
      continuously: 'Solange ein Wachmann und ein Einbrecher auf zwei Kameras sind.',
    },
    why:
      'Die Anleitung nennt Wachleute, die auf einer Kamera stehen oder vorbeigehen. Unsere Entscheidung: Sonst ' +
      'ginge ein Alarm sofort nach dem Abschalten wieder los.',
  },
  'BB-RULING-camera-face-up': {
    question: 'Muss auch die Kamera aufgedeckt sein, auf der der Wachmann ist?',
    alternatives: {
      yes: 'Ja.',
      no: 'Nein: Wird eine Kamera unter einem Wachmann aufgedeckt, sieht er sofort die anderen.',
    },
    why: 'Die Anleitung spricht von allen anderen aufgedeckten Kameras. Demnach ist auch die erste aufgedeckt.',
  },
  'BB-RULING-fall-onto-face-down': {
    question: 'Was geschieht mit einem verdeckten Teil, auf das jemand fällt?',
    alternatives: {
      reveal: 'Es wird aufgedeckt, bewirkt aber nichts. Nur die Toiletten bekommen ihre Marker.',
      'stays-face-down': 'Es bleibt verdeckt.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Wer im Raum steht, sieht ihn.',
  },
  'BB-RULING-double-fall': {
    question: 'Jemand fällt auf ein verdecktes Teil, und es ist wieder eine Laufbrücke. Geht der Fall weiter?',
    alternatives: { 'no-further-fall': 'Nein.', 'falls-on': 'Ja, noch ein Stockwerk.' },
    why:
      'Nach der Anleitung ist ein Fall kein Betreten. Unsere Entscheidung: Also bewirkt die zweite Laufbrücke ' +
      'nichts.',
  },
  'BB-RULING-walkway-down-onto-walkway': {
    question: 'Jemand steigt von einer Laufbrücke hinab und deckt im 2. Stock eine weitere auf. Gibt sie nach?',
    alternatives: { falls: 'Ja: Der Einbrecher fällt in den 1. Stock.', stays: 'Nein.' },
    why: 'Nach der Anleitung ist der Weg hinunter ein Betreten, und eine so aufgedeckte Laufbrücke gibt nach.',
  },
  'BB-RULING-walkway-new-floor': {
    question:
      'Der erste Schritt auf ein neues Stockwerk führt auf eine Laufbrücke, die nachgibt. Gilt das Stockwerk als ' +
      'betreten?',
    alternatives: {
      entered: 'Ja: Erst wird der Wachmann aufgestellt, dann fällt der Einbrecher.',
      'not-entered': 'Nein: Der Einbrecher fällt, und kein Wachmann erscheint.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Vor dem Fall stand der Einbrecher auf dem Teil.',
  },
  'BB-RULING-walkway-guard': {
    question: 'Was gilt, wenn auf der nachgebenden Laufbrücke ein Wachmann steht?',
    alternatives: {
      'stealth-lost': 'Der Einbrecher verliert 1 Tarnung und fällt dann.',
      'only-fall': 'Der Einbrecher fällt nur.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Der Einbrecher ist auf das Teil des Wachmanns gegangen.',
  },
  'BB-RULING-fall-into-view': {
    question: 'Jemand fällt im Blickfeld eines Wachmanns auf ein Foyer oder Atrium. Wird er gesehen?',
    alternatives: { 'not-seen': 'Erst, wenn der Wachmann sich bewegt.', seen: 'Ja, sofort.' },
    why: 'Die Anleitung hebt die Anweisung des Teils auf. Nur ein Wachmann auf demselben Teil kostet Tarnung.',
  },
  'BB-RULING-lab-by-fall': {
    question: 'Bekommt man einen Gegenstand, wenn man in ein Labor fällt?',
    alternatives: { 'no-tool': 'Nein: Er bleibt für den Ersten, der es betritt.', tool: 'Ja.' },
    why: 'Die Anleitung gibt ihn dem Ersten, der das Labor betritt, und ein Fall ist kein Betreten.',
  },
  'BB-RULING-keypad-scope': {
    question: 'Zählen Versuche an zwei verschiedenen Zahlencodes zusammen?',
    alternatives: {
      'per-tile': 'Nein: Jeder Zahlencode zählt im Zug für sich.',
      'per-turn': 'Ja, innerhalb eines Zuges.',
    },
    why:
      'Die Anleitung spricht von einem Raum und weiteren Versuchen. Unsere Entscheidung: Ein Versuch anderswo hilft ' +
      'nicht.',
  },
  'BB-RULING-keypad-occupied': {
    question: 'Ist ein verschlossener Zahlencode offen, solange ein Wachmann oder Einbrecher darin ist?',
    alternatives: { locked: 'Nein: Es wird gewürfelt wie sonst.', open: 'Ja.' },
    why: 'Diese Ausnahme macht die Anleitung nur beim verriegelten Raum.',
  },
  'BB-RULING-add-die-cost': {
    question: 'Was kostet ein Würfel für den Tresor?',
    alternatives: { '2': 'Er kostet 2 Aktionen.', '1': 'Er kostet 1 Aktion.' },
    why: 'Die Liste der Aktionen nennt keinen Preis, der Abschnitt über Tresore nennt 2. Wir folgen dem Abschnitt.',
  },
  'BB-RULING-all-safes': {
    question: 'Die Anleitung verlangt alle 3 Tresore. Was gilt im Bürogebäude mit seinen 2 Tresoren?',
    alternatives: { 'all-in-building': 'Alle Tresore im Gebäude müssen offen sein.', three: 'Immer drei Tresore.' },
    why: 'Unsere Entscheidung: Sonst wäre das Bürogebäude nicht zu gewinnen.',
  },
  'BB-RULING-knox-third-safe': {
    question: 'Fort Knox wird mit 2 Tresoren aufgebaut, aber mit 3 gewonnen. Wo ist der dritte?',
    alternatives: {
      'in-the-mix': 'Der dritte Tresor und die dritte Treppe liegen unter den übrigen Teilen.',
      'two-safes': 'Es gibt nur 2 Tresore, und 2 offene genügen.',
    },
    why:
      'Nach der Anleitung kommen 2 Tresore und 2 Treppen zur Seite. Die übrigen 44 Teile ergeben nur dann zwei ' +
      'Stapel zu 22, wenn die dritten dabei sind.',
  },
  'BB-RULING-knox-combination': {
    question: 'Wie lang ist eine Kombination in Fort Knox?',
    alternatives: {
      'all-numbered':
        'Alle Teile mit Zahl in Reihe und Spalte: 8, je 1 weniger für die Lücke und für jeden anderen Tresor dort.',
      'six-or-eight': 'Genau 6 oder 8 Zahlen: Sind es 7, genügen beliebige 6.',
    },
    why:
      'Die Anleitung nennt 6 oder 8. Mit der Lücke in Reihe oder Spalte bleiben aber 7, und ein Tresor hat keine ' +
      'Zahl. Unsere Entscheidung zählt, was da ist.',
  },
  'BB-RULING-knox-gap-card': {
    question: 'Was geschieht mit der Rundgangkarte der Lücke?',
    alternatives: {
      'draw-another': 'Es wird noch eine Karte gezogen.',
      removed: 'Sie wird vor dem Spiel aussortiert.',
    },
    why:
      'Die Anleitung sagt dazu nichts, und in der Lücke kann niemand stehen. Wir behalten alle 50 Karten; eine ' +
      'öffentliche Umsetzung sortiert diese aus.',
  },
  'BB-RULING-knox-second-safe': {
    question: 'Was gilt, wenn ein Wurf auch die Kombination eines zweiten Tresors vervollständigt?',
    alternatives: {
      opens: 'Er geht nach dem ersten ebenfalls auf, und der aktive Einbrecher bekommt die Karten.',
      'only-when-rolled': 'Er geht erst auf, wenn dort gewürfelt wird.',
    },
    why: 'Nach der Anleitung ist ein Tresor offen, sobald seine ganze Kombination abgedeckt ist.',
  },
  'BB-RULING-knox-set-aside': {
    question: 'Wie viele Rundgangkarten kommen in Fort Knox bei weniger als 4 Spielern zur Seite?',
    alternatives: { same: 'Wie immer: 3, 6 oder 9.', scaled: 'Im Verhältnis zu 25 Karten: 5, 9 oder 14.' },
    why: 'Die Anleitung nennt nur diese Zahlen.',
  },
  'BB-RULING-silent-alarm-unvisited': {
    question:
      'Wird beim stillen Alarm auch ein Wachmann schneller, dessen tieferes Stockwerk noch niemand betreten hat?',
    alternatives: { rises: 'Ja: Auch sein Würfel steigt.', unchanged: 'Nein.' },
    why: 'Die Anleitung spricht von allen Wachleuten auf tieferen Stockwerken.',
  },
  'BB-RULING-exchange-when': {
    question: 'Wann dürfen zwei Einbrecher Karten übergeben?',
    alternatives: {
      'own-turn': 'Im ersten Schritt eines Zuges von einem der beiden, wenn beide einverstanden sind.',
      'any-time': 'Im ersten Schritt jedes Zuges, wenn beide einverstanden sind.',
    },
    why: 'Die Anleitung nennt es eine freie Aktion, und Aktionen gehören in den ersten Schritt eines Zuges.',
  },
  'BB-RULING-used-actions': {
    question: 'Wann gibt es in einem Zug mit mehr oder weniger als 4 Aktionen ein Ereignis?',
    alternatives: {
      used: 'Wenn höchstens 2 Aktionen verwendet wurden.',
      unused: 'Wenn mindestens 2 Aktionen übrig blieben.',
    },
    why: 'Die Anleitung zählt verwendete Aktionen; nur ein Tipp zählt die übrigen, für die üblichen 4.',
  },
  'BB-RULING-peek-face-up': {
    question: 'Darf man ein aufgedecktes Teil erkunden, nur um eine Aktion zu verbrauchen?',
    alternatives: { refused: 'Nein.', allowed: 'Ja: Es geschieht nichts, und die Aktion ist weg.' },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Es gibt nichts mehr aufzudecken.',
  },
  'BB-RULING-secret-face-down': {
    question: 'Darf man durch eine Wand auf ein verdecktes Teil gehen, falls es eine Geheimtür ist?',
    alternatives: {
      refused: 'Nein.',
      allowed: 'Ja: Das Teil wird aufgedeckt, und nur eine Geheimtür lässt den Einbrecher hinein.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung: Noch kennt niemand die Tür.',
  },
  'BB-RULING-stealth-order': {
    question: 'In welcher Reihenfolge verlieren mehrere Einbrecher zugleich Tarnung?',
    alternatives: {
      'active-then-seats': 'Erst der aktive, dann im Uhrzeigersinn.',
      team: 'Wie das Team es will.',
    },
    why: 'Die Anleitung sagt dazu nichts. Unsere Entscheidung braucht keine Absprache.',
  },
  'BB-RULING-loot-check': {
    question: 'Wann wird geprüft, ob Beute zurückgeblieben ist?',
    alternatives: {
      'last-escape': 'Wenn der letzte Einbrecher das Dach erreicht.',
      'each-escape': 'Jedes Mal, wenn ein Einbrecher das Dach erreicht.',
    },
    why: 'Nach der Anleitung muss das Team mit der ganzen Beute fliehen, also warten wir auf das ganze Team.',
  },
  'BB-RULING-start-player': {
    question: 'Wer hat den ersten Zug?',
    alternatives: { 'first-of-order': 'Der erste in der Sitzordnung.', team: 'Das Team wählt.' },
    why: 'Die Anleitung nennt nur den Uhrzeigersinn. Unsere Entscheidung: Die Sitzordnung bestimmt es.',
  },
  'BB-RULING-solo-header': {
    question: 'Kann man allein spielen?',
    alternatives: { '1-4': 'Ja: 1 bis 4 Spieler.', '2-4': 'Nein: 2 bis 4 Spieler.' },
    why:
      'Die Überschriften der Aufträge sagen 2 bis 4, die Einleitung aber sagt 1 bis 4, und für einen Spieler gibt es ' +
      'eine eigene Kartenzahl.',
  },
  'BB-RULING-walkway-down-edition': {
    question: 'Gilt der Weg von einer Laufbrücke hinunter als Betreten?',
    alternatives: { entering: 'Ja.', 'not-entering': 'Nein: Das Teil darunter bewirkt nichts.' },
    why: 'Die deutsche Anleitung sagt es so. Nach einer neueren englischen soll das Teil nichts bewirken.',
  },
  'BB-RULING-fall-on-guard-edition': {
    question: 'Kostet der Fall auf das Teil eines Wachmanns Tarnung?',
    alternatives: { 'stealth-lost': 'Ja, 1.', 'no-loss': 'Nein.' },
    why: 'Die deutsche Anleitung sagt es so. Nach einer neueren englischen soll es keine Tarnung kosten.',
  },
  'BB-RULING-dice-per-safe': {
    question: 'Wie viele Würfel dürfen auf einem Tresor liegen?',
    alternatives: { none: 'Beliebig viele.', '6': 'Höchstens 6.' },
    why: 'Nach der Anleitung ist die Zahl der Würfel nicht begrenzt. Die Hilfeseite einer Online-Fassung nennt 6.',
  },
  'BB-RULING-office-stairs-number': {
    question: 'Zählen die Zahlen der Treppen in einer Kombination?',
    alternatives: { yes: 'Ja.', no: 'Nein.' },
    why: 'Die Anleitung zählt alle 6 Teile in Reihe und Spalte. Nur Tresore haben keine Zahl.',
  },
  ...cardRulings,
};
