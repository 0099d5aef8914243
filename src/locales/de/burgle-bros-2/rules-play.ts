// Die Regeln von Burgle Bros 2 auf Deutsch, erster Teil: Aufbau, Züge, Wachleute, Tumult, Tresor und Finale.

export const playRules: Readonly<Record<string, string>> = {
  'B2-SETUP-1':
    'Aus der Schachtel wird ein Tisch mit einer Spielmatte darauf und einer darunter. Unten liegt das 1. ' +
    'Stockwerk, oben das 2. Stockwerk.',
  'B2-SETUP-2':
    'Chefbüro, Tresor, beide Schwebebahnen und beide Rolltreppen kommen zur Seite. Die anderen 26 Räume werden ' +
    'verdeckt gemischt.',
  'B2-SETUP-3':
    'Das 1. Stockwerk besteht aus 13 der gemischten Räume, dem Chefbüro, einer Schwebebahn und einer Rolltreppe, ' +
    'das 2. Stockwerk aus den anderen 13, dem Tresor, einer Schwebebahn und einer Rolltreppe. Jedes wird gemischt ' +
    'und verdeckt ausgelegt, vier mal vier.',
  'B2-SETUP-4':
    'Jedes Stockwerk bekommt 8 Wände. Eine Wand steht zwischen zwei Räumen eines Stockwerks, und nie zwei an einer ' +
    'Stelle.',
  'B2-SETUP-5': 'Wände dürfen keinen Raum und keine Gruppe von Räumen vom übrigen Stockwerk trennen.',
  'B2-SETUP-6': 'Ein Tipp: Verteilt die Wände gleichmäßig.',
  'B2-SETUP-7': 'Die 17 Jetons werden verdeckt gemischt. Einer davon kommt ungesehen aus dem Spiel.',
  'B2-SETUP-8': 'Bei zwei Ganoven kommt statt eines zufälligen Jetons eine Verkäuferin aus dem Spiel.',
  'B2-SETUP-9':
    'Von der Verdachtsstärke hängt ab, wie viele Rundgangkarten aus den Stapeln wegfallen oder wie viele ' +
    'Abgelenktkarten dazukommen.',
  'B2-SETUP-10':
    'Jedes Stockwerk hat einen eigenen Rundgangstapel, gemischt und verdeckt, und einen eigenen Ablagestapel.',
  'B2-SETUP-11':
    'Für das 1. Stockwerk wird eine Rundgangkarte gezogen. Auf die Räume mit Punkt kommen verdeckt 8 zufällige ' +
    'Jetons, in den roten Raum kommt der Wachmann. Welche Räume einen Punkt haben, ist von uns festgelegt.',
  'B2-SETUP-12':
    'Im 2. Stockwerk geschieht das Gleiche, mit einer Karte und 8 Jetons für dieses Stockwerk. Auch hier sind die ' +
    'Punkte von uns festgelegt.',
  'B2-SETUP-13':
    'Für jedes Stockwerk wird noch eine Rundgangkarte gezogen und abgelegt. In ihren roten Raum kommt der Zielmarker.',
  'B2-SETUP-14': 'Alle wählen verschiedene Ganoven und nehmen deren Figur, Karte und Ausrüstung.',
  'B2-SETUP-15':
    'Die Ausrüstung liegt zuerst unter der Ganovenkarte, sodass nur die Namen zu lesen sind. Die Ausrüstung der ' +
    'anderen Ganoven kommt zur Seite.',
  'B2-SETUP-16':
    'Pool- und Lounge-Ereigniskarten werden getrennt gemischt und liegen als zwei verdeckte Stapel bereit.',
  'B2-SETUP-17':
    'Würfel und Marker liegen bereit: 5 Tresorwürfel, 2 Casinowürfel, 20 Stressmarker, 22 Zählmarker, 6 ' +
    'Geknacktmarker.',
  'B2-SETUP-18':
    'In der Kampagne zieht ihr die Finalekarte dieses Raubzugs und lest ihre Vorderseite, dreht sie aber nicht um. ' +
    'Sonst liegen alle neun Finalekarten bereit.',
  'B2-SETUP-19': 'Die Stockwerke zählen wie in den USA: Das unterste ist das 1. Stockwerk.',
  'B2-ENTER-1': 'Nach dem Aufbau bestimmt ihr zwei verschiedene Eckräume des 1. Stockwerks zu Eingängen.',
  'B2-ENTER-2': 'Wer zuletzt um Geld gespielt hat, beginnt. Trifft das auf niemanden zu, entscheidet der Zufall.',
  'B2-ENTER-3': 'Vor dem ersten Zug muss jeder Ganove das Casino durch einen der beiden Eingänge betreten.',
  'B2-ENTER-4': 'Ist der Eingangsraum verdeckt, wird er beim Betreten aufgedeckt.',
  'B2-ENTER-5': 'Hat der Eingangsraum einen Effekt auf eintretende Ganoven, tritt er beim Betreten ein.',
  'B2-ENTER-6': 'Das Casino zu betreten kostet keine Aktion: Danach sind noch alle vier übrig.',
  'B2-TURN-1':
    'Ein Zug hat 4 Aktionen in beliebiger Reihenfolge. Aktionen dürfen sich wiederholen, und der Zug darf früher ' +
    'enden.',
  'B2-TURN-2': 'Der aktive Ganove ist der, der am Zug ist.',
  'B2-TURN-3': 'Was kostenlos ist, verbraucht keine der 4 Aktionen.',
  'B2-TURN-4':
    'Auf jeden Ganovenzug folgt ein Wachmannzug, und so geht es weiter, bis das Spiel gewonnen oder verloren ist.',
  'B2-TURN-5': 'Nach dem Wachmannzug ist im Uhrzeigersinn der nächste Ganove am Zug.',
  'B2-TURN-6':
    'Aktionen ausführen darf nur der aktive Ganove, und nur wenn nicht zuerst etwas anderes zu Ende gebracht werden ' +
    'muss.',
  'B2-MOVE-1': 'Bewegen kann man sich nur in einen benachbarten Raum, nie durch eine Wand. Das kostet 1 Aktion.',
  'B2-MOVE-2':
    'Benachbart sind Räume mit einer gemeinsamen Kante ohne Wand. Diagonal liegende Räume sind nicht benachbart.',
  'B2-MOVE-3': 'Liegt im neuen Raum ein Jeton, wird er zuerst aufgedeckt und wirkt.',
  'B2-MOVE-4': 'Hat der Jeton gewirkt und ist der Raum, in dem der Ganove steht, noch verdeckt, wird er aufgedeckt.',
  'B2-MOVE-5': 'Was aufgedeckt ist, bleibt es bis zum Ende des Spiels.',
  'B2-MOVE-6': 'Liegen Jeton und Raum offen, wirkt der Raum auf den eintretenden Ganoven.',
  'B2-JUMP-1':
    'Eine Figur, die springt, kommt direkt in den Zielraum. Räume und Wände auf dem Weg dorthin spielen keine Rolle.',
  'B2-JUMP-2':
    'Nach einem Sprung geschieht alles wie nach dem Bewegen, wenn keine Karte etwas anderes sagt: Der Jeton wirkt, ' +
    'der Raum wird aufgedeckt und wirkt ebenfalls.',
  'B2-EXPLORE-1': 'Erkunden kann man einen benachbarten Raum, aber nicht durch eine Wand. Das kostet 1 Aktion.',
  'B2-EXPLORE-2': 'Beim Erkunden wird erst der Jeton aufgedeckt, dann der Raum.',
  'B2-EXPLORE-3': 'Erkunden geht nur, wo noch etwas verdeckt liegt. Das ist eine Hausregel.',
  'B2-ACTION-1': 'Eine Raumaktion ist nur in einem Raum möglich, der eine hat, und nur für den, der selbst dort ist.',
  'B2-PREP-1': 'Ausrüstung vorbereiten darf man einmal pro Zug. Das kostet 1 Aktion.',
  'B2-PREP-2': 'Zum Vorbereiten wird eine Karte unter der eigenen Ganovenkarte hervorgezogen und offen ausgelegt.',
  'B2-STRESS-1': 'Wer einen Raum mit Wachmann betritt, bekommt 2 Stress.',
  'B2-STRESS-2': 'Betritt ein Wachmann einen Raum, bekommt dort jeder Ganove 2 Stress.',
  'B2-STRESS-3': 'Stressmarker liegen auf der Ganovenkarte. Weniger als 0 Stress gibt es nicht.',
  'B2-GUARD-1':
    'Nach jedem Ganovenzug hat der Wachmann auf dem Stockwerk dieses Ganoven einen Zug. Der andere bleibt stehen.',
  'B2-GUARD-2': 'Ein Wachmann geht 3 Schritte auf dem kürzesten Weg zu seinem Ziel.',
  'B2-GUARD-3':
    'Sind mehrere Wege gleich kurz, geht ein Wachmann im Uhrzeigersinn: Zwei Wege bilden einen Kreis, und den läuft ' +
    'er im Uhrzeigersinn ab.',
  'B2-GUARD-4': 'Wachleute achten nicht auf Jetons und decken keine Räume auf.',
  'B2-GUARD-5': 'Nur zwei Räume wirken, wenn ein Wachmann eintritt: Überwachung und Aufsicht.',
  'B2-GUARD-6':
    'Erreicht ein Wachmann sein Ziel, wird eine Rundgangkarte seines Stockwerks gezogen und abgelegt. Der Zielmarker ' +
    'kommt in ihren roten Raum.',
  'B2-GUARD-7': 'Hat ein Wachmann am Ziel noch Schritte übrig, geht er weiter zum neuen Ziel.',
  'B2-GUARD-8': 'Eine Begegnung mit Ganoven hält einen Wachmann nicht auf: Er geht alle seine Schritte.',
  'B2-GUARD-9': 'Nach seinem letzten Schritt ist der Wachmannzug vorbei.',
  'B2-DISTRACT-1':
    'Kommt eine Abgelenktkarte, stellt der aktive Ganove den Zielmarker in einen aufgedeckten Raum des Stockwerks ' +
    'mit gerader Nummer.',
  'B2-DISTRACT-2':
    'Ist auf dem Stockwerk kein Raum mit gerader Nummer aufgedeckt, wird die Abgelenktkarte abgelegt und eine neue ' +
    'Karte gezogen.',
  'B2-ALERT-1':
    'Ist eine Rundgangkarte fällig und der Stapel leer, ist der Wachmann alarmiert. Sein Zielmarker kommt weg.',
  'B2-ALERT-2': 'Ein alarmierter Wachmann geht zum nächsten Ganoven auf seinem Stockwerk, wie sonst 3 Schritte.',
  'B2-ALERT-3': 'Sind mehrere Ganoven gleich nah, entscheidet ihr, zu wem er geht.',
  'B2-ALERT-4':
    'Betritt ein alarmierter Wachmann einen Raum mit Ganoven, bekommt jeder dort 2 Stress, und er bleibt stehen. ' +
    'Seine übrigen Schritte sind verloren.',
  'B2-ALERT-5':
    'Beginnt ein alarmierter Wachmann seinen Zug bei Ganoven, bleibt er dort, und jeder von ihnen bekommt 2 Stress.',
  'B2-ALERT-6':
    'Geben Tumult, Ausrüstung oder Ereignis einem alarmierten Wachmann ein neues Ziel, kommt der Zielmarker ' +
    'dorthin, und er geht hin wie jeder andere.',
  'B2-ALERT-7':
    'Hat ein alarmierter Wachmann so ein Ziel erreicht, kommt der Marker wieder weg, und er ist alarmiert wie zuvor.',
  'B2-ALERT-8': 'Auf einem Stockwerk ohne Zielmarker geschieht nichts, wenn etwas den Marker verschieben soll.',
  'B2-COMM-1': 'Bei einem Tumult kommt der Zielmarker des Stockwerks in den Raum des Tumults.',
  'B2-COMM-2':
    'Bei einem Tumult geht der Wachmann dieses Stockwerks sofort 1 Schritt darauf zu. Wen er dabei trifft, der ' +
    'bekommt wie sonst Stress.',
  'B2-COMM-3': 'Nach einem Tumult hat der Wachmann in seinem nächsten Zug trotzdem alle 3 Schritte.',
  'B2-COMM-4':
    'Ein Tumult in einem Raum mit Wachmann zählt nicht: Der Zielmarker bleibt, und der Wachmann rührt sich nicht.',
  'B2-COMM-5':
    'Erreicht der Wachmann den Tumult, wird wie an jedem Ziel eine Rundgangkarte gezogen, und er geht seine übrigen ' +
    'Schritte.',
  'B2-COMM-6':
    'Wachleute merken sich nur den letzten Tumult. Kommt ein neuer oder ist das Ziel erreicht, vergessen sie ihn.',
  'B2-SAFE-1': 'Würfel kommen erst in den Tresorraum, wenn er aufgedeckt ist.',
  'B2-SAFE-2': 'Im Chefbüro bringt 1 Aktion 1 Tresorwürfel von dort in den Tresorraum. Das geht mehrmals.',
  'B2-SAFE-3':
    'Im Tresorraum werden für 1 Aktion alle Würfel geworfen, die dort liegen. Mindestens einer muss da sein.',
  'B2-SAFE-4':
    'Jeder aufgedeckte Raum in Reihe oder Spalte des Tresorraums, dessen Nummer gefallen ist, bekommt einen ' +
    'Geknacktmarker, alle auf einmal.',
  'B2-SAFE-5': 'Ein Raum mit Geknacktmarker behält für alles andere seine Nummer.',
  'B2-SAFE-6':
    'Geknacktmarker bleiben bis zum Ende des Spiels liegen, außer im achten Finale, wo sie eingesammelt werden.',
  'B2-SAFE-7': 'Nach einem Wurf im Tresorraum muss einer der Würfel zurück ins Chefbüro.',
  'B2-SAFE-8': 'Im Tresorraum sind weitere Würfe erlaubt, solange Aktionen und Würfel da sind.',
  'B2-SAFE-9':
    'Der Tresor ist geknackt, wenn alle sechs Räume in seiner Reihe und Spalte aufgedeckt sind und einen ' +
    'Geknacktmarker haben. Dann beginnt sofort das Finale.',
  'B2-FINALE-1': 'In der Kampagne wird die Finalekarte dieses Raubzugs umgedreht, sobald der Tresor geknackt ist.',
  'B2-FINALE-2':
    'Außerhalb der Kampagne werden die Finalekarten gemischt, sobald der Tresor geknackt ist, und eine davon wird ' +
    'gezogen.',
  'B2-FINALE-3':
    'Auf der Finalekarte steht, was vorzubereiten ist, welche Regeln dazukommen und wie das Spiel noch verloren ' +
    'gehen kann.',
  'B2-F1':
    'Alle Jetons liegen wieder verdeckt, und zwei Primadonnen müssen gefunden und mitgenommen werden. Dann gehen ' +
    'alle durch einen Eingang hinaus. Treffen ein Wachmann und ein Ganove mit Primadonna zusammen, ist das Spiel ' +
    'verloren. Die Einzelheiten sind Hausregeln.',
  'B2-F2':
    'Das Auto steht im Tresorraum. Es fährt einen oder zwei Räume geradeaus und reißt Wände ein; bei zwei Ganoven ' +
    'halten Wände es auf. Der Wachmann im 2. Stockwerk jagt das Auto. Gewonnen ist, wenn es mit allen darin über den ' +
    'Rand fährt. Die Einzelheiten sind Hausregeln.',
  'B2-F3':
    'Jeder Ganove hat einen Würfel, der eine 1 zeigt. In einem Raum mit der nächsten Nummer darf er um 1 ' +
    'weitergedreht werden, bis zur 5. Dann darf sein Ganove durch einen Eingang hinaus. Gewonnen ist, wenn alle ' +
    'draußen sind. Die Einzelheiten sind Hausregeln.',
  'B2-F4':
    'Jeder Ganove zieht einen Fingerabdruck, dessen Zahl sein Stress wird. Gewonnen ist, wenn eine einzige Bewegung ' +
    'eines Wachmanns alle Ganoven auf 6 oder mehr bringt. Kommt einer ohne die anderen dorthin, ist das Spiel ' +
    'verloren. Die Einzelheiten sind Hausregeln.',
  'B2-F5':
    'Der Ganove in den Magnetschuhen rutscht bis zur nächsten Wand, zum Rand oder zu einem Ganoven, und nur der ' +
    'letzte Raum zählt. Der Wachmann des Stockwerks rutscht ebenso und gibt allen, an denen er vorbeikommt, 2 ' +
    'Stress. Sind die Schuhe wieder im Tresorraum, gehen alle von dort hinaus. Die Einzelheiten sind Hausregeln.',
  'B2-F6':
    'Der Tiger muss fressen: Für 1 Aktion kommt ein Steak in den eigenen Raum, wenn der Tiger nebenan ist und dort ' +
    'noch nie eines lag. Nach einem Zug auf seinem Stockwerk frisst er ein benachbartes Steak und geht dorthin. ' +
    'Nach vier Steaks gehen alle durch einen Eingang hinaus. Trifft er einen Wachmann, ist das Spiel verloren. Die ' +
    'Einzelheiten sind Hausregeln.',
  'B2-F7':
    'Wer im Raum mit dem Football ist, kann ihn für 1 Aktion einem Ganoven zuwerfen, bis zu 3 Räume geradeaus oder ' +
    'eine Rolltreppe hinunter. Wände halten ihn auf, außer bei zwei Ganoven. Liegt er in einem Eingangsraum, gehen ' +
    'alle durch die Eingänge hinaus. Die Einzelheiten sind Hausregeln.',
  'B2-F8':
    'Alle sechs Geknacktmarker müssen eingesammelt werden, indem Ganoven ihre Räume betreten. Ein Raum mit ' +
    'SEK-Marker kostet beim Betreten 2 Stress. Im 1. Stockwerk entfernt 1 Aktion den Marker genau darüber. Die ' +
    'Einzelheiten sind Hausregeln.',
  'B2-F9':
    'Wände einreißen: Für 1 Aktion nimmt ein Ganove eine Wand seines Raums an sich und verursacht dort einen Tumult. ' +
    'Jeder braucht genau 5 Wände bei zwei Ganoven, 4 bei drei und 3 bei vier. Dann darf er durch einen Eingang ' +
    'hinaus. Die Einzelheiten sind Hausregeln.',
  'B2-LEAVE-1':
    'Sind die Bedingungen erfüllt, verlässt ein Ganove, der einen Raum mit Ausgang betritt, von selbst das Casino.',
  'B2-LEAVE-2': 'Hinauszugehen ist weder Bewegen noch eine Aktion.',
  'B2-LEAVE-3': 'Nach einem Zug, in dem der aktive Ganove das Casino verlassen hat, hat kein Wachmann einen Zug.',
  'B2-LEAVE-4': 'Wer draußen ist, hat keine Züge und Aktionen mehr, darf aber vorbereitete Ausrüstung verwenden.',
  'B2-END-1': 'Ist der Tresor geknackt und die Bedingung des Finales erfüllt, gewinnen alle.',
  'B2-END-2': 'Sobald irgendein Ganove 6 oder mehr Stress hat, verlieren alle.',
  'B2-CAMPAIGN-1':
    'Eine Kampagne hat neun Raubzüge, jeder mit eigenem Finale und eigener Belohnung. Wer mitspielt, darf wechseln.',
  'B2-CAMPAIGN-2':
    'Die Finale kommen der Reihe nach. Ob gewonnen oder verloren: Der nächste Raubzug hat das nächste Finale, und ' +
    'nach dem neunten ist die Kampagne vorbei.',
  'B2-CAMPAIGN-3': 'Die Kampagne beginnt mit Verdachtsstärke 6.',
  'B2-CAMPAIGN-4': 'Nach jedem Raubzug kommen Ergebnis, Namen und neue Verdachtsstärke ins Ganoventagebuch.',
  'B2-CAMPAIGN-5':
    'Ein gewonnener Raubzug erhöht die Verdachtsstärke um 1, ein verlorener senkt sie um 1. Sie bleibt zwischen 1 ' +
    'und 10.',
  'B2-CAMPAIGN-6':
    'Nach einem gewonnenen Raubzug kommt die Beute des Finales ins Trophäenregal. Worin die Beute besteht, ist von ' +
    'uns festgelegt.',
  'B2-CAMPAIGN-7':
    'Nach jedem Raubzug, gewonnen oder verloren, gibt es die nächste Belohnung: eine neue Ausrüstungskarte. Die ' +
    'Reihenfolge ist von uns festgelegt.',
  'B2-RANDOM-1': 'Außerhalb der Kampagne wird mit zufälligem Finale gespielt, und alle Regeln der Kampagne entfallen.',
  'B2-RANDOM-2': 'Finale, die schon gewonnen sind, dürfen wegbleiben.',
  'B2-RANDOM-3': 'Außerhalb der Kampagne ist die Verdachtsstärke frei wählbar. Normal ist 6.',
};
