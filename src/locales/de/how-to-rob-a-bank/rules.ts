// Die Regeln von How to Rob a Bank, in eigenen Worten.

export const summary =
  'Eine Person bewacht eine Bank mit neun Räumen, alle anderen rauben sie aus. Alle planen offen fünf Karten und ' +
  'müssen dann mit der Reihenfolge leben, in der sie kommen.';

export const rules: Readonly<Record<string, string>> = {
  'RB-SETUP-1':
    'Eine Person ist die Bank. Sie hat die blauen Karten und zu zweit oder zu dritt zwei Wachleute, zu viert drei.',
  'RB-SETUP-2': 'Alle anderen führen je einen Bankräuber und haben die Karten in dessen Farbe.',
  'RB-SETUP-3':
    'Zu zweit führt eine Person zwei Bankräuber, jeden mit einem eigenen Kartenstapel. Sonst ist alles wie zu dritt.',
  'RB-SETUP-4': 'Alle Bankräuber gehören zusammen: Sie gewinnen oder verlieren gemeinsam.',
  'RB-SETUP-5':
    'Der Grundriss liegt im Boden der Schachtel, und die vier Teile der Ringstraße führen ganz um ihn herum.',
  'RB-SETUP-6': 'Gespielt wird mit neun der zehn Raumkarten. Die Karte für eine andere Personenzahl bleibt draußen.',
  'RB-SETUP-7':
    'Die Raumkarte für 2 oder 3 Personen bringt einen weiteren Geldsack ins Haus, die für 4 Personen einen ' +
    'weiteren Wachmann.',
  'RB-SETUP-8':
    'In der Schachtel sind vier Stapel zu 15 Karten (drei für die Bankräuber, einer für die Bank), zehn Raumkarten, ' +
    'sieben Geldsäcke, ein Alarm, drei Bankräuber, drei Wachleute, ein Fluchtauto, das Spielbrett und die Ringstraße.',
  'RB-AIM-1':
    'Die Bankräuber brauchen vier gestohlene Geldsäcke, zu viert fünf, und zwar bevor die dritte Runde vorbei ist.',
  'RB-AIM-2': 'Die Bank muss verhindern, dass die Bankräuber genug Geldsäcke für den Sieg stehlen.',
  'RB-ROUND-1': 'Ein Spiel hat höchstens drei Runden, eine für jede Etage der Bank.',
  'RB-ROUND-2':
    'Eine Runde besteht aus Erkundung, Planung und Bankraub, immer in dieser Reihenfolge. Jede Phase hat ihre ' +
    'eigenen Züge.',
  'RB-EXPLORE-1':
    'Zu Beginn einer Runde mischt die Bank die neun Raumkarten verdeckt und legt sie dann offen aus, Reihe für ' +
    'Reihe und oben links zuerst. Jede Karte kommt einmal vor, und eine Wand verläuft immer an einer der vier ' +
    'Seiten ihrer Karte.',
  'RB-EXPLORE-2': 'In jeden Raum mit einem Geldsack-Symbol kommt ein Geldsack, mit der unverriegelten Seite oben.',
  'RB-EXPLORE-3': 'In jeden Raum mit einer Dienstmarke kommt ein Wachmann.',
  'RB-EXPLORE-4': 'Der Alarm kommt unverriegelt in den Raum mit dem Alarm-Symbol.',
  'RB-EXPLORE-5': 'Alle Bankräuber beginnen gemeinsam im Raum mit der Maske.',
  'RB-WALL-1':
    'Vier Raumkarten haben eine dicke Wand, und durch eine Wand kann niemand gehen. Welche Karten das sind und dass ' +
    'jede auf einer Seite eine Wand hat, stammt von uns, nicht aus der Anleitung. Eine Karte ohne Wand zu drehen ' +
    'würde nichts ändern.',
  'RB-WALL-2':
    'Schließen Wände Räume ab, darf die Bank eine Raumkarte so drehen, dass eine Öffnung entsteht. Was als ' +
    'abgeschlossen gilt, ob die Bank öffnen muss und ob jede einzelne Drehung eine Öffnung schaffen muss, lässt die ' +
    'Anleitung offen (closed-rooms, rotate-must, rotate-lowers).',
  'RB-WALL-3':
    'Manchmal müssen mehrere Raumkarten gedreht werden, bis alle Räume offen sind. Ob die Bank vorher aufhören darf, ' +
    'lässt die Anleitung offen (rotate-must).',
  'RB-WALL-4':
    'Ist die Etage offen und das Spiel weitergegangen, bleiben die Raumkarten liegen, wie sie sind. Ob die Bank auch ' +
    'drehen darf, wenn kein Raum abgeschlossen ist, lässt die Anleitung offen (rotate-when).',
  'RB-CAR-1': 'Das Fluchtauto parkt so weit wie möglich von dem Raum entfernt, in dem die Bankräuber beginnen.',
  'RB-CAR-2':
    'Beginnen die Bankräuber in einem Eckraum, wartet das Auto auf der anderen Seite der Bank an einer ' +
    'Straßenecke, und die Bankräuber wählen eines der beiden Straßenfelder dort. Dass es die schräg ' +
    'gegenüberliegende Ecke ist, sagt der französische Text.',
  'RB-CAR-3':
    'Beginnen die Bankräuber in der Mitte, kann das Auto an jeder der vier Ecken warten, und die Bankräuber wählen ' +
    'eines der beiden Straßenfelder dort.',
  'RB-CAR-4':
    'Wo das Auto wartet, wenn die Bankräuber in der Mitte einer Seite beginnen, sagt die Anleitung nicht. Zwei ' +
    'Antworten sind möglich (car-edge-start): entweder an einer der beiden Ecken, die am weitesten weg sind, und die ' +
    'Bankräuber wählen dort eines der beiden Straßenfelder, oder auf dem Straßenfeld genau gegenüber.',
  'RB-PLAN-1':
    'Alle mischen ihre eigenen 15 Karten und ziehen acht davon. Die sieben anderen legt ihr zur Seite; in dieser ' +
    'Runde werden sie nicht gebraucht. Bei uns zieht die Bank zuerst. Welche Karten es in der nächsten Runde gibt, ' +
    'lässt die Anleitung offen (deck-next-round).',
  'RB-PLAN-2':
    'Die Bank plant als Erste: Sie legt eine Karte offen vor sich hin. Was sie zuerst plant, spielt sie auch zuerst.',
  'RB-PLAN-3': 'Nach der Bank planen die Bankräuber im Uhrzeigersinn, jeder eine offene Karte.',
  'RB-PLAN-4':
    'So geht es reihum weiter, die Bank immer zuerst, bis alle einen Stapel aus fünf Karten haben. Jede Karte ' +
    'verdeckt die vorher geplante, und die drei Karten, die auf der Hand bleiben, werden nicht gespielt.',
  'RB-PLAN-5': 'Während der Planung bewegt sich auf dem Spielbrett nichts. Gehandelt wird erst beim Bankraub.',
  'RB-PLAN-6':
    'Ein Tipp: Achte auf jede Karte, die geplant wird. Bald ist sie verdeckt, und dann musst du dich an sie ' +
    'erinnern.',
  'RB-PLAN-7': 'Zu zweit hat jeder der beiden Bankräuber seinen eigenen Stapel.',
  'RB-HAND-1': 'Die Bankräuber dürfen einander ihre Handkarten zeigen und darüber reden, aber die Bank darf zuhören.',
  'RB-HAND-2':
    'Du kannst nur Karten aus deiner eigenen Hand planen, und ein Bankräuber hat nur Karten in seiner Farbe.',
  'RB-ROB-1':
    'Vor dem Bankraub dreht ihr jeden Stapel als Ganzes um, sodass er verdeckt liegt und die Karten in der ' +
    'geplanten Reihenfolge bleiben.',
  'RB-ROB-2':
    'Ein Spielzug ist eine Karte: Decke die oberste Karte deines Stapels auf und führe sie aus. Die Karten kommen in ' +
    'der Reihenfolge, in der sie geplant wurden.',
  'RB-ROB-3':
    'Die Bank hat den ersten Spielzug, die Bankräuber folgen im Uhrzeigersinn, je eine Karte pro Spielzug. Das geht ' +
    'so lange, bis alle Stapel leer sind.',
  'RB-CARD-1':
    'Manche Handlungen auf einer Karte sind Pflicht, andere werden ausgeführt, wenn es geht. Gehen ist Pflicht. Ob ' +
    'Kriechen es auch ist und ob die anderen Handlungen ausgelassen werden dürfen, lässt die Anleitung offen ' +
    '(crawl-compulsory, optional-when-possible, or-optional).',
  'RB-CARD-2': 'Hat eine Karte mehrere Handlungen, entscheidest du, welche zuerst kommt.',
  'RB-CARD-3': 'Wer bewusstlos ist, kann nicht handeln, ob Wachmann oder Bankräuber.',
  'RB-CARD-4': 'Ein Wachmann allein kann die ganze Bankkarte ausführen, oder mehrere teilen sie sich.',
  'RB-CARD-5': 'Du hast nur die Handlungen, die auf der Karte stehen, und jede nur einmal.',
  'RB-CARD-6':
    'Eine Handlung mit zwei Hälften ist eine einzige Handlung: Nimm die eine oder die andere Hälfte. Du entscheidest, ' +
    'wenn es so weit ist.',
  'RB-WALK-1': 'Ein Schritt bringt einen Wachmann in einen Raum direkt nebenan.',
  'RB-WALK-2': 'Ein Schritt führt nur über eine offene Seite des Raums, nie über Eck und nie durch eine Wand.',
  'RB-WALK-3':
    'Die Bank muss die Schritte auf ihrer Karte machen, soweit sie möglich sind. Ob damit alle gemeint sind oder ' +
    'einer, lässt die Anleitung offen (walk-all).',
  'RB-WALK-4': 'Hat eine Bankkarte zwei Schritte, macht sie derselbe Wachmann oder zwei Wachleute je einen.',
  'RB-WALK-5': 'Ein Wachmann, der gegangen ist, muss am Ende der Karte in einem anderen Raum sein als zu Beginn.',
  'RB-WALK-6': 'Ein Schritt bringt den Bankräuber in einen Raum direkt nebenan.',
  'RB-WALK-7': 'Ein Bankräuber kann seine Karte nicht beenden, solange einer ihrer Schritte noch möglich ist.',
  'RB-WALK-8':
    'Ein Bankräuber, der gegangen ist, muss am Ende der Karte in einem anderen Raum sein als zu Beginn; ob das auch ' +
    'bei zwei Schritten gilt, lässt die Anleitung offen (robber-there-and-back).',
  'RB-WALK-9': 'Ein Bankräuber, der geht, behält alle Geldsäcke.',
  'RB-TACKLE-1':
    'Ein Wachmann darf einen Bankräuber zu Fall bringen, der im selben Raum ist. Ob das auch bei jemandem geht, der ' +
    'schon bewusstlos ist, lässt die Anleitung offen (tackle-out).',
  'RB-TACKLE-2': 'Wer zu Fall gebracht wird, ist bewusstlos: Die Figur wird hingelegt.',
  'RB-TACKLE-3': 'Sind mehrere Bankräuber in Reichweite, sucht die Bank einen davon aus.',
  'RB-TACKLE-4':
    'Ein Bankräuber, der zu Fall kommt, verliert alle Geldsäcke. Sie bleiben im Raum, bis sie jemand aufhebt. Dass ' +
    'sie unverriegelt dort liegen, sagt die Anleitung nicht; wir spielen es so (dropped-side).',
  'RB-LOCK-1':
    'Beim Verriegeln wird ein unverriegelter Geldsack oder der unverriegelte Alarm auf die verriegelte Seite gedreht. ' +
    'Was schon verriegelt ist, kann nicht noch einmal verriegelt werden. Ob eine Handlung einen Marker verriegelt ' +
    'oder alles im Raum, lässt die Anleitung offen (lock-one).',
  'RB-LOCK-2': 'Ein Wachmann kann nur verriegeln, was im selben Raum liegt.',
  'RB-LOCK-3':
    'Einen Geldsack, den ein Bankräuber trägt, kann niemand verriegeln. Die Anleitung sagt dazu nichts; wir spielen ' +
    'es so (lock-carried).',
  'RB-OUT-1':
    'In ihrem Spielzug darf die Bank ihre nächste Karte opfern, damit bewusstlose Wachleute wieder aufstehen. Ob sie ' +
    'die Karte vorher ansehen darf und ob sie auch opfern darf, wenn alle wach sind, lässt die Anleitung offen ' +
    '(forfeit-look, forfeit-when-awake).',
  'RB-OUT-2':
    'Eine geopferte Bankkarte bringt alle Wachleute wieder auf die Beine. Ihre Handlungen fallen aus, und der ' +
    'Spielzug ist zu Ende.',
  'RB-OUT-3': 'Steht kein Wachmann mehr, hat die Bank keine Wahl: Sie muss ihre nächste Karte opfern.',
  'RB-OUT-4':
    'Ein bewusstloser Bankräuber steht in seinem Spielzug auf und opfert dafür die nächste Karte seines Stapels.',
  'RB-OUT-5':
    'Das Aufstehen kostet einen Bankräuber den ganzen Spielzug: Die Karte fällt aus, und eine zusätzliche Handlung ' +
    'gibt es auch nicht.',
  'RB-PICK-1':
    'Ein Bankräuber kann einen unverriegelten Geldsack aufheben, der im selben Raum liegt. Zum Tragen wird seine ' +
    'Figur auf den Geldsack gestellt.',
  'RB-PICK-2': 'Ein verriegelter Geldsack bleibt liegen, bis ihn jemand entriegelt.',
  'RB-PICK-3':
    'Unter den Augen eines Wachmanns kannst du keinen Geldsack aufheben: Alle Wachleute im Raum müssen ' +
    'bewusstlos sein.',
  'RB-PICK-4': 'Mit jedem Aufheben nimmst du einen Geldsack. Tragen darf ein Bankräuber beliebig viele.',
  'RB-UNLOCK-1': 'Ein Bankräuber kann einen verriegelten Geldsack oder Alarm entriegeln, der im selben Raum liegt.',
  'RB-UNLOCK-2': 'Mit jedem Entriegeln drehst du nur einen Marker um, auch wenn dort mehrere liegen.',
  'RB-UNLOCK-3':
    'Unter den Augen eines Wachmanns kannst du nichts entriegeln: Alle Wachleute im Raum müssen bewusstlos sein.',
  'RB-PEPPER-1':
    'Ein Bankräuber kann einen Wachmann besprühen, der im selben Raum ist. Der Wachmann wird bewusstlos, und seine ' +
    'Figur wird flach hingelegt. Ob das auch bei jemandem geht, der schon liegt, lässt die Anleitung offen ' +
    '(tackle-out).',
  'RB-PEPPER-2': 'Ein Bankräuber besprüht höchstens einen Wachmann pro Spielzug.',
  'RB-CRAWL-1':
    'Beim Kriechen kommt der Bankräuber in jeden beliebigen Raum der Etage, egal welche Wände dazwischen sind.',
  'RB-CRAWL-2':
    'Wie ein Schritt muss auch Kriechen in einem anderen Raum enden. Ob es ausgelassen werden darf, lässt die ' +
    'Anleitung offen (crawl-compulsory).',
  'RB-CRAWL-3': 'Wer kriecht, behält alle Geldsäcke.',
  'RB-EXTRA-1':
    'Ein Bankräuber hat pro Spielzug eine zusätzliche Handlung: das Auto fahren, einen Geldsack werfen, einen ' +
    'Geldsack weitergeben oder den Alarm auslösen.',
  'RB-EXTRA-2':
    'Die zusätzliche Handlung kommt vor oder nach dem Spielen der Karte. Ob die Karte noch verdeckt ist, wenn die ' +
    'zusätzliche Handlung zuerst kommt, und ob diese auch zwischen zwei Handlungen der Karte kommen darf, lässt die ' +
    'Anleitung offen (extra-before-flip, extra-between).',
  'RB-DRIVE-1':
    'Als zusätzliche Handlung kann ein Bankräuber das Fluchtauto ein Straßenfeld weiterfahren, in beide Richtungen.',
  'RB-THROW-1':
    'Als zusätzliche Handlung kann ein Bankräuber einen getragenen Geldsack ins Fluchtauto werfen, wenn es auf einem ' +
    'Straßenfeld direkt vor seinem Raum steht.',
  'RB-THROW-2': 'Ein Bankräuber wirft höchstens einen Geldsack pro Spielzug.',
  'RB-THROW-3':
    'Unter den Augen eines Wachmanns kannst du keinen Geldsack werfen: Alle Wachleute im Raum müssen bewusstlos ' +
    'sein.',
  'RB-THROW-4': 'Eine Wand zwischen dem Raum und dem Auto hält jeden Wurf auf.',
  'RB-THROW-5':
    'Gestohlen ist ein Geldsack, sobald er im Auto gelandet ist. Von da an liegt er am Rand der Ringstraße.',
  'RB-PASS-1':
    'Als zusätzliche Handlung kann ein Bankräuber einen getragenen Geldsack einem anderen im selben Raum geben. ' +
    'Der Geldsack kommt unter die Figur des anderen.',
  'RB-PASS-2': 'Ein Bankräuber gibt höchstens einen Geldsack pro Spielzug weiter.',
  'RB-PASS-3':
    'Unter den Augen eines Wachmanns kannst du keinen Geldsack weitergeben: Alle Wachleute im Raum müssen ' +
    'bewusstlos sein.',
  'RB-PASS-4':
    'Wer bewusstlos ist, kann keinen Geldsack bekommen. Die Anleitung sagt dazu nichts; wir spielen es so ' +
    '(pass-to-unconscious).',
  'RB-ALARM-1': 'Als zusätzliche Handlung kann ein Bankräuber den Alarm auslösen, wenn der Alarm im selben Raum liegt.',
  'RB-ALARM-2':
    'Geht der Alarm los, kommt jeder Wachmann, der bei Bewusstsein ist, sofort in diesen Raum, egal wo er war. ' +
    'Bewusstlose Wachleute bleiben liegen.',
  'RB-ALARM-3': 'Ein verriegelter Alarm geht nicht los. Er muss erst entriegelt werden.',
  'RB-ALARM-4':
    'Unter den Augen eines Wachmanns kannst du den Alarm nicht auslösen: Alle Wachleute im Raum müssen ' +
    'bewusstlos sein.',
  'RB-ALARM-5': 'Der Alarm geht höchstens einmal pro Runde los. Danach liegt er am Rand der Ringstraße.',
  'RB-ALARM-6': 'Beginnt eine neue Runde, kommt der Alarm zurück in den Raum mit dem Alarm-Symbol.',
  'RB-GUARDED-1':
    'Unter den Augen eines Wachmanns kann ein Bankräuber nichts aufheben, entriegeln, werfen oder weitergeben und ' +
    'auch den Alarm nicht auslösen. Die Anleitung nennt diese fünf Handlungen. Wir schließen daraus, dass Gehen, ' +
    'Kriechen, Sprühen und Autofahren möglich bleiben.',
  'RB-ROUNDEND-1':
    'Eine Runde endet, wenn alle Karten gespielt sind. Zuerst kommen die Bankräuber, die Raumkarten und die Marker ' +
    'darauf vom Spielbrett. Was aus den Wachleuten wird, lässt die Anleitung offen (guards-between-rounds); das Auto ' +
    'wird in der nächsten Runde neu geparkt.',
  'RB-ROUNDEND-2':
    'Dann verlieren die Bankräuber alle Geldsäcke, die sie noch tragen: Sie haben sie nicht rechtzeitig geworfen.',
  'RB-ROUNDEND-3': 'Danach beginnt mit der Erkundung eine neue Runde, bis drei gespielt sind.',
  'RB-END-1': 'Die Bankräuber gewinnen, sobald sie genug Geldsäcke gestohlen haben, auch mitten in einer Runde.',
  'RB-END-2': 'Genug sind vier Geldsäcke mit 2 oder 3 Personen und fünf Geldsäcke mit 4 Personen.',
  'RB-END-3': 'Haben die Bankräuber nach drei Runden nicht genug Geldsäcke gestohlen, gewinnt die Bank.',
};
