// Die Regeln von Lazy Heist, in eigenen Worten.

export const summary =
  'Vier wenig sportliche Einbrecher haben dreißig Minuten, um im vierten Stockwerk einen Tresor aufzusprengen und ' +
  'den Rubin zum Helikopter auf dem Dach zu bringen. Jede Minute endet mit einem Sicherheitsprotokoll aus elf Schritten.';

export const rules: Readonly<Record<string, string>> = {
  'LH-SETUP-1': 'Das Spielfeld ist der Gebäudeplan.',
  'LH-SETUP-2': 'Die zwanzig Ereigniskarten liegen gemischt als verdeckter Stapel bereit.',
  'LH-SETUP-3': 'Im Tresorraum in Stockwerk 4 liegen anfangs zwei Karten: die Laserstrahlen und die Tresorwand.',
  'LH-SETUP-4':
    'Zuerst einigt ihr euch auf einen Schwierigkeitsgrad. Er bestimmt, welche Seite der Helikopter-Leiste gilt. Das ' +
    'Sicherheitsprotokoll beginnt mit der Vorderseite.',
  'LH-SETUP-5': 'Der Helikopter-Marker beginnt auf dem ersten Feld der Leiste.',
  'LH-SETUP-6': 'Alle vier Einbrecher beginnen auf dem Startfeld, und der Sprengstoff liegt neben ihnen.',
  'LH-SETUP-7':
    'Alle wählen einen Einbrecher und bekommen eine Masterplan-Karte, den Steckbrief ihres Einbrechers sowie die ' +
    'Aktions- und Kraft-Marker in seiner Farbe. Der Aktions-Marker beginnt auf null, die Kraft-Marker auf ihren ' +
    'Plätzen.',
  'LH-SETUP-8': 'Ihr mischt die vier Kabinenkarten, legt oben an jeden Schacht eine und deckt sie auf.',
  'LH-SETUP-9': 'Jedes Türschloss versperrt den Aufzugszugang, der seine Farbe trägt.',
  'LH-SETUP-10':
    'Der rote Würfel bestimmt, wo in Stockwerk 3 die Wachstube ist. Hat der Raum einen Aufzugszugang, würfelt ihr neu.',
  'LH-SETUP-11': 'Die Süßigkeiten-Automaten in den Stockwerken 2 und 5 werden ausgewürfelt wie die Wachstube.',
  'LH-SETUP-12': 'Ebenso wird in Stockwerk 1 eine Batterie ausgewürfelt.',
  'LH-SETUP-13': 'Auch die Schalter in den Stockwerken 3 und 6 werden so ausgewürfelt.',
  'LH-SETUP-14':
    'Der Schalter in Stockwerk 3 darf nicht im selben Raum liegen wie die Wachstube. Sonst würfelt ihr neu.',
  'LH-SETUP-15': 'Für jedes Stockwerk bestimmt der rote Würfel, wo die Drohne beginnt. Jeder Raum ist erlaubt.',
  'LH-SETUP-16': 'Zu Beginn sind alle Drohnen auf dem unteren Teil ihres Pfads und fliegen nach links.',
  'LH-SETUP-17':
    'Beide Würfel verteilen die vier Schlüssel verdeckt: Blau gibt das Stockwerk an, Rot den Raum. Pro Raum ist nur ' +
    'ein Schlüssel erlaubt, sonst würfelt ihr neu. Dann deckt ihr die Schlüssel in derselben Reihenfolge auf.',
  'LH-SETUP-18':
    'Auch die Wachleute werden mit beiden Würfeln verteilt. Der zweite braucht einen anderen Raum als der erste.',
  'LH-SETUP-19': 'Rubin, Funkspruch-Marker, Donuts und fünf Batterien legt ihr für später zur Seite.',
  'LH-GOAL-1':
    'Die Einbrecher wollen den Tresor in Stockwerk 4 öffnen und mit dem Rubin auf dem Dach sein, bevor der Helikopter ' +
    'abfliegt.',
  'LH-GOAL-2': 'Sie haben dreißig Minuten. Der Helikopter-Marker zählt, wie viele vorbei sind.',
  'LH-GOAL-3':
    'Zwei Aufgaben öffnen den Tresor: die Tresorwand sprengen und die Laserstrahlen abschalten. Beide sind nötig, ' +
    'in beliebiger Reihenfolge.',
  'LH-GOAL-4': 'Damit die Laserstrahlen ausgehen, müssen beide Schalter in ein und derselben Minute umgelegt werden.',
  'LH-GOAL-5': 'Aufs Dach geht es vom obersten Treppenabsatz des rechten Treppenhauses.',
  'LH-GOAL-6': 'Sprengstoff und Rubin kommen nur im Aufzug nach oben.',
  'LH-GOAL-7': 'Manche Aufzugszugänge sind verschlossen, und nur der Schlüssel in derselben Farbe öffnet sie.',
  'LH-GOAL-8':
    'Ein Rat: Nehmt den Aufzug, rastet oder plündert, bevor euch die Kraft ausgeht, und funkt immer wieder den ' +
    'Piloten an.',
  'LH-TURN-1': 'Den ersten Zug des Spiels hat der schwerste Einbrecher.',
  'LH-TURN-2':
    'Für eine Aktion brauchst du genug Aktions-Punkte: Jeder Einbrecher hat pro Minute drei, vier oder fünf.',
  'LH-TURN-3': 'Aktionen kosten einen bis drei Punkte und manche dazu einen Kraft-Marker.',
  'LH-TURN-4': 'Diese Aktion kostet einen Kraft-Marker, und du hast keinen mehr.',
  'LH-TURN-5':
    'In deinem Zug musst du mindestens eine Aktion ausführen, bevor du ihn beenden kannst. Dann geht es im ' +
    'Uhrzeigersinn weiter.',
  'LH-TURN-6': 'In einem Zug darfst du beliebig viele Aktionen ausführen, bis zum letzten Punkt.',
  'LH-TURN-7':
    'Wer keine Punkte mehr hat oder nichts mehr tun will, setzt sich hin und hat in dieser Minute keinen Zug mehr.',
  'LH-TURN-8': 'Hinsetzen darfst du dich nur zu Beginn deines Zuges.',
  'LH-TURN-9':
    'Wer sich in der Minute als Erster hinsetzen will, legt sich stattdessen hin und beginnt die nächste Minute.',
  'LH-TURN-10':
    'Wenn niemand mehr steht, ist die Minute vorbei, und das Sicherheitsprotokoll läuft ab. Dann beginnt die nächste.',
  'LH-TURN-11': 'Nur der Einbrecher, der am Zug ist, darf sich bewegen.',
  'LH-MOVE-1': 'Laufen kannst du nur auf ein benachbartes Feld. Das kostet einen Punkt.',
  'LH-MOVE-2': 'Auch eine Treppe hinunterzugehen gilt als Laufen und kostet einen Punkt.',
  'LH-MOVE-3': 'Treppenabsätze und Aufzugskabinen sind eigene Felder: Sie zu betreten kostet einen Schritt.',
  'LH-MOVE-4': 'Eine Kabine darfst du nicht betreten, wenn sie dadurch überladen wäre.',
  'LH-MOVE-5':
    'Wer zu einer aktiven Drohne hineinläuft, muss sie sofort in diesem Zug ausknocken, sonst gibt es Alarm. Was ' +
    '„sofort“ heißt, lässt die Anleitung offen (at-once).',
  'LH-MOVE-6': 'Läufst du in einen Raum oder auf einen Treppenabsatz mit einem Wachmann, bist du sofort gefangen.',
  'LH-MOVE-7': 'Durch einen Aufzugszugang kommt niemand, solange er verschlossen ist.',
  'LH-CLIMB-1':
    'Treppauf musst du steigen: ein Stockwerk, zum nächsten Treppenabsatz im selben Treppenhaus. Das kostet einen Punkt.',
  'LH-CLIMB-2': 'Jede Treppe nach oben kostet dazu einen Kraft-Marker.',
  'LH-CARRY-1':
    'Sind Sprengstoff oder Rubin bei dir, kannst du sie für einen Punkt und einen Kraft-Marker ein Feld weit tragen.',
  'LH-CARRY-2': 'Trägst du eine Last in einen Raum mit einer aktiven Drohne, ist das Spiel für alle verloren.',
  'LH-CARRY-3': 'Eine Last darf nur in eine Kabine, die sie zusammen mit allem anderen darin tragen kann.',
  'LH-CARRY-4': 'Eine Last darf auf einem Treppenabsatz liegen, aber nicht über eine Treppe getragen werden.',
  'LH-CARRY-5':
    'Aufs Dach könnt ihr nur, wenn der Rubin und alle vier Einbrecher auf dem obersten rechten Treppenabsatz ' +
    'sind. Jeder zahlt einen Punkt und einen Kraft-Marker.',
  'LH-SNEAK-1':
    'Schleichen kannst du nur auf ein Feld mit einer aktiven Drohne oder einem Wachmann. Das kostet zwei Punkte.',
  'LH-SNEAK-2':
    'Wer sich hineingeschlichen hat, muss sofort mit einem weiteren Schritt hinaus oder die Drohne ausknocken, sonst ' +
    'gibt es Alarm. Was „sofort“ heißt und ob eine Last mitkommen darf, lässt die Anleitung offen (at-once, ' +
    'sneak-with-load).',
  'LH-KNOCK-1':
    'Ausknocken kann eine Drohne nur, wer im selben Raum ist. Ob das auch bei einer inaktiven Drohne geht, lässt die ' +
    'Anleitung offen (knock-out-sleeping).',
  'LH-KNOCK-2': 'Eine Drohne auszuknocken kostet zwei Punkte.',
  'LH-KNOCK-3': 'Eine ausgeknockte Drohne ist inaktiv und kommt auf das Wartungsfeld ihres Stockwerks.',
  'LH-KNOCK-4': 'Nach dem Ausknocken wird eine Ereigniskarte gezogen und ausgeführt. Sie kommt aus dem Spiel.',
  'LH-LIFT-1': 'Eine Kabine in ihrem Schacht um ein Stockwerk zu bewegen kostet einen Punkt.',
  'LH-LIFT-2':
    'Eine Kabine kannst du von innen bewegen oder aus jedem Raum mit Zugang zu ihrem Schacht, egal wo sie ' +
    'gerade ist.',
  'LH-LIFT-3': 'Den Aufzug kannst du auch von einem verschlossenen Zugang aus rufen.',
  'LH-LIFT-4': 'Drohnen und Wachleute achten nicht auf fahrende Kabinen.',
  'LH-UNLOCK-1': 'Ein Türschloss kannst du nur im Raum des verschlossenen Zugangs öffnen.',
  'LH-UNLOCK-2': 'Zum Öffnen musst du selbst den Schlüssel in der Farbe des Türschlosses bei dir haben.',
  'LH-UNLOCK-3': 'Ein Türschloss zu öffnen kostet einen Punkt.',
  'LH-UNLOCK-4': 'Ein geöffnetes Türschloss und sein Schlüssel kommen aus dem Spiel, und der Zugang bleibt frei.',
  'LH-REST-1': 'Rasten kostet drei Punkte.',
  'LH-REST-2': 'Eine Rast bringt einen fehlenden Kraft-Marker zurück.',
  'LH-REST-3': 'Rasten geht auch im Käfig.',
  'LH-LOOT-1': 'Einen Süßigkeiten-Automaten kannst du nur in seinem Raum plündern.',
  'LH-LOOT-2': 'Plündern kostet zwei Punkte und bringt alle fehlenden Kraft-Marker zurück.',
  'LH-LOOT-3': 'Ein geplünderter Automat bleibt leer, bis die Minute vorbei ist.',
  'LH-RADIO-1': 'Ein Funkspruch kostet zwei Punkte.',
  'LH-RADIO-2': 'Ein Funkspruch verbraucht eine Batterie, die du bei dir hast.',
  'LH-RADIO-3':
    'Nach einem Funkspruch darf der Funkspruch-Marker auf das nächsthöhere Funkspruch-Feld gelegt werden. Ob er auch ' +
    'liegen bleiben darf und welches Feld das nächste ist, lässt die Anleitung offen (radio-optional, useless-actions, ' +
    'next-radio-field).',
  'LH-FREE-1': 'Einen Komplizen kannst du nur im Raum mit der Wachstube aus dem Käfig befreien.',
  'LH-FREE-2': 'Einen Komplizen zu befreien kostet zwei Punkte.',
  'LH-FREE-3': 'Wer befreit wurde, steht im Raum um den Käfig.',
  'LH-SWITCH-1': 'Einen Schalter kannst du nur in seinem Raum umlegen.',
  'LH-SWITCH-2': 'Einen Schalter umzulegen kostet zwei Punkte. Er bleibt für diese Minute aktiv.',
  'LH-SWITCH-3':
    'Sind beide Schalter aktiv, gehen die Laserstrahlen aus, und Laserstrahlen und Schalter kommen aus dem Spiel.',
  'LH-IGNITE-1': 'Zünden kannst du den Sprengstoff nur im Tresorraum und nur, wenn er dort bei dir ist.',
  'LH-IGNITE-2': 'Den Sprengstoff zu zünden kostet zwei Punkte und geht nur einmal.',
  'LH-IGNITE-3': 'Gezündeter Sprengstoff explodiert am Ende der Minute, im ersten Schritt des Protokolls.',
  'LH-WAIT-1':
    'Wer keine andere Aktion ausführen kann oder will, muss warten. Warten kostet einen Punkt und bewirkt nichts.',
  'LH-ITEM-1':
    'Gegenstände auf dem eigenen Feld einsammeln, ablegen und austauschen kostet nichts und geht im Zug eines ' +
    'Spielers jederzeit.',
  'LH-ITEM-2': 'Zwei Einbrecher können Gegenstände nur auf demselben Feld austauschen, und nur wenn sich etwas ändert.',
  'LH-ITEM-3': 'Ein Einbrecher kann höchstens zwei Gegenstände tragen.',
  'LH-ITEM-4': 'Sprengstoff und Rubin sind keine Gegenstände: Sie werden Schritt für Schritt getragen.',
  'LH-ITEM-5':
    'Einbrecher können nur Gegenstände benutzen und weitergeben, die auf ihrem eigenen Steckbrief liegen. Jedes ' +
    'Plättchen lässt sich einmal benutzen und kommt dann aus dem Spiel.',
  'LH-ITEM-6': 'Ein Schlüssel passt einmal und kommt dann aus dem Spiel.',
  'LH-ITEM-7': 'Eine Batterie reicht für einen Funkspruch und kommt dann aus dem Spiel.',
  'LH-ITEM-8': 'Ein Donut gibt dir für diese Minute mehr Aktions-Punkte und kommt dann aus dem Spiel.',
  'LH-DRONE-1': 'Drohnen kommen nie auf Treppenabsätze oder in Kabinen und entdecken dort niemanden.',
  'LH-DRONE-2': 'Auf jedem Stockwerk fliegt eine Drohne, immer im Kreis.',
  'LH-ALARM-1':
    'Alarm gibt es immer, wenn ein Einbrecher in einem Raum mit einer aktiven Drohne bleibt, ohne sie auszuknocken.',
  'LH-ALARM-2': 'Eine Drohne, die im Protokoll zu Einbrechern fliegt, löst Alarm aus.',
  'LH-ALARM-3': 'Ein Alarm unterbricht alles andere.',
  'LH-ALARM-4': 'Bei Alarm kommt der Kontrollpunkt-Marker auf das Feld, auf dem der Alarm ausgelöst wurde.',
  'LH-ALARM-5': 'Liegt der Marker schon dort, findet die Alarmphase trotzdem statt.',
  'LH-ALARM-6': 'Bei Alarm gehen beide Wachleute zum Kontrollpunkt, jeder drei Schritte, bei Alarmstufe Rot fünf.',
  'LH-GUARD-1': 'Ein Wachmann geht auf einem kürzesten Weg zum Kontrollpunkt.',
  'LH-GUARD-2':
    'Von Stockwerk zu Stockwerk gehen Wachleute über die Treppen, für einen Schritt je Stockwerk, und nie per Aufzug.',
  'LH-GUARD-3': 'Der Wachmann, der näher am Kontrollpunkt ist, geht zuerst.',
  'LH-GUARD-4': 'Sind beide Wachleute gleich nah, bestimmt ihr, wer zuerst geht.',
  'LH-GUARD-5':
    'Sind zwei Wege gleich kurz, nimmt der Wachmann, der zuerst geht, den, der ihn am weitesten von seinem Kollegen ' +
    'wegführt. Wie man das misst und wie der zweite wählt, lässt die Anleitung offen (tie-of-routes, ' +
    'tie-of-routes-second).',
  'LH-GUARD-6': 'Beide Wachleute dürfen auf demselben Feld sein.',
  'LH-GUARD-7': 'Wachleute lassen Sprengstoff und Rubin in Ruhe.',
  'LH-GUARD-8':
    'Hat der erste Wachmann den Kontrollpunkt erreicht, kommt der Marker vom Plan, und der andere bleibt, wo er ist.',
  'LH-CAPTURE-1':
    'Ein Wachmann, der im Raum oder auf dem Treppenabsatz auf Einbrecher trifft, beendet dort seinen Weg.',
  'LH-CAPTURE-2': 'Gefangene Einbrecher kommen in den Käfig, und der Wachmann kommt in den Raum darum herum.',
  'LH-CAPTURE-3': 'Der andere Wachmann geht wie sonst auch.',
  'LH-CAPTURE-4': 'In einer Kabine finden Wachleute niemanden.',
  'LH-CAPTURE-5': 'Gefangene dürfen nur rasten. Ob sie auch warten dürfen, lässt die Anleitung offen (prisoner-turn).',
  'LH-CAPTURE-6': 'Gefangene warten im Käfig, bis ein Komplize sie befreit.',
  'LH-PROTOCOL-1': 'Schritt 1: Gezündeter Sprengstoff im Tresorraum explodiert und bricht die Tresorwand auf.',
  'LH-PROTOCOL-2': 'Schritt 2: Solange die Laserstrahlen an sind, springt jeder aktive Schalter zurück.',
  'LH-PROTOCOL-3':
    'Schritt 3: Ist der Kontrollpunkt-Marker nicht auf dem Plan, bestimmen beide Würfel seinen Platz: Der blaue ' +
    'gibt das Stockwerk an, der rote den Raum.',
  'LH-PROTOCOL-4':
    'Schritt 4: Beide Wachleute gehen in Richtung Kontrollpunkt, der nähere zuerst, jeder drei Schritte, bei ' +
    'Alarmstufe Rot fünf. Für den Weg, für das Erreichen des Markers und für die Begegnung mit Einbrechern gelten ' +
    'dieselben Regeln wie bei einem Alarm.',
  'LH-PROTOCOL-5':
    'Schritt 5: Jede aktive Drohne fliegt einen Raum weiter, von Stockwerk 1 an aufwärts. Ein Alarm unterbricht das, ' +
    'danach folgt das nächste Stockwerk.',
  'LH-PROTOCOL-6':
    'Schritt 6: Von Stockwerk 1 an aufwärts wacht jede inaktive Drohne in einem Raum auf. Sind Einbrecher dort, ' +
    'kann das einen Alarm auslösen, der das Protokoll unterbricht. Danach geht es weiter.',
  'LH-PROTOCOL-7':
    'Schritt 7: Von Stockwerk 1 an aufwärts kommt eine Drohne aus der Wartung in die Aufladung. Eine Drohne, die ' +
    'schon in der Aufladung war, kommt in den Raum ihres Stockwerks, den der rote Würfel angibt: auf den unteren ' +
    'Teil des Pfads, nach links gerichtet und noch inaktiv.',
  'LH-PROTOCOL-8': 'Schritt 8: Geplünderte Süßigkeiten-Automaten werden aufgefüllt.',
  'LH-PROTOCOL-9': 'Schritt 9: Alle Aktions-Marker gehen auf null zurück.',
  'LH-PROTOCOL-10':
    'Schritt 10: Der Helikopter-Marker rückt ein Feld vor. Erreicht er ein Funkspruch-Feld, das nicht abgedeckt ' +
    'ist, ist das Spiel verloren. Ist das Feld abgedeckt, wird mit beiden Würfeln eine neue Batterie verteilt: Der ' +
    'blaue gibt das Stockwerk an, der rote den Raum.',
  'LH-PROTOCOL-11': 'Schritt 11: Alle stehen auf, und wer gelegen hat, beginnt die neue Minute.',
  'LH-BLAST-1': 'Ist bei der Explosion ein Einbrecher im Tresorraum, ist das Spiel für alle verloren.',
  'LH-BLAST-2': 'Mit der Explosion kommen Sprengstoff und Tresorwand aus dem Spiel.',
  'LH-BLAST-3': 'Sind die Laserstrahlen dann schon aus, liegt der Rubin im offenen Tresor und kann getragen werden.',
  'LH-BLAST-4': 'Mit der Explosion kommt der Kontrollpunkt-Marker in den Tresorraum.',
  'LH-BLAST-5': 'Ab der Explosion gilt bis zum Ende des Spiels Alarmstufe Rot: Wachleute gehen fünf Schritte.',
  'LH-BLAST-6': 'Nach der Explosion gilt die Rückseite des Protokolls, von ihrem ersten Schritt an.',
  'LH-END-1': 'Das Spiel ist verloren, wenn alle vier Einbrecher im Käfig sind.',
  'LH-END-2': 'Das Spiel ist verloren, wenn der Countdown endet und nicht alle mit dem Rubin auf dem Dach sind.',
  'LH-END-3':
    'Das Spiel ist verloren, wenn eine Drohne das Feld mit dem Sprengstoff oder dem Rubin betritt. Was gilt, wenn ' +
    'eine Drohne daneben aufwacht, lässt die Anleitung offen (inactive-drone-and-load).',
  'LH-END-4': 'Das Spiel ist verloren, wenn bei der Explosion ein Einbrecher im Tresorraum ist.',
  'LH-END-5':
    'Das Spiel ist verloren, wenn der Helikopter-Marker auf ein Funkspruch-Feld kommt, das nicht abgedeckt ist.',
  'LH-END-6':
    'Das Spiel ist gewonnen, wenn alle vier Einbrecher mit dem Rubin auf dem Dach sind, bevor der Countdown endet.',
};
