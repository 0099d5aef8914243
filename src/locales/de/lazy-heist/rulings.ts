// Die offenen Fragen von Lazy Heist auf Deutsch.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'LH-RULING-tie-of-routes': {
    question: 'Wie misst man, welcher von zwei gleich langen Wegen am weitesten vom anderen Wachmann wegführt?',
    alternatives: {
      'end-space': 'Am Feld, auf dem dieser Gang enden würde; ist auch das gleich, wählt ihr.',
      'first-step': 'Am ersten Schritt; ist auch der gleich, wählt ihr.',
      players: 'Gar nicht: Ihr wählt.',
    },
    why: 'Jetzt geschieht nur dieser eine Gang, also zählt, wo er endet.',
  },
  'LH-RULING-tie-of-routes-second': {
    question: 'Wie wählt der zweite Wachmann zwischen gleich langen Wegen?',
    alternatives: {
      'same-rule': 'Nach derselben Regel wie der erste.',
      players: 'Ihr wählt für ihn.',
    },
    why: 'Der Text nennt nur den ersten, aber dass sich Wachleute verteilen, ist für beide sinnvoll.',
  },
  'LH-RULING-guard-already-there': {
    question: 'Was gilt, wenn ein Wachmann schon zu Beginn seines Gangs auf dem Kontrollpunkt steht?',
    alternatives: {
      arrived: 'Er hat ihn erreicht: Der Marker kommt weg, und der andere bleibt stehen.',
      ignored: 'Nichts: Der Marker bleibt, und der andere geht.',
    },
    why: 'Er ist, wo er hinsoll, und sonst käme der Marker nie weg.',
  },
  'LH-RULING-put-on-checkpoint': {
    question:
      'Ist der Kontrollpunkt erreicht, wenn ein Wachmann in den Raum der Wachstube gestellt wird und der Marker dort liegt?',
    alternatives: {
      'not-reached': 'Nein: Der Marker bleibt, bis dort ein Gang beginnt.',
      reached: 'Ja: Der Marker kommt weg.',
    },
    why: 'Sein Gang war vorher schon abgebrochen. Hingestellt zu werden zählt fürs Fangen, nicht fürs Ankommen.',
  },
  'LH-RULING-capture-at-checkpoint': {
    question: 'Was gilt, wenn ein Wachmann genau auf dem Kontrollpunkt Einbrecher findet?',
    alternatives: {
      both: 'Der Marker kommt weg, die Einbrecher sind gefangen, und der andere bleibt stehen.',
      'capture-only': 'Die Einbrecher sind gefangen; der Marker bleibt, und der andere geht.',
    },
    why: 'Angekommen ist er ja. Der Kollege geht nur dann trotzdem, wenn dieser unterwegs aufgehalten wird.',
  },
  'LH-RULING-second-guard-reaches': {
    question: 'Kommt der Marker auch weg, wenn erst der zweite Wachmann ihn erreicht?',
    alternatives: {
      removed: 'Ja.',
      stays: 'Nein: Nur wer zuerst geht, nimmt ihn weg.',
    },
    why: 'Wer zuerst ankommt, ist der Erste, der ihn erreicht.',
  },
  'LH-RULING-walked-into-guard': {
    question: 'Bewegt sich der Wachmann, wenn ein Einbrecher zu ihm hineinläuft?',
    alternatives: {
      escort: 'Ja: Ein Wachmann, der mit der kleineren Nummer, bringt den Einbrecher zur Wachstube.',
      'guard-stays': 'Nein: Nur der Einbrecher kommt in den Käfig.',
    },
    why: 'Die Regel verweist auf den Abschnitt über Wachleute, und dort gehen Wachmann und Einbrecher zusammen.',
  },
  'LH-RULING-sharing-with-guard': {
    question: 'Was gilt, wenn Einbrecher und Wachmann auf andere Weise in denselben Raum geraten?',
    alternatives: {
      caught: 'Der Einbrecher ist gefangen.',
      ignored: 'Es geschieht nichts.',
    },
    why: 'Entdeckte Einbrecher werden eingesperrt. Hingestellt zu werden zählt fürs Fangen, nicht fürs Ankommen.',
  },
  'LH-RULING-at-once': {
    question: 'Was heißt „sofort“, wenn eine Drohne ausgeknockt oder ein Feld verlassen werden muss?',
    alternatives: {
      'next-action': 'Mit der nächsten Aktion, die Punkte kostet; Aktionen mit Gegenständen dürfen vorher kommen.',
      'before-turn-end': 'Bevor der Zug endet: Andere Aktionen dürfen vorher kommen.',
    },
    why: 'Das Wort „sofort“ lässt keine Zeit für etwas anderes.',
  },
  'LH-RULING-standing-with-drone': {
    question: 'Löst ein Einbrecher, der bei einer Drohne bleibt, in jedem Zug neu Alarm aus?',
    alternatives: {
      'every-turn':
        'Ja: auch immer, wenn der Einbrecher in einem Raum mit aktiver Drohne den Zug beendet oder sich hinsetzt. Erst ' +
        'kommt der Alarm, dann ist der Zug vorbei.',
      once: 'Nein: einen Alarm je Begegnung.',
    },
    why:
      'Im Text steht „immer dann“, und Alarm gibt es sogar, wenn der Marker schon dort liegt. Die andere Lesart knüpft ' +
      'den Alarm allein an das Betreten.',
  },
  'LH-RULING-knock-out-sleeping': {
    question: 'Kann eine inaktive Drohne im Raum ausgeknockt werden?',
    alternatives: {
      refused: 'Nein: nur eine aktive.',
      allowed: 'Ja, für zwei Punkte; sie kommt in die Wartung, und eine Ereigniskarte wird gezogen.',
    },
    why: 'Laut Text wird die Drohne auf ihre inaktive Seite gedreht, also war sie vorher aktiv.',
  },
  'LH-RULING-freed-beside-drone': {
    question: 'Gibt es Alarm, wenn jemand in einen Raum mit einer aktiven Drohne befreit wird?',
    alternatives: {
      quiet: 'Nein. Dort den Zug zu beenden ist etwas anderes.',
      meeting: 'Ja.',
    },
    why: 'Wer befreit wird, betritt den Raum nicht, und wer befreit, ist dieser Drohne schon begegnet.',
  },
  'LH-RULING-knock-out-beside-guard': {
    question:
      'Du schleichst dich zu einer Drohne und einem Wachmann und knockst die Drohne aus. Bist du in Sicherheit?',
    alternatives: {
      'still-confronted': 'Nein: Der Wachmann ist noch da.',
      safe: 'Ja.',
    },
    why: 'Dem Wachmann musst du erst noch entkommen.',
  },
  'LH-RULING-station-stages': {
    question: 'Kommt eine Drohne in einem einzigen Schritt 7 von der Wartung über die Aufladung in einen Raum?',
    alternatives: {
      'one-per-minute': 'Nein: ein Feld pro Minute.',
      'both-at-once': 'Ja.',
    },
    why: 'Sonst wären zwei Felder sinnlos.',
  },
  'LH-RULING-drone-turn': {
    question: 'Wo ist eine Drohne nach einem Schritt am Ende ihrer Bahn?',
    alternatives: {
      'next-room': 'Im nächsten Raum, auf der anderen Bahn.',
      'same-room': 'Im selben Raum: Der Schritt geht für den Wechsel der Bahn drauf.',
    },
    why: 'Ein Schritt bringt eine Drohne in den nächsten Raum.',
  },
  'LH-RULING-inactive-drone-and-load': {
    question: 'Was gilt, wenn eine inaktive Drohne im selben Raum ist wie der Sprengstoff oder der Rubin?',
    alternatives: {
      'lost-when-activated': 'Das Spiel ist verloren, wenn sie dort aufwacht.',
      'lost-when-placed': 'Das Spiel ist sofort verloren, als wäre sie aufgewacht.',
      harmless: 'Es geschieht nichts, auch nicht, wenn sie aufwacht.',
    },
    why: 'Die Regel zum Tragen spricht von aktiven Drohnen, und wer neben einer Last aufwacht, begegnet ihr.',
  },
  'LH-RULING-ruby-laid-beside-drone': {
    question: 'Was gilt, wenn der Rubin neben einer aktiven Drohne auftaucht?',
    alternatives: {
      harmless: 'Nichts: Die Drohne fliegt in Schritt 5 weiter.',
      lost: 'Das Spiel ist verloren.',
    },
    why: 'Die Drohne kam nicht herein, und niemand trug den Rubin zu ihr.',
  },
  'LH-RULING-cage-is-apart': {
    question: 'Gelten Gefangene als anwesend im Raum um den Käfig?',
    alternatives: {
      apart:
        'Nein: Drohnen sehen sie nicht, Wachleute fangen sie nicht noch einmal, und niemand kann mit ihnen tauschen.',
      'in-room': 'Ja: Drohnen und Wachleute finden sie, und man kann ihnen etwas geben.',
    },
    why: 'Das Befreien bringt sie vom Käfig in den Raum, also waren sie vorher nicht darin.',
  },
  'LH-RULING-prisoner-turn': {
    question: 'Darf ein Gefangener warten?',
    alternatives: {
      'rest-or-sit': 'Nein: Er rastet oder setzt sich hin.',
      'may-wait': 'Ja.',
    },
    why: 'Im Käfig ist Rasten die einzige Aktion, und Hinsetzen ist keine.',
  },
  'LH-RULING-prisoner-items': {
    question: 'Was wird aus den Gegenständen eines gefangenen Einbrechers?',
    alternatives: {
      kept: 'Er behält sie, kann sie aber erst wieder nutzen, wenn er frei ist.',
      dropped: 'Sie bleiben, wo er gefangen wurde.',
    },
    why: 'Der Text nimmt ihm nichts weg.',
  },
  'LH-RULING-turn-after-capture': {
    question: 'Geht dein Zug weiter, wenn du darin gefangen wirst?',
    alternatives: {
      'goes-on':
        'Ja: Du darfst rasten oder den Zug beenden, falls du ihn nicht schon beendet oder dich hingesetzt hattest.',
      ends: 'Nein.',
    },
    why: 'Du behältst deine Punkte, und Gefangene dürfen rasten.',
  },
  'LH-RULING-load-when-carrier-caught': {
    question: 'Wo ist die Last, wenn ihr Träger zu einem Wachmann hineinläuft?',
    alternatives: {
      'in-entered-room': 'In dem Raum, der betreten wurde.',
      'left-behind': 'In dem Raum, der verlassen wurde.',
    },
    why: 'Der Schritt ist getan, und Wachleute beachten Lasten nicht.',
  },
  'LH-RULING-sneak-with-load': {
    question: 'Kann man beim Schleichen eine Last tragen?',
    alternatives: {
      refused: 'Nein, weder hinein noch hinaus.',
      allowed:
        'Ja: Sie zu einem Wachmann zu tragen gilt als Schleichen, für zwei Punkte und einen Kraft-Marker, und sie lässt ' +
        'sich wieder hinaustragen.',
    },
    why: 'Schleichen und Tragen sind zwei verschiedene Aktionen.',
  },
  'LH-RULING-sneak-upstairs': {
    question: 'Kostet es Kraft, eine Treppe hinaufzuschleichen?',
    alternatives: {
      'one-strength': 'Ja, einen Kraft-Marker.',
      none: 'Nein.',
    },
    why: 'Nach oben kostet es immer Kraft.',
  },
  'LH-RULING-carry-moves-burglar': {
    question: 'Geht der Träger mit der Last mit?',
    alternatives: {
      yes: 'Ja, und sein Gewicht zählt in der Kabine mit.',
      'load-only': 'Nein: Nur die Last bewegt sich.',
    },
    why: 'Genau das heißt Tragen.',
  },
  'LH-RULING-lock-both-ways': {
    question: 'Kann man eine Kabine durch einen verschlossenen Zugang verlassen?',
    alternatives: {
      closed: 'Nein.',
      'leaving-allowed': 'Ja.',
    },
    why: 'Ein verschlossener Zugang ist in beiden Richtungen zu.',
  },
  'LH-RULING-shaft-reroll': {
    question: 'Würfelt ihr wegen eines Aufzugszugangs auch bei Automaten, Batterie und Schaltern neu?',
    alternatives: {
      all: 'Ja, bei allen.',
      'guard-room-only': 'Nein, nur bei der Wachstube.',
    },
    why: 'Sie werden auf dieselbe Art verteilt.',
  },
  'LH-RULING-ruby-after-lasers': {
    question: 'Wann erscheint der Rubin, wenn die Laserstrahlen erst nach der Explosion ausgehen?',
    alternatives: {
      'at-once': 'Sofort.',
      'next-protocol': 'Wenn das nächste Protokoll beginnt.',
    },
    why: 'Die Aufgaben dürfen in beliebiger Reihenfolge erledigt werden, aber der Text behandelt nur die eine.',
  },
  'LH-RULING-ignited-elsewhere': {
    question: 'Was gilt, wenn gezündeter Sprengstoff aus dem Tresorraum getragen wird?',
    alternatives: {
      'stays-lit': 'Er bleibt gezündet und explodiert am Ende einer Minute, in der er im Tresorraum ist.',
      'goes-out': 'Er geht aus.',
    },
    why: 'Das Protokoll fragt nur, wo er in diesem Moment ist.',
  },
  'LH-RULING-red-back-side': {
    question: 'Welcher Schritt ist der erste auf der Rückseite des Protokolls?',
    alternatives: {
      'step-2': 'Schritt 2.',
      'step-3': 'Schritt 3: Bei Alarmstufe Rot bleiben die Schalter, wie sie sind.',
    },
    why: 'Schalter müssen immer noch zurückspringen.',
  },
  'LH-RULING-next-radio-field': {
    question: 'Welches Funkspruch-Feld deckt ein Funkspruch ab?',
    alternatives: {
      'ahead-of-helicopter': 'Das nächste vor dem Helikopter-Marker, und das nur einmal.',
      'ahead-of-marker': 'Das nächste vor beiden Markern. Dadurch kann das vorige wieder offen liegen.',
    },
    why: 'Es gibt nur einen Marker: Ein Funkspruch auf Vorrat würde ein Feld aufdecken.',
  },
  'LH-RULING-radio-optional': {
    question: 'Muss ein Funkspruch den Funkspruch-Marker bewegen?',
    alternatives: {
      always: 'Ja.',
      may: 'Nein: Er darf liegen bleiben.',
    },
    why: 'Es gibt keinen Grund, ihn nicht zu bewegen.',
  },
  'LH-RULING-countdown-end': {
    question: 'Wann ist der Countdown zu Ende?',
    alternatives: {
      'field-30': 'Auf Feld 30, nach dreißig Minuten.',
      'field-29': 'Auf Feld 29.',
    },
    why: 'Die Einbrecher haben dreißig Minuten.',
  },
  'LH-RULING-donut-value': {
    question: 'Wie viele Aktions-Punkte gibt ein Donut?',
    alternatives: {
      '1': 'Einen.',
      '2': 'Zwei.',
      '3': 'Drei.',
    },
    why: 'Die Zahl fehlt im Text. Ein Punkt ist die vorsichtigste Lesart.',
  },
  'LH-RULING-seated-at-roof': {
    question: 'Können Einbrecher, die sitzen, mit aufs Dach?',
    alternatives: {
      allowed: 'Ja, wenn sie noch einen Punkt und einen Kraft-Marker haben.',
      refused: 'Nein: Alle müssen stehen.',
    },
    why: 'Der Text verlangt nur den richtigen Ort, einen Punkt und einen Kraft-Marker.',
  },
  'LH-RULING-roof-alone': {
    question: 'Darf ein Einbrecher allein aufs Dach steigen?',
    alternatives: {
      refused: 'Nein: Alle vier gehen gemeinsam.',
      allowed: 'Ja; die anderen kommen mit dem Rubin nach.',
    },
    why: 'Die Ausnahme spricht von allen vieren zusammen.',
  },
  'LH-RULING-item-actions-and-sitting': {
    question:
      'Zählen kostenlose Aktionen mit Gegenständen als die Aktion, die ein Zug braucht, und verbieten sie das Hinsetzen?',
    alternatives: {
      neither: 'Weder noch: Sie zählen nicht, und du darfst dich trotzdem hinsetzen.',
      both: 'Beides: Sie zählen, und danach darfst du dich nicht mehr hinsetzen.',
    },
    why: 'Sonst könnte ein Einbrecher ohne Punkte endlos einsammeln und ablegen, und die Minute ginge nie zu Ende.',
  },
  'LH-RULING-receiving': {
    question: 'Darf der Einbrecher, der am Zug ist, auch etwas bekommen, ohne etwas zu geben?',
    alternatives: {
      allowed: 'Ja: Wer am selben Ort ist, gibt es ihm.',
      'give-only': 'Der Einbrecher, der am Zug ist, kann Gegenstände nur weggeben oder tauschen.',
    },
    why: 'Austauschen kostet nichts und geht im Zug eines Spielers, und der Text sagt nicht, in welche Richtung.',
  },
  'LH-RULING-useless-actions': {
    question: 'Darf man mit voller Kraft rasten oder plündern oder einen Funkspruch absetzen, der nichts ändert?',
    alternatives: {
      refused: 'Nein.',
      allowed: 'Ja.',
    },
    why: 'Dafür gibt es das Warten.',
  },
  'LH-RULING-checkpoint-at-start': {
    question: 'Wo ist der Kontrollpunkt-Marker am Anfang?',
    alternatives: {
      off: 'Nicht auf dem Plan.',
      dice: 'Beide Würfel bestimmen, in welchem Raum der Marker beginnt.',
    },
    why: 'Die Vorbereitung erwähnt ihn nicht, und Schritt 3 bringt ihn auf den Plan.',
  },
  'LH-RULING-who-stands-up': {
    question: 'Wer steht in Schritt 11 auf?',
    alternatives: {
      all: 'Alle.',
    },
    why: 'Der Schritt nennt nur den, der lag, aber sonst könnte sich niemand bewegen.',
  },
  'LH-RULING-first-sitter-caught': {
    question: 'Beginnt, wer sich zuerst hingesetzt hat, die nächste Minute auch als Gefangener?',
    alternatives: {
      yes: 'Ja.',
      'next-free': 'Nein: Der nächste freie Einbrecher im Uhrzeigersinn beginnt.',
    },
    why: 'Der Text macht keine Ausnahme.',
  },
  'LH-RULING-empty-supplies': {
    question: 'Was gilt, wenn keine Ereigniskarte, kein Donut oder keine Batterie mehr da ist?',
    alternatives: {
      nothing: 'Es geschieht nichts.',
    },
    why: 'Der Text sagt nichts dazu.',
  },
  'LH-RULING-prisoner-and-dice': {
    question:
      'Was gilt, wenn die Würfel einen Gegenstand, eine Drohne oder den Marker zu jemandem oder in den Tresor legen?',
    alternatives: {
      allowed: 'Es bleibt dabei; neu gewürfelt wird nur, wo eine Regel es sagt.',
    },
    why: 'Alle Räume sind erlaubt, solange der Text keine Ausnahme nennt.',
  },
  'LH-RULING-player-count': {
    question: 'Wie viele Personen spielen mit?',
    alternatives: {
      'four-burglars': 'Bis zu vier, aber immer mit allen vier Einbrechern.',
    },
    why: 'Die Zahl steht nirgends, und aufs Dach müssen alle vier.',
  },
};
