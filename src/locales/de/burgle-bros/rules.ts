// Die Regeln von Burgle Bros auf Deutsch.

export const summary =
  'Ein Team von Einbrechern schleicht sich Stockwerk für Stockwerk durch ein Gebäude, findet und knackt die Tresore ' +
  'und entkommt mit der Beute über das Dach. Auf jedem Stockwerk macht ein Wachmann seinen Rundgang.';

export const rules: Readonly<Record<string, string>> = {
  'BB-SETUP-1': 'Ein bis vier Einbrecher spielen zusammen. Wird einer festgenommen, haben alle verloren.',
  'BB-SETUP-2': 'Gegenstände, Beute und Ereignisse liegen als drei gemischte, verdeckte Stapel bereit.',
  'BB-SETUP-3':
    'Bankeinbruch: Die 42 Teile, die weder Tresor noch Treppe sind, ergeben drei Stapel zu 14. In jeden kommen ein ' +
    'Tresor und eine Treppe. Jeder Stapel wird verdeckt zu einem Stockwerk von 4 mal 4 Teilen ausgelegt.',
  'BB-SETUP-4':
    'Bankeinbruch: Jedes Stockwerk hat 8 Wände. Die Anleitung zeigt sie nur im Bild; der Plan stammt aus ' +
    'öffentlichen Quellen.',
  'BB-SETUP-5':
    'Ohne die Mini-Erweiterung bleiben die drei Karten „Sichtkontakt verloren“ und die zwei Rundgangkarten ohne ' +
    'Stockwerksnummer in der Schachtel. So hat jedes Stockwerk 16 Rundgangkarten.',
  'BB-SETUP-6':
    'Zu jedem Stockwerk gehören ein Wachmann und ein Wachmannwürfel. In der Bank beginnen die Würfel mit 2, 3 und ' +
    '4. Der 1. Stock ist das unterste Stockwerk.',
  'BB-SETUP-7':
    'Bankeinbruch: Das Team muss alle Tresore öffnen und mit aller Beute über die Treppe im 3. Stock aufs Dach ' +
    'entkommen.',
  'BB-START-1':
    'Jeder Spieler bekommt zufällig einen Einbrecher, wählt eine der beiden Kartenseiten und nimmt 3 Tarnungsmarker. ' +
    'Die Seite „Trainiert“ ist für Geübte.',
  'BB-START-2': 'Die erste Rundgangkarte des 1. Stocks zeigt, wo der Wachmann beginnt.',
  'BB-START-3':
    'Danach wählt das Team ein beliebiges Teil im 1. Stock als Eingang, deckt es auf und legt einen Abwärtsmarker ' +
    'darauf.',
  'BB-START-4': 'Die nächste Rundgangkarte bestimmt das erste Ziel des Wachmanns.',
  'BB-START-5': 'Eine Einbrecherfigur kommt erst dann auf den Eingang, wenn ihr erster Zug beginnt.',
  'BB-START-6': 'Wer auf dem Eingang beginnt, beachtet das Teil nicht: kein Alarm, kein Würfelwurf.',
  'BB-START-7': 'Tipp: Nach jedem Zug bewegt sich ein Wachmann. Deshalb sollten bald einige Einbrecher nach oben.',
  'BB-TURN-1':
    'Die Züge gehen reihum im Uhrzeigersinn, und jeder handelt nur im eigenen Zug. Ein Zug hat drei Schritte: ' +
    'Aktionen, vielleicht ein Ereignis, dann der Wachmann.',
  'BB-TURN-2':
    'Ein Zug hat bis zu 4 Aktionen, in beliebiger Reihenfolge und beliebig oft dieselbe. Freie Aktionen kosten ' +
    'nichts und sind nicht begrenzt.',
  'BB-TURN-3': 'Wer höchstens 2 Aktionen verwendet hat, zieht eine Ereigniskarte und führt sie aus.',
  'BB-TURN-4': 'Am Ende des Zuges geht der Wachmann des Stockwerks, auf dem der Einbrecher ist.',
  'BB-MOVE-1': 'Gehen kann man nur auf ein benachbartes Teil im selben Stockwerk, nie diagonal.',
  'BB-MOVE-2': 'Durch Wände kommt niemand.',
  'BB-MOVE-3': 'Jeder Versuch, ein Teil zu betreten, kostet 1 Aktion, auch wenn er misslingt.',
  'BB-MOVE-4': 'Wer ein verdecktes Teil betritt, deckt es auf und befolgt seine Anweisung.',
  'BB-MOVE-5': 'Der Weg über eine Treppe oder durch einen Serviceschacht kostet 1 Aktion.',
  'BB-MOVE-6': 'Eine Treppe führt in das Stockwerk darüber, die Treppe im obersten Stockwerk aufs Dach.',
  'BB-MOVE-7': 'Das Dach bleibt gesperrt, bis jeder Tresor offen ist.',
  'BB-MOVE-8':
    'Gilt etwas nicht als Betreten, zählen Bedingungen und Anweisungen des Teils nicht. Ein Wachmann auf dem Teil ' +
    'kostet trotzdem 1 Tarnung.',
  'BB-MOVE-9': 'Tipp: Erst erkunden, dann betreten ist sicherer, dauert aber länger.',
  'BB-STOP-1':
    'Wer die Bedingung eines Teils mit Stoppsymbol nicht erfüllen kann oder will, bleibt, wo er war. Das eigene Teil ' +
    'gilt damit nicht als neu betreten.',
  'BB-STEALTH-1': 'Wer sich auf das Teil eines Wachmanns bewegt, verliert 1 Tarnung.',
  'BB-STEALTH-2':
    'Kommt ein Wachmann auf ein Teil, geht hindurch oder wird darauf gestellt, verliert dort jeder Einbrecher sofort ' +
    '1 Tarnung, und zwar jedes Mal.',
  'BB-STEALTH-3': 'Mehr als 3 Tarnungsmarker sind erlaubt.',
  'BB-PEEK-1': 'Beim Erkunden wird ein verdecktes Nachbarteil aufgedeckt, aber nicht betreten. Das kostet 1 Aktion.',
  'BB-PEEK-2': 'Diagonal oder durch eine Wand lässt sich nichts erkunden.',
  'BB-PEEK-3': 'Von einer Treppe aus lässt sich auch das Teil genau darüber erkunden.',
  'BB-PEEK-4': 'Vor dem Aufdecken muss feststehen, ob das Teil erkundet oder betreten wird.',
  'BB-GUARD-1': 'Nur ein Wachmann geht: der des Stockwerks, auf dem der Zug des aktiven Einbrechers geendet hat.',
  'BB-GUARD-2':
    'Ein Wachmann geht so viele Schritte, wie sein Würfel beim Losgehen zeigt, und je Alarm auf seinem Stockwerk 1 ' +
    'mehr. Der Würfel bleibt, wie er ist.',
  'BB-GUARD-3': 'Ein Wachmann geht Teil für Teil auf kürzestem Weg zu seinem Ziel, nie diagonal und nie durch Wände.',
  'BB-GUARD-4': 'Anweisungen auf Gebäudeteilen gelten nicht für Wachleute.',
  'BB-GUARD-5': 'Am Ziel wird sofort die nächste Rundgangkarte gezogen. Sie bestimmt das neue Ziel.',
  'BB-GUARD-6': 'Hat der Wachmann noch Schritte übrig, geht er gleich weiter zum neuen Ziel.',
  'BB-GUARD-7': 'Wo ein Wachmann steht, geht kein Alarm los.',
  'BB-GUARD-8':
    'Tipp: Droht ein Wachmann ohnehin vorbeizukommen, ist es manchmal günstiger, im eigenen Zug an ihm vorbeizulaufen.',
  'BB-ROUTE-1': 'Ein Wachmann geht stets den kürzesten Weg.',
  'BB-ROUTE-2':
    'Sind mehrere Wege gleich kurz, geht er im Uhrzeigersinn, hält sich also links. Wie das um Wände herum gemeint ' +
    'ist, lässt die Anleitung offen.',
  'BB-FLOOR-1':
    'Betritt zum ersten Mal ein Einbrecher ein Stockwerk, werden sofort zwei Rundgangkarten gezogen: eine für den ' +
    'Platz des Wachmanns, eine für sein Ziel.',
  'BB-FLOOR-2': 'Hat das Betreten auch einen Alarm ausgelöst, wird er erst abgehandelt, wenn der Wachmann steht.',
  'BB-FAST-1':
    'Wird eine Rundgangkarte gebraucht und ist der Stapel leer, kommen die abgelegten Karten gemischt zurück, und ' +
    'der Wachmannwürfel steigt um 1, höchstens auf 6.',
  'BB-FAST-2': 'Abgelegte Rundgangkarten darf man jederzeit ansehen, verdeckte nie.',
  'BB-ALARM-1': 'Bei einem Alarm kommen ein Alarmmarker und der Wachmannwürfel des Stockwerks auf das Teil.',
  'BB-ALARM-2': 'Auf einem Teil liegt nie mehr als ein Alarmmarker.',
  'BB-ALARM-3': 'Kommt ein Wachmann auf ein Teil mit Alarmmarker, ist der Alarm aus und der Marker kommt weg.',
  'BB-ALARM-4': 'Ein abgeschalteter Alarm verkürzt die laufende Bewegung nicht.',
  'BB-ALARM-5':
    'Bei mehreren Alarmen auf einem Stockwerk geht der Wachmann erst zum nächstgelegenen, dann zum jeweils nächsten.',
  'BB-ALARM-6': 'Sind mehrere Alarme gleich nah, bestimmt der Spieler das Ziel.',
  'BB-ALARM-7':
    'Solange auf einem Stockwerk ein Alarm läuft, wird dort keine Rundgangkarte für ein neues Ziel gezogen.',
  'BB-ALARM-8': 'Tipp: Alarme sind nicht schlimm, solange der Wachmann auf seinem Weg niemanden trifft.',
  'BB-HACK-1': 'In einem Computerraum kommt für 1 Aktion 1 Gehacktmarker auf das Teil.',
  'BB-HACK-2':
    'Ein Gehacktmarker verhindert auf jedem Stockwerk einen Alarm seiner Art: Er wird abgelegt, und der Alarm bleibt ' +
    'aus.',
  'BB-HACK-3': 'Ein Computerraum fasst höchstens 6 Gehacktmarker.',
  'BB-HACK-4': 'Tipp: Ein Vorrat an Gehacktmarkern hilft auf den schwierigeren Stockwerken.',
  'BB-SAFE-1':
    'Auf einen geschlossenen Tresor kommt für 2 Aktionen ein Tresorwürfel. Anfangs liegt dort keiner. Die Liste der ' +
    'Aktionen nennt keinen Preis; wir spielen mit 2.',
  'BB-SAFE-2':
    'Auf einem geschlossenen Tresor mit Würfeln werden für 1 Aktion alle diese Würfel geworfen. Sie bleiben danach ' +
    'liegen.',
  'BB-SAFE-3': 'Die Kombination eines Tresors sind die Zahlen der 6 anderen Teile in seiner Reihe und Spalte.',
  'BB-SAFE-4':
    'Nach dem Wurf kommt ein Geknacktmarker auf jedes aufgedeckte Teil der Kombination, dessen Zahl gefallen ist. ' +
    'Ein Würfel reicht für alle gleichen Zahlen.',
  'BB-SAFE-5':
    'Würfeln geht schon, bevor die ganze Kombination aufgedeckt ist. Verdeckte Teile bekommen aber keinen Marker.',
  'BB-SAFE-6':
    'Ist die ganze Kombination abgedeckt, ist der Tresor offen: Der aktive Einbrecher bekommt 1 Gegenstand, dann 1 ' +
    'Beute.',
  'BB-SAFE-7':
    'Ein offener Tresor löst stillen Alarm aus: Die Wachmannwürfel dieses und aller tieferen Stockwerke steigen um ' +
    '1, höchstens auf 6.',
  'BB-SAFE-8': 'Die Würfel eines geöffneten Tresors kommen weg. Es gibt immer genug davon.',
  'BB-TOOL-1':
    'Ein Gegenstand bleibt beim Einbrecher, bis er verwendet oder weitergegeben wird. Nur wer ihn hat, kann ihn ' +
    'verwenden.',
  'BB-TOOL-2': 'Niemand darf einen Gegenstand absichtlich liegen lassen.',
  'BB-TOOL-3':
    'Zwei Einbrecher auf demselben Teil dürfen einander kostenlos Gegenstände geben, wenn beide einverstanden sind.',
  'BB-TOOL-4':
    'Einen Gegenstand zu verwenden kostet nichts, geht aber nur im eigenen Zug und nur, wenn seine Bedingung passt. ' +
    'Die Wirkungen stehen nicht in der Anleitung: Sie stammen aus öffentlichen Quellen, Einzelheiten haben wir ' +
    'ergänzt.',
  'BB-TOOL-5': 'Ein verwendeter Gegenstand wird abgelegt.',
  'BB-LOOT-1':
    'Beute liegt beim Einbrecher und hat immer einen Nachteil. Die Nachteile stehen nicht in der Anleitung: Sie ' +
    'stammen aus öffentlichen Quellen, Einzelheiten haben wir ergänzt.',
  'BB-LOOT-2': 'Niemand darf Beute absichtlich liegen lassen.',
  'BB-LOOT-3': 'Entkommt das Team und fehlt auch nur eine gefundene Beute, ist das Spiel verloren.',
  'BB-LOOT-4': 'Beute wird übergeben wie Gegenstände: kostenlos, auf demselben Teil, wenn beide einverstanden sind.',
  'BB-LOOT-5':
    'Eine Karte, die auf dem eigenen Teil liegt, etwa der zweite Goldbarren, lässt sich kostenlos aufheben. Das ' +
    'steht auf den Karten, nicht in der Anleitung.',
  'BB-CHAR-1':
    'Jeder Einbrecher hat eine eigene Fähigkeit mit eigener Bedingung. Die Fähigkeiten stehen nicht in der ' +
    'Anleitung: Sie stammen aus öffentlichen Quellen, Einzelheiten haben wir ergänzt.',
  'BB-EVENT-1':
    'Ein Ereignis bewirkt, was auf der Karte steht. Die Karten stehen nicht in der Anleitung: Sie stammen aus ' +
    'öffentlichen Quellen, Einzelheiten haben wir ergänzt.',
  'BB-EVENT-2': 'Lässt ein Ereignis eine Wahl, trifft sie der aktive Spieler.',
  'BB-END-1': 'Wer Tarnung verlieren muss und keine mehr hat, wird festgenommen, und das ganze Team verliert.',
  'BB-END-2': 'Aufs Dach führt die Treppe im obersten Stockwerk, sobald alle Tresore offen sind.',
  'BB-END-3': 'Wer das Dach erreicht, beendet damit sofort den Zug.',
  'BB-END-4': 'Einbrecher auf dem Dach haben keine weiteren Züge.',
  'BB-END-5': 'Der Schritt aufs Dach kostet 1 Aktion. Danach folgen weder Ereignis noch Wachmann.',
  'BB-END-6': 'Gewonnen ist das Spiel, wenn alle Einbrecher mit der ganzen gefundenen Beute auf dem Dach sind.',
  'BB-END-7':
    'Tipp: Ein Wachmann lässt sich ablenken durch einen Wechsel des Stockwerks, einen absichtlichen Alarm oder 2 ' +
    'nicht verwendete Aktionen in der Hoffnung auf ein gutes Ereignis.',
  'BB-WALL-1':
    'Bei eigenem Grundriss bekommt jedes Stockwerk 8 Wände, jede zwischen zwei benachbarten Teilen, keine am Rand.',
  'BB-WALL-2': 'Kein Teil darf durch Wände abgeschnitten sein.',
  'BB-LOST-1': 'Sichtkontakt verloren: In jeden Rundgangstapel kommt eine dieser Karten.',
  'BB-LOST-2':
    'Taucht „Sichtkontakt verloren“ auf, verfällt der Rest der Bewegung, und der Wachmann kommt von seinem Stockwerk.',
  'BB-LOST-3':
    'Bevor dieser Wachmann wieder geht, werden zwei Rundgangkarten gezogen: die erste für seinen Platz, die zweite ' +
    'für sein Ziel.',
  'BB-FEW-1':
    'Auch zu dritt, zu zweit oder allein hat jeder einen Einbrecher mit 3 Tarnungsmarkern, und die normalen Regeln ' +
    'gelten.',
  'BB-FEW-2':
    'Bei weniger als 4 Spielern kommen nach jedem Mischen Rundgangkarten ungesehen zur Seite: zu dritt 3, zu zweit ' +
    '6, allein 9.',
  'BB-FEW-3':
    'Vor dem Neumischen kommen die beiseitegelegten Karten zurück. Danach kommen wieder gleich viele zur Seite.',
  'BB-FEW-4': 'Manche Fähigkeiten und Karten brauchen Mitspieler und bewirken allein nichts.',
  'BB-OFFICE-1':
    'Bürogebäude: Nur Teile mit weißem Kreis kommen ins Spiel: 28 Teile, 2 Tresore und 2 Treppen auf 2 Stockwerken ' +
    'von 4 mal 4. Welche Teile den Kreis tragen, wissen wir aus öffentlichen Quellen.',
  'BB-OFFICE-2':
    'Bürogebäude: Die Wachmannwürfel beginnen mit 2 und 3. Die Wände zeigt die Anleitung nur im Bild; der Plan ' +
    'stammt aus öffentlichen Quellen.',
  'BB-KNOX-1':
    'Fort Knox: 2 Tresore und 2 Treppen kommen zur Seite, der Rest ergibt zwei gleiche Stapel. Mit je einem Tresor ' +
    'und einer Treppe werden daraus zwei Stockwerke von 5 mal 5 mit einer Lücke.',
  'BB-KNOX-2':
    'Die Lücke suchen die Spieler aus, auf beiden Stockwerken an derselben Stelle. Sie wirkt wie eine Außenwand, und ' +
    'niemand kommt hinein.',
  'BB-KNOX-3': 'Fort Knox hat je Stockwerk 12 Wände nach den Regeln für eigene Grundrisse.',
  'BB-KNOX-4':
    'Fort Knox braucht alle 50 Rundgangkarten: weiße Kreise für den 1. Stock, schwarze für den 2. Ein rotes Dreieck ' +
    'ersetzt die normale Markierung. Die Anleitung listet die Karten nicht auf. Bei uns hat jeder Platz auf jedem ' +
    'Stockwerk eine Karte.',
  'BB-KNOX-5': 'In Fort Knox beginnen die Wachmannwürfel mit 3 und 4.',
  'BB-KNOX-6':
    'Fort Knox: Das Team muss 3 Tresore öffnen und mit aller Beute über eine beliebige Treppe im 2. Stock entkommen.',
  'BB-KNOX-7':
    'In Fort Knox sind die Kombinationen länger. Ein Geknacktmarker zählt für jeden Tresor, zu dessen Kombination ' +
    'das Teil gehört.',
  'BB-ATRIUM-1': 'Vom Atrium aus lässt sich das Teil genau darüber oder genau darunter erkunden.',
  'BB-ATRIUM-2': 'Ein Wachmann genau über oder unter dem Atrium sieht die Einbrecher darin: Jeder verliert 1 Tarnung.',
  'BB-MOTION-1': 'Wer einen Bewegungsmelder im eigenen Zug betritt und wieder verlässt, löst dort Alarm aus.',
  'BB-MOTION-2':
    'Dieser Alarm bleibt aus, wenn der Zug auf dem Bewegungsmelder endet oder ein passender Gehacktmarker abgelegt ' +
    'wird.',
  'BB-COMPUTER-1': 'Es gibt drei Computerräume: für Fingerabdruck, für Laser und für Bewegung.',
  'BB-DETECTOR-1': 'Wer einen Detektor mit einem Gegenstand oder mit Beute betritt, löst Alarm aus.',
  'BB-FINGERPRINT-1':
    'Wer einen Fingerabdruckscanner betritt, löst Alarm aus, es sei denn, ein passender Gehacktmarker wird abgelegt.',
  'BB-FOYER-1':
    'Ein Wachmann auf einem Nachbarteil ohne Wand dazwischen sieht die Einbrecher im Foyer: Jeder verliert 1 Tarnung.',
  'BB-FOYER-2': 'Auch ein Wachmann, der selbst ins Foyer kommt, kostet dort jeden Einbrecher 1 Tarnung.',
  'BB-SECRET-1':
    'Eine Geheimtür darf man auch durch eine Wand betreten, aber nicht durch eine Wand verlassen und auch nicht von ' +
    'ihr aus durch eine Wand erkunden.',
  'BB-SECRET-2': 'Wachleute können Geheimtüren nicht benutzen.',
  'BB-CAMERA-1':
    'Ein Wachmann auf einer Kamera, auch im Vorbeigehen, sieht jede andere aufgedeckte Kamera, egal auf welchem ' +
    'Stockwerk.',
  'BB-CAMERA-2': 'Wer über eine Kamera gesehen wird, verliert keine Tarnung. Auf dem Teil geht aber Alarm los.',
  'BB-LABORATORY-1': 'Der erste Einbrecher, der ein Labor betritt, bekommt 1 Gegenstand.',
  'BB-LASER-1': 'Ein Laserteil zu betreten kostet 2 Aktionen.',
  'BB-LASER-2': 'Mit nur 1 Aktion geht es auch, dann gibt es Alarm. Ein Laser-Gehacktmarker verhindert ihn.',
  'BB-WALKWAY-1':
    'Wer eine Laufbrücke durch Betreten aufdeckt, fällt ein Stockwerk tiefer, außer im 1. Stock. Der Fall gilt nicht ' +
    'als Betreten.',
  'BB-WALKWAY-2': 'Eine aufgedeckte Laufbrücke hält und wird betreten wie jedes andere Teil.',
  'BB-WALKWAY-3':
    'Von einer Laufbrücke führt 1 Aktion ein Stockwerk nach unten, und das gilt als Betreten. Nach oben führt sie nie.',
  'BB-DUCT-1':
    'Sind beide Serviceschächte aufgedeckt, führt 1 Aktion vom einen in den anderen, auch zwischen Stockwerken.',
  'BB-DUCT-2': 'Die beiden Serviceschächte sind keine Nachbarn. Vom einen aus lässt sich der andere nicht erkunden.',
  'BB-LAVATORY-1': 'Werden die Toiletten aufgedeckt, kommen 3 Tarnungsmarker darauf.',
  'BB-LAVATORY-2': 'Wer in den Toiletten ist, darf deren Marker statt der eigenen abgeben. Mitnehmen kann sie niemand.',
  'BB-STAIRS-1': 'Von einer Treppe führt 1 Aktion auf das Teil genau darüber.',
  'BB-STAIRS-2': 'Von einer Treppe aus lässt sich das Teil genau darüber auch erkunden.',
  'BB-STAIRS-3':
    'Ein Abwärtsmarker auf dem oberen Teil zeigt, wo die Treppe endet. Die beiden Teile sind keine Nachbarn.',
  'BB-STAIRS-4': 'Vom oberen Ende einer Treppe führt 1 Aktion wieder nach unten.',
  'BB-DEADBOLT-1':
    'Einen verriegelten Raum zu betreten kostet 3 Aktionen, außer wenn ein Wachmann oder ein anderer Einbrecher ' +
    'darin ist.',
  'BB-DEADBOLT-2': 'Wer zu wenige Aktionen für einen verriegelten Raum hat, bleibt draußen.',
  'BB-THERMO-1': 'Wer den eigenen Zug auf einem Wärmesensor beendet, löst Alarm aus.',
  'BB-THERMO-2': 'Wer außerhalb des eigenen Zuges auf einen Wärmesensor gerät, löst keinen Alarm aus.',
  'BB-KEYPAD-1':
    'Für einen verschlossenen Zahlencode wird 1 Würfel geworfen. Eine 6 öffnet ihn: Der Einbrecher geht hinein, und ' +
    'das Teil bekommt einen Offenmarker.',
  'BB-KEYPAD-2': 'Bei jedem anderen Wurf bleibt der Zahlencode verschlossen, und der Einbrecher bleibt, wo er war.',
  'BB-KEYPAD-3':
    'Für jeden weiteren Versuch im selben Zug kommt 1 Würfel dazu, und eine einzige 6 genügt. Im nächsten Zug ' +
    'beginnt es wieder mit 1 Würfel.',
  'BB-KEYPAD-4': 'Ein geöffneter Zahlencode bleibt für alle offen.',
  'BB-KEYPAD-5':
    'Wer auf einen Zahlencode fällt oder dort beginnt, würfelt nicht und kann ihn frei verlassen. Verschlossen ' +
    'bleibt er trotzdem.',
};
