// Die Regeln von Burgle Bros 2 auf Deutsch, zweiter Teil: Ausrüstung, Jetons, Räume und ihre Ereignisse, Depots.
// „Der aktive Ganove“ ist im Wachmannzug der, der gerade gespielt hat (B2-GEAR-5).

export const pieceRules: Readonly<Record<string, string>> = {
  'B2-GEAR-1':
    'Ausrüstung liegt zuerst unter der Ganovenkarte. Verwenden lässt sich nur, was sein Besitzer vorbereitet hat.',
  'B2-GEAR-2': 'Vor einem Ganoven darf beliebig viel vorbereitete Ausrüstung liegen.',
  'B2-GEAR-3':
    'Vorbereitete Ausrüstung lässt sich kostenlos und fast jederzeit verwenden: im eigenen Zug, in dem eines ' +
    'anderen oder im Wachmannzug. Manche Karten antworten nur auf eines, etwa auf einen Jeton oder einen Wurf.',
  'B2-GEAR-4':
    'Ausrüstung darf man auch als Reaktion verwenden, zum Beispiel auf eine eben gezogene Rundgangkarte. Im Zweifel ' +
    'gilt der günstigste Zeitpunkt.',
  'B2-GEAR-5': 'Im Wachmannzug ist der aktive Ganove der, der gerade gespielt hat.',
  'B2-GEAR-6':
    'Auf der Karte steht, wie oft sie wirkt. Jede Anwendung bekommt einen Zählmarker, nach der letzten wird die ' +
    'Karte umgedreht.',
  'B2-GEAR-7': 'Ausrüstung wird einmal für alle ihre Anwendungen vorbereitet.',
  'B2-GEAR-8': 'Die Rückseite einer umgedrehten Karte wirkt einmal, nur im eigenen Zug und nur als Aktion.',
  'B2-GEAR-9': 'Hat ihre Rückseite gewirkt, kommt eine Ausrüstungskarte aus dem Spiel.',
  'B2-GEAR-10':
    'Ausrüstung braucht etwas, worauf sie wirken kann: Was nichts ändern würde, ist nicht erlaubt. Das ist eine ' +
    'Hausregel.',
  'B2-GEAR-fake-mustache':
    'Für den Rest des Zuges bekommt der aktive Ganove keinen Stress, wenn er Räume mit Wachmann betritt.',
  'B2-GEAR-grappling-hook': 'Der aktive Ganove springt auf dem anderen Stockwerk an dieselbe Stelle.',
  'B2-GEAR-zipline': 'Aus einem Raum am Rand springt der aktive Ganove in den Raum am gegenüberliegenden Rand.',
  'B2-GEAR-double-flip':
    'Ein Ganove und der Wachmann seines Stockwerks tauschen die Räume. Beide treten ein, und ihre Räume wirken wie ' +
    'sonst.',
  'B2-GEAR-loop-footage': 'Eine Kasse, ein Büfett oder eine Überwachung verliert alle Zählmarker.',
  'B2-GEAR-out-of-order':
    'Ein aufgedeckter Raum ist für den Rest des Spiels außer Betrieb: Er hat keinen Effekt und keine Raumaktion ' +
    'mehr. Seine Nummer behält er.',
  'B2-GEAR-radio-interference': 'Ein Wachmann geht in einen benachbarten Raum. Er betritt ihn wie sonst.',
  'B2-GEAR-hack': 'Ein Tumult findet nicht statt.',
  'B2-GEAR-mirage':
    'Ein aufgedeckter Raum ohne Ganoven und ein verdeckter Raum desselben Stockwerks tauschen den Platz, mit ' +
    'allem, was auf ihnen ist.',
  'B2-GEAR-sliding-door':
    'Eine Wand kommt auf demselben Stockwerk an eine andere freie Stelle. Sie darf nichts abtrennen.',
  'B2-GEAR-special-offer':
    'Ein Gedrängemarker kommt auf einen aufgedeckten Raum mit gerader Nummer. Er wirkt wie der Jeton Gedränge.',
  'B2-GEAR-air-ducts': 'Für den Rest des Zuges darf sich der aktive Ganove durch Wände bewegen.',
  'B2-GEAR-adrenaline': 'Der aktive Ganove hat jetzt genau 5 Stress und in diesem Zug 3 Aktionen mehr.',
  'B2-GEAR-bingo': 'Der Zielmarker eines Stockwerks kommt in einen anderen Raum derselben Reihe oder Spalte.',
  'B2-GEAR-fainting':
    'Der aktive Ganove beendet den Zug. Der Wachmann seines Stockwerks springt zu ihm, gibt keinen Stress und ' +
    'setzt seinen Zug aus.',
  'B2-GEAR-crybaby':
    'In einem beliebigen Raum gibt es einen Tumult, danach einen auf dem anderen Stockwerk an derselben Stelle.',
  'B2-GEAR-get-cracking': 'Ein eben geworfener Würfel wird um 1 weiter- oder zurückgedreht.',
  'B2-GEAR-good-intel':
    'Ein Tresorwürfel kommt ins Chefbüro. Der aktive Ganove hat für jeden Würfel, der jetzt dort liegt, 1 Aktion mehr.',
  'B2-GEAR-improvised-route':
    'Ein Würfel wird geworfen. Der aktive Ganove darf in einen aufgedeckten Raum mit dieser Nummer springen, egal ' +
    'auf welchem Stockwerk.',
  'B2-GEAR-altered-id-badge': 'Im Chefbüro verliert der aktive Ganove 3 Stress.',
  'B2-GEAR-bird-tricks': 'Ein Gedrängemarker ersetzt einen Krähenmarker.',
  'B2-GEAR-fowl-play':
    'Ein Krähenmarker kommt höchstens 2 Schritte vom aktiven Ganoven entfernt ins Spiel. Dann kommt ein Zielmarker ' +
    'in einen Raum mit Krähe.',
  'B2-GEAR-free-bird':
    'Ein Krähenmarker kommt höchstens 2 Schritte vom aktiven Ganoven entfernt ins Spiel. Ein Wachmann, der in ' +
    'seinem Zug den Raum betritt, verliert 1 Schritt.',
  'B2-GEAR-all-in':
    'Ein Krähenmarker kommt höchstens 2 Schritte vom aktiven Ganoven entfernt ins Spiel. Bis zum nächsten Zug des ' +
    'Besitzers kostet jede Krähe einen Wachmann 2 Schritte.',
  'B2-GEAR-macgyver':
    'Beim Vorbereiten dieser Karte werden 3 Ausrüstungskarten unbeteiligter Ganoven gezogen. Eine davon wird ' +
    'kostenlos vorbereitet, die anderen und diese Karte kommen aus dem Spiel.',
  'B2-GEAR-scaffolding':
    'Hat der Raum des aktiven Ganoven eine ungerade Nummer, bekommt er den Schwebebahnmarker. Er ist nun auch ' +
    'Schwebebahn.',
  'B2-GEAR-sledgehammer': 'Eine Wand wird entfernt.',
  'B2-GEAR-folding-ladder':
    'Hat der Raum des aktiven Ganoven eine ungerade Nummer, bekommt er den Rolltreppenmarker. Er ist nun auch ' +
    'Rolltreppe.',
  'B2-GEAR-earpiece': 'Ein Ganove kommt in einen benachbarten Raum. Der Raum wirkt beim Eintreten nicht.',
  'B2-GEAR-face-masks': 'Zwei Ganoven tauschen die Räume. Die Räume wirken beim Eintreten nicht.',
  'B2-GEAR-impersonate':
    'Die vorbereitete Ausrüstung eines beliebigen Ganoven wirkt einmal, ohne verbraucht zu werden. Der aktive ' +
    'Ganove bekommt 1 Stress.',
  'B2-GEAR-body-double':
    'Der aktive Ganove springt in den anderen aufgedeckten Raum mit demselben Namen. Der Raum wirkt beim Eintreten ' +
    'nicht.',
  'B2-GEAR-clairvoyant':
    'Ein Betrunkener, eine Primadonna oder ein Detektiv, eben erst aufgedeckt, bewirkt nichts und kommt aus dem Spiel.',
  'B2-GEAR-mind-tricks':
    'Der Wachmann auf dem Stockwerk des aktiven Ganoven setzt seinen nächsten Zug aus. Der andere bekommt ein ' +
    'neues Ziel und hat dafür einen Zug.',
  'B2-GEAR-telekinesis':
    'Ein Wachmann springt in einen aufgedeckten Raum seines Stockwerks mit gerader Nummer. Er betritt ihn wie sonst.',
  'B2-GEAR-stacked-deck': 'Eine abgelegte Rundgangkarte kommt oben auf ihren Stapel.',
  'B2-ALT-1':
    'In der Kampagne gewonnene Ausrüstung liegt zusätzlich unter der Ganovenkarte. Jede dieser Karten ist die ' +
    'Alternative zu einer regulären.',
  'B2-ALT-2': 'Von einer regulären Ausrüstung und ihrer Alternative lässt sich nur eine vorbereiten.',
  'B2-ALT-3': 'Wird eine Ausrüstung vorbereitet, kommt ihre Alternative aus dem Spiel, und umgekehrt.',
  'B2-CHIP-1': 'Jeder Jeton wirkt je nach Farbe, wenn er aufgedeckt oder wenn sein Raum betreten wird.',
  'B2-CHIP-2': 'Rote Jetons wirken, wenn jemand ihren Raum betritt.',
  'B2-CHIP-3': 'Ein roter Jeton, den jemand beim Erkunden aufdeckt, kommt ohne Wirkung aus dem Spiel.',
  'B2-CHIP-4': 'Betrunkener: Der Raum unter diesem Jeton bleibt verdeckt.',
  'B2-CHIP-5':
    'Betrunkener im 1. Stockwerk: Der Ganove rutscht aus und springt in seiner Richtung einen Raum weiter, auch ' +
    'durch eine Wand.',
  'B2-CHIP-6': 'Am Rand, wo kein Raum mehr folgt, rutscht auf einem Betrunkenen niemand aus.',
  'B2-CHIP-7': 'Betrunkener im 2. Stockwerk: Der Ganove fällt im 1. Stockwerk an dieselbe Stelle.',
  'B2-CHIP-8':
    'Nach dem Ausrutschen oder Fallen kommt der Betrunkene aus dem Spiel. Dann werden Jeton und Raum aufgedeckt, wo ' +
    'der Ganove jetzt steht.',
  'B2-CHIP-9': 'Aus einem Raum mit Verkäuferin kann sich der Ganove, den sie aufhält, nicht hinausbewegen.',
  'B2-CHIP-10':
    'Eine Verkäuferin kommt aus dem Spiel, wenn ein anderer Ganove eintritt oder wenn ein Ereignis oder Ausrüstung ' +
    'den aufgehaltenen Ganoven aus dem Raum holt.',
  'B2-CHIP-11': 'Gelbe Jetons wirken, wenn jemand ihren Raum erkundet.',
  'B2-CHIP-12': 'Ein gelber Jeton, den jemand beim Betreten aufdeckt, kommt ohne Wirkung aus dem Spiel.',
  'B2-CHIP-13': 'Primadonna: Der Ganove springt sofort in ihren Raum. Dann kommt sie aus dem Spiel.',
  'B2-CHIP-14':
    'Detektiv: Der Wachmann des Stockwerks springt sofort in den Raum des Jetons. Dann kommt der Jeton aus dem Spiel.',
  'B2-CHIP-15': 'Blaue Jetons bleiben in ihrem Raum, bis sie verbraucht sind.',
  'B2-CHIP-16': 'Gedränge: Ein Wachmann, der eintritt, gibt in diesem Raum niemandem Stress.',
  'B2-CHIP-17': 'Gedränge: Auch wer einen Raum mit Gedränge und Wachmann betritt, bekommt keinen Stress.',
  'B2-CHIP-18': 'Hat ein Gedränge mindestens einem Ganoven Stress erspart, kommt es aus dem Spiel.',
  'B2-CHIP-19':
    'In einem Raum mit aufgedecktem Insider bringen 2 Aktionen 1 Tresorwürfel ins Chefbüro. Der Insider kommt aus ' +
    'dem Spiel.',
  'B2-CHIP-20': 'Ist das Chefbüro noch verdeckt, bleibt der Würfel im Raum des Ganoven liegen, bis es aufgedeckt wird.',
  'B2-CROW-1':
    'Aufsicht: Tritt ein Wachmann ein, bekommt jeder Ganove in einem Raum mit gemeinsamer Kante 1 Stress, auch ' +
    'hinter einer Wand.',
  'B2-CROW-2': 'Wer sich neben eine Aufsicht stellt, in der schon ein Wachmann ist, bekommt keinen Stress.',
  'B2-SLOTS-1': 'Automaten: Wer eintritt, verursacht hier einen Tumult.',
  'B2-SLOTS-2':
    'Automaten: Es gibt keinen Tumult, wenn auf diesem Stockwerk noch ein Ganove in derselben Reihe oder Spalte wie ' +
    'die Automaten ist.',
  'B2-BUFFET-1': 'Büfett: Jeder Ganove, der eintritt, legt hier einen Zählmarker hin.',
  'B2-BUFFET-2':
    'Büfett: Beim dritten Zählmarker kommen alle drei weg, und es gibt einen Tumult, bei dem der Wachmann 3 Schritte ' +
    'geht statt 1.',
  'B2-BUFFET-3': 'Büfett: Hat der Wachmann noch Schritte übrig, wenn er es erreicht, bleibt er dort stehen.',
  'B2-OFFICE-1': 'Wird das Chefbüro aufgedeckt, kommen alle Tresorwürfel aus anderen Räumen dorthin.',
  'B2-DOOR-1': 'Drehtür: Für 2 Aktionen geht es mit einem Sprung in einen Raum schräg daneben. Wände zählen nicht.',
  'B2-DOOR-2': 'Aus einer Drehtür kann man auch ganz normal hinausgehen.',
  'B2-CASHIER-1': 'Kassen: Jeder Ganove, der eintritt, legt hier einen Zählmarker hin, bis es fünf sind.',
  'B2-CASHIER-2':
    'Wer sich aus einem Raum mit Kassen hinausbewegen will, wirft einen Casinowürfel. Zeigt er weniger, als hier ' +
    'Zählmarker liegen, bleibt der Ganove da, und die Aktion ist weg.',
  'B2-CASHIER-3': 'Von den Kassen kommt ohne Wurf weg, wen Ausrüstung oder ein Jeton hinausbringt.',
  'B2-EVENT-1':
    'Lounge und Pool: Wer eintritt, zieht eine Ereigniskarte dieser Art und führt aus, was davon möglich ist.',
  'B2-EVENT-2': 'Ist ein Ereignisstapel leer, werden vor dem Ziehen seine abgelegten Karten zu einem neuen gemischt.',
  'B2-EVENT-3':
    'Bevor ein Ereignis wirkt, dürfen alle noch Ausrüstung verwenden. Ausgeführt wird es vor der nächsten Aktion und ' +
    'vor dem Ende des Zuges.',
  'B2-EVENT-4': 'Wer ein zwielichtiges Treffen vor sich liegen hat, kann nicht erkunden.',
  'B2-EVENT-splash-zone':
    'Eine eigene vorbereitete Ausrüstung kommt aus dem Spiel. Dafür wird eine zufällige Karte eines unbeteiligten ' +
    'Ganoven gezogen und kostenlos vorbereitet.',
  'B2-EVENT-cannonball':
    'Im Raum des Ganoven gibt es einen Tumult, danach einen auf dem anderen Stockwerk an derselben Stelle.',
  'B2-EVENT-pool-prank':
    'Eine zufällige abgelegte Rundgangkarte des 1. Stockwerks wird gezogen. Beide Zielmarker kommen an die Stelle, ' +
    'die sie zeigt.',
  'B2-EVENT-trade-shifts':
    'Die zwei obersten Karten des größeren Rundgangstapels kommen ungesehen unter den anderen Stapel.',
  'B2-EVENT-identity-theft': 'Der Ganove tauscht seinen Stress mit dem, der im Uhrzeigersinn als Nächster dran ist.',
  'B2-EVENT-go-for-a-swim':
    'Auf einem Stockwerk nach Wahl wird eine Rundgangkarte gezogen und abgelegt. Der Wachmann springt in ihren ' +
    'roten Raum und behält sein Ziel.',
  'B2-EVENT-lifeguard-tip':
    'Der Wachmann dieses Stockwerks springt in einen Raum, der zum Ganoven benachbart ist. Welcher es ist, ' +
    'entscheidet der Ganove.',
  'B2-EVENT-no-running':
    'Am Ende dieses Zuges haben beide Wachleute einen Zug mit 2 Schritten. Dass der auf dem eigenen Stockwerk ' +
    'beginnt, ist eine Hausregel.',
  'B2-EVENT-directions': 'Der Ganove erkundet einen beliebigen Raum auf irgendeinem Stockwerk.',
  'B2-EVENT-happy-hour':
    'Auf jedem aufgedeckten Büfett, jeder Überwachung und jeder Kasse liegen jetzt genau 2 Zählmarker.',
  'B2-EVENT-chatterbox': 'Der Wachmann dieses Stockwerks springt zu seinem Ziel.',
  'B2-EVENT-espresso-bar': 'Der Wachmann dieses Stockwerks geht jetzt 2 Schritte.',
  'B2-EVENT-share-a-drink':
    'Ein anderer Ganove nach Wahl springt in den Raum des Ganoven. Der Raum wirkt beim Eintreten nicht.',
  'B2-EVENT-tipsy':
    'Der Wachmann dieses Stockwerks springt zu seinem Ziel. Sein neues Ziel ist der Raum, aus dem er kommt.',
  'B2-EVENT-thirsty': 'Der Zielmarker dieses Stockwerks kommt in den Raum des Ganoven.',
  'B2-EVENT-dubious-meeting':
    'Die Karte bleibt vor dem Ganoven liegen, bis er wieder ein Ereignis zieht. So lange kann er nicht erkunden.',
  'B2-TABLE-1':
    'Spieltische: Wer eintritt, wirft beide Casinowürfel. Bei einer Summe von 7 oder 11 verliert er 1 Stress.',
  'B2-TABLE-2': 'Spieltische: Bei jeder Summe außer 7 und 11 gibt es hier einen Tumult.',
  'B2-SURV-1': 'Überwachung: Kommt ein Wachmann herein, zu Fuß oder mit einem Sprung, kommt hier ein Zählmarker hin.',
  'B2-SURV-2':
    'Überwachung: Beim vierten Zählmarker kommen alle vier weg, und jeder Ganove auf dem Stockwerk bekommt 2 Stress.',
  'B2-SURV-3':
    'In einer Überwachung räumt 1 Aktion alle Zählmarker weg. Dass welche da sein müssen, ist eine Hausregel.',
  'B2-COUNT-1': 'Von einem Zählraum aus kann niemand erkunden.',
  'B2-COUNT-2': 'Wer seinen Zug in einem Zählraum beendet, verursacht dort einen Tumult.',
  'B2-PIT-1': 'Saalchef: Wer mit weniger als 4 Stress eintritt, verursacht hier einen Tumult.',
  'B2-DESK-1': 'Empfang: Wer mit weniger als 3 Stress eintritt, bekommt 1 Stress.',
  'B2-MAGIC-1': 'Zaubershow: 1 Aktion führt durch eine Wand dieses Raums in den Raum dahinter.',
  'B2-MONO-1':
    'Schwebebahn: 1 Aktion führt zur anderen Schwebebahn. Dass beide aufgedeckt sein müssen, lässt die Anleitung offen; ' +
    'wir spielen es so.',
  'B2-ESC-1': 'Rolltreppe: 1 Aktion führt auf dem anderen Stockwerk an dieselbe Stelle.',
  'B2-DEPOT-1':
    'Depots: Niemand bekommt zu Beginn Ausrüstung. Alle 27 Ausrüstungskarten bilden einen verdeckten Stapel.',
  'B2-DEPOT-2': 'Alle bekommen eine zufällige Depotkarte mit drei Aufgaben.',
  'B2-DEPOT-3': 'Jeder Ganove darf Aufgaben auf jeder Depotkarte erfüllen, jede Aufgabe einmal.',
  'B2-DEPOT-4':
    'Wem die Karte mit der erfüllten Aufgabe gehört, der zieht 2 Ausrüstungskarten und bereitet eine davon ' +
    'kostenlos vor. Die andere kommt aus dem Spiel.',
};
