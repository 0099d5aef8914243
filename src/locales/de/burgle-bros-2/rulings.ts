// Die offenen Fragen von Burgle Bros 2 auf Deutsch.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'B2-RULING-clockwise-tie': {
    question: 'Welcher Weg geht im Uhrzeigersinn, wenn mehrere gleich kurz sind?',
    alternatives: {
      'largest-turn':
        'Der Weg, der im Kreis mit jedem anderen kürzesten Weg im Uhrzeigersinn läuft. Als Faustregel: An einer Gabelung ' +
        'hält er sich links.',
      'left-hand-first-step': 'Der Weg, dessen erster Schritt in Blickrichtung zum Ziel am weitesten links liegt.',
      'team-chooses': 'Ihr wählt.',
    },
    why:
      'Die Anleitung erklärt zwei Wege als Kreis, den der Wachmann im Uhrzeigersinn läuft. Diese Lesart gibt bei zwei ' +
      'Wegen dieselbe Antwort und bei mehr Wegen genau eine; dass sie auch dann gilt, ist unsere Entscheidung.',
  },
  'B2-RULING-stress-on-entry': {
    question: 'Wann bekommt ein Ganove den Stress, wenn er den Raum eines Wachmanns betritt?',
    alternatives: {
      'after-chip': 'Wenn der Jeton gewirkt hat und beide noch zusammen sind, und bevor der Raum wirkt.',
      'on-entry': 'Sofort, noch bevor der Jeton aufgedeckt wird.',
      'after-room': 'Ganz zuletzt, wenn auch der Raum gewirkt hat.',
    },
    why:
      'Laut Anleitung wird zuerst der Jeton aufgedeckt. Wann der Stress kommt, sagt sie nicht. So hilft ein eben ' +
      'aufgedecktes Gedränge, und ein Betrunkener bringt einen am Wachmann vorbei; das ist unsere Entscheidung.',
  },
  'B2-RULING-no-marker-contradiction': {
    question: 'Was bewegt das Ziel eines alarmierten Wachmanns, der keinen Zielmarker hat?',
    alternatives: {
      'set-or-ignore':
        'Was einen Raum als neues Ziel nennt, stellt den Zielmarker dorthin. Was vom Platz des Markers ausgeht, bewirkt ' +
        'nichts.',
      'ignore-all': 'Nichts: Es gibt keinen Marker, der sich bewegen ließe.',
      'always-place': 'Alles. Was vom Zielmarker ausgeht, geht vom Raum des Wachmanns aus.',
    },
    why:
      'Die Anleitung sagt beides: Tumult, Ausrüstung oder Ereignis stellen den Marker wieder auf, und was einen fehlenden ' +
      'Marker versetzt, zählt nicht. Unsere Lesart lässt beide Sätze gelten.',
  },
  'B2-RULING-saleswoman-other-exits': {
    question: 'Was wird aus einer Verkäuferin, wenn ihr Ganove durch eine Raumaktion oder einen Jeton verschwindet?',
    alternatives: {
      stays: 'Sie bleibt und hält den nächsten auf, der hereinkommt.',
      removed: 'Sie kommt aus dem Spiel.',
    },
    why:
      'Laut Anleitung kommt sie nur durch einen zweiten Ganoven, ein Ereignis oder Ausrüstung weg. Das nehmen wir ' +
      'wörtlich.',
  },
  'B2-RULING-slots-same-room': {
    question: 'Verhindert ein Ganove, der selbst im Raum der Automaten steht, dort den Tumult?',
    alternatives: {
      quiet: 'Ja: Der Raum liegt in seiner eigenen Reihe und Spalte.',
      noisy: 'Nein: Er müsste in einem anderen Raum sein.',
    },
    why: 'Die Anleitung verlangt einen Ganoven in derselben Reihe oder Spalte, und der Raum gehört zu beiden.',
  },
  'B2-RULING-splash-zone-empty': {
    question: 'Was bewirkt „Spritzzone“ bei einem Ganoven ohne vorbereitete Ausrüstung?',
    alternatives: {
      'take-new-card': 'Die neue Karte wird trotzdem gezogen und vorbereitet.',
      nothing: 'Nichts.',
    },
    why: 'Laut Anleitung wird von einem Ereignis ausgeführt, was möglich ist. Die Karte nennt den Fall nicht.',
  },
  'B2-RULING-drunk-direction': {
    question: 'Ein Ganove springt zu einem Betrunkenen. In welche Richtung rutscht er aus?',
    alternatives: {
      'line-or-none':
        'In die Richtung des Sprungs, wenn er auf demselben Stockwerk entlang einer Reihe, Spalte oder genauen Diagonale ' +
        'ging. Sonst rutscht niemand aus.',
      'jumps-never': 'In keine: Nur das Bewegen und das Ausrutschen selbst haben eine Richtung.',
      'walks-only': 'In keine: Nur das Bewegen hat eine Richtung, das Ausrutschen hat keine.',
    },
    why:
      'Die Anleitung spricht von der Bewegungsrichtung und nicht von Sprüngen. Dass es diagonal weitergeht, sagt eine ' +
      'öffentliche Quelle; der Rest ist unsere Entscheidung.',
  },
  'B2-RULING-drunk-after-fall': {
    question: 'Ein Ganove fällt auf einen zweiten Betrunkenen. In welche Richtung rutscht er aus?',
    alternatives: {
      none: 'In keine: Der zweite Betrunkene kommt aus dem Spiel, und niemand rutscht aus.',
      'keep-direction': 'In die Richtung, die er vor dem Fall hatte.',
    },
    why: 'Die Anleitung sagt dazu nichts. Ein Fall geht gerade nach unten, also hat er für uns dort keine Richtung.',
  },
  'B2-RULING-drunk-at-edge': {
    question: 'Wird der Raum unter einem Betrunkenen aufgedeckt, wenn niemand ausrutscht?',
    alternatives: {
      reveal: 'Ja, und er wirkt.',
      'stay-hidden': 'Nein: Er bleibt verdeckt, mit dem Ganoven darin.',
    },
    why:
      'Erst verbietet die Anleitung das Aufdecken, dann verlangt sie es für den Raum, in dem der Ganove jetzt ist. ' +
      'Der zweite Satz steht zuletzt, und die Regel zum Bewegen sagt das Gleiche.',
  },
  'B2-RULING-chip-at-entrance': {
    question: 'Wird ein Jeton im Eingangsraum aufgedeckt, wenn ein Ganove das Casino betritt?',
    alternatives: {
      'as-move': 'Ja, wie nach dem Bewegen. Eine Richtung gibt es nicht, also rutscht niemand aus.',
      untouched: 'Nein: Er bleibt verdeckt.',
    },
    why: 'Die Anleitung nennt hier nur den Raum, spricht aber von einer ersten Bewegung.',
  },
  'B2-RULING-target-under-guard': {
    question: 'Was gilt, wenn das neue Ziel der Raum ist, in dem der Wachmann schon steht?',
    alternatives: {
      'draw-again': 'Er hat es erreicht: Noch eine Karte wird gezogen.',
      wait: 'Er wartet dort, bis etwas anderes sein Ziel bewegt.',
    },
    why: 'Die Anleitung nennt den Fall nicht. Wer am Ziel steht, hat es erreicht; das ist unsere Entscheidung.',
  },
  'B2-RULING-jump-onto-target': {
    question: 'Hat ein Wachmann sein Ziel erreicht, wenn er daraufspringt?',
    alternatives: {
      arrives: 'Ja: Eine neue Karte wird gezogen.',
      'steps-only': 'Nein: Nur ein Schritt bringt ihn ans Ziel.',
    },
    why: 'In der Anleitung steht „erreicht“, und wie das geschieht, ist egal.',
  },
  'B2-RULING-distracted-at-setup': {
    question: 'Was gilt, wenn beim Aufbau eine Abgelenktkarte kommt?',
    alternatives: {
      'discard-and-redraw': 'Sie wird abgelegt und eine neue gezogen.',
      'shuffle-back': 'Sie wird zurückgemischt und eine neue gezogen.',
    },
    why: 'Noch ist kein Raum aufgedeckt, und laut Anleitung wird eine Abgelenktkarte abgelegt, die keinen Raum findet.',
  },
  'B2-RULING-distracted-none': {
    question: 'Wann findet eine Abgelenktkarte keinen Raum mit gerader Nummer?',
    alternatives: {
      'none-face-up': 'Wenn auf dem Stockwerk kein solcher Raum aufgedeckt ist.',
      'none-at-all': 'Nur wenn auf dem Stockwerk auch unter den verdeckten Räumen keiner mehr sein kann.',
    },
    why: 'Einen Satz vorher verlangt die Anleitung einen aufgedeckten Raum, und verdeckte Nummern kennt niemand.',
  },
  'B2-RULING-removed-patrol-cards': {
    question: 'Wohin kommen die Rundgangkarten, die bei hohem Verdacht wegfallen?',
    alternatives: {
      'out-unseen': 'Ungesehen aus dem Spiel.',
      discard: 'Auf den Ablagestapel, wo alle sie sehen.',
    },
    why: 'Laut Anleitung werden sie entfernt. Dass niemand sie ansieht, ist unsere Entscheidung.',
  },
  'B2-RULING-foreign-patrol-card': {
    question: 'Was bedeutet eine Rundgangkarte des anderen Stockwerks?',
    alternatives: {
      'same-place': 'Den Raum an derselben Stelle auf diesem Stockwerk.',
      'reveal-and-skip': 'Nichts: Sie wird gezeigt und abgelegt, und eine neue wird gezogen.',
    },
    why:
      'Die Karte „Schichttausch“ mischt die Stapel und sagt nichts dazu. Bei „Pool-Streich“ gilt eine Karte so für ' +
      'beide Stockwerke.',
  },
  'B2-RULING-refilled-deck': {
    question: 'Beruhigt sich ein alarmierter Wachmann, wenn wieder Karten in seinen Stapel kommen?',
    alternatives: {
      'stays-alerted': 'Nein: Er bleibt alarmiert.',
      'calms-down': 'Ja: Er bekommt eine Karte und hat wieder ein Ziel.',
    },
    why: 'Laut Anleitung ist er „ab jetzt“ alarmiert.',
  },
  'B2-RULING-alerted-no-crook': {
    question: 'Wohin geht ein alarmierter Wachmann, wenn auf seinem Stockwerk kein Ganove ist?',
    alternatives: {
      stays: 'Nirgendwohin: Er bleibt, wo er ist.',
      'to-escalator': 'Zur aufgedeckten Rolltreppe seines Stockwerks, wenn es sie gibt.',
    },
    why: 'Die Anleitung nennt dann kein Ziel für ihn. Dass er stehen bleibt, ist unsere Entscheidung.',
  },
  'B2-RULING-alerted-together': {
    question: 'Was gilt, wenn ein Wachmann mitten im Zug bei Ganoven alarmiert wird?',
    alternatives: {
      forfeit: 'Seine übrigen Schritte sind verloren, und niemand bekommt noch einmal Stress.',
      'stress-again': 'Jeder Ganove dort bekommt noch einmal 2 Stress, dann bleibt er stehen.',
    },
    why: 'Er betritt den Raum nicht erst und beginnt dort auch keinen Zug, und mehr Fälle kennt die Anleitung nicht.',
  },
  'B2-RULING-crowd-and-camping-guard': {
    question: 'Hilft ein Gedränge gegen einen alarmierten Wachmann, der seinen Zug in diesem Raum beginnt?',
    alternatives: { 'no-help': 'Nein.', helps: 'Ja, und danach kommt es aus dem Spiel.' },
    why: 'In der Anleitung hilft Gedränge, wenn jemand eintritt, und das tut hier niemand.',
  },
  'B2-RULING-crowd-stops-alerted': {
    question: 'Bleibt ein alarmierter Wachmann stehen, wo ein Gedränge den Ganoven den Stress erspart hat?',
    alternatives: { stops: 'Ja.', 'goes-on': 'Nein: Er geht seine übrigen Schritte weiter.' },
    why: 'Er hat einen Raum mit Ganoven betreten. Laut Anleitung bleibt ihnen nur der Stress erspart.',
  },
  'B2-RULING-crowd-order': {
    question: 'Was wird zuerst verbraucht: falscher Schnurrbart, Gedränge-Jeton oder Gedrängemarker?',
    alternatives: {
      'mustache-chip-token': 'Nur eines davon, in dieser Reihenfolge.',
      'team-chooses': 'Ihr wählt.',
    },
    why: 'Weder Anleitung noch Karte sagen es. Der Schnurrbart gilt ohnehin den ganzen Zug, so geht nichts verloren.',
  },
  'B2-RULING-meeting-before-room': {
    question: 'Was kommt zuerst, wenn ein Wachmann eine Überwachung oder Aufsicht mit Ganoven betritt?',
    alternatives: {
      'meeting-first': 'Der Stress der Ganoven dort, dann der Effekt des Raums.',
      'room-first': 'Der Effekt des Raums, dann der Stress der Ganoven dort.',
    },
    why: 'Die Anleitung nennt keine Reihenfolge. Unsere folgt der für Ganoven: erst die Begegnung, dann der Raum.',
  },
  'B2-RULING-reaction-points': {
    question:
      'Darf man noch Ausrüstung verwenden, wenn der Wachmann schon eingetreten, der Stress aber noch nicht verteilt ' +
      'ist?',
    alternatives: {
      closed: 'Nein: Eintreten und Stress gehören zusammen.',
      'before-stress': 'Ja: Dazwischen ist Zeit für Ausrüstung.',
    },
    why:
      'Die Anleitung erlaubt Ausrüstung jederzeit, nennt Eintreten und Stress aber in einem Satz. Auch die anderen ' +
      'Zeitpunkte sind Hausregeln: vor jedem Schritt und sobald Jeton, Raum, Wurf, Karte, Ereignis oder Tumult bekannt sind.',
  },
  'B2-RULING-explore-nothing': {
    question: 'Lässt sich ein Raum erkunden, in dem nichts verdeckt liegt?',
    alternatives: { refused: 'Nein.', allowed: 'Ja: Die Aktion ist dann umsonst.' },
    why: 'Die Anleitung sagt es nicht. Erkunden deckt nur etwas auf, also erlauben wir es nicht.',
  },
  'B2-RULING-buffet-under-guard': {
    question: 'Was geschieht beim dritten Zählmarker auf einem Büfett, wenn der Wachmann dort ist?',
    alternatives: {
      'counters-go': 'Alle drei Zählmarker kommen weg, und der Tumult zählt nicht.',
      'counters-stay': 'Die Zählmarker bleiben, weil nichts geschieht.',
    },
    why: 'Die Anleitung gibt zwei Anweisungen, Zählmarker und Tumult, und nur der Tumult entfällt bei einem Wachmann.',
  },
  'B2-RULING-monorail-face-down': {
    question: 'Fährt die Schwebebahn, solange die andere noch verdeckt ist?',
    alternatives: {
      'both-face-up': 'Nein: Beide müssen aufgedeckt sein.',
      reveals: 'Ja: Die andere wird gesucht und aufgedeckt.',
    },
    why: 'Das Plättchen sagt es nicht, und die Anleitung lässt diesen Raum aus. Wo die andere ist, weiß niemand, also nein.',
  },
  'B2-RULING-leave-order': {
    question: 'Was kommt zuerst, wenn im Raum mit dem Ausgang ein Jeton, ein Wachmann oder ein Effekt wartet?',
    alternatives: {
      'after-entry': 'All das; erst dann geht der Ganove hinaus.',
      'at-once': 'Der Ganove ist draußen, bevor etwas anderes geschieht.',
    },
    why: 'Laut Anleitung geht hinaus, wer den Raum betritt, und zum Betreten gehört all das.',
  },
  'B2-RULING-leave-standing': {
    question: 'Ein Ganove ist schon im Raum mit dem Ausgang, wenn die Bedingung erfüllt wird. Geht er hinaus?',
    alternatives: {
      'must-enter': 'Nein: Der Raum muss noch einmal betreten werden.',
      'at-once': 'Ja, sofort.',
    },
    why: 'In der Anleitung steht „betritt“, und wir nehmen sie beim Wort.',
  },
  'B2-RULING-detective-in-place': {
    question: 'Was gilt, wenn der Wachmann schon im Raum des Detektivs ist?',
    alternatives: {
      'no-entering': 'Nichts: Er tritt nicht ein, also gibt es weder Stress noch Effekt.',
      enters: 'Er gilt als noch einmal eingetreten.',
    },
    why: 'Laut Anleitung springt er dorthin. Er ist schon da, also betritt er ihn nach unserem Verständnis nicht.',
  },
  'B2-RULING-event-commotion-order': {
    question: 'In welcher Reihenfolge kommen die beiden Tumulte von „Arschbombe“ und „Heulboje“?',
    alternatives: {
      'own-floor-first': 'Zuerst auf dem Stockwerk des genannten Raums, vollständig, dann auf dem anderen.',
      'team-chooses': 'Ihr wählt die Reihenfolge.',
    },
    why: 'So nennen die Karten die beiden Räume. Dass der erste Tumult zuerst zu Ende geht, ist unsere Entscheidung.',
  },
  'B2-RULING-counters-supply': {
    question: 'Was gilt, wenn alle 22 Zählmarker ausliegen?',
    alternatives: {
      unlimited: 'Etwas anderes dient als Ersatz: Es gibt keine Grenze.',
      'last-counts': 'Weitere kommen erst, wenn wieder welche frei sind.',
    },
    why: 'Die Anleitung zählt ihr Material, setzt aber keine Grenze. Dass es keine gibt, ist unsere Entscheidung.',
  },
  'B2-RULING-good-intel-hidden': {
    question: 'Darf man „Guter Tipp“ verwenden, solange das Chefbüro verdeckt ist?',
    alternatives: {
      refused: 'Nein.',
      'die-in-room': 'Ja: Der Würfel liegt im Raum des aktiven Ganoven, wie beim Insider.',
    },
    why:
      'Die Karte nennt das Chefbüro, sagt aber nichts zu einem verdeckten. Dass ein Würfel wartet, gilt nur für den ' +
      'Insider.',
  },
  'B2-RULING-get-cracking-limits': {
    question: 'Kann „Fingerspitzengefühl“ eine 6 weiter- oder eine 1 zurückdrehen?',
    alternatives: { refused: 'Nein.', wraps: 'Ja: Aus der 6 wird eine 1, aus der 1 eine 6.' },
    why: 'Die Karte sagt es nicht. Jenseits von 1 und 6 hat ein Würfel keine Seite, also nein.',
  },
  'B2-RULING-cut-sentence': {
    question: 'Der Satz über die Verdachtsstärke bricht in der Anleitung ab. Wofür steht sie?',
    alternatives: { 'means-difficulty': 'Dafür, wie schwer das Spiel ist.' },
    why: 'So verwendet die Anleitung sie für Spiele außerhalb der Kampagne.',
  },
};
