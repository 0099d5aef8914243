// Burgle Bros 2 auf Deutsch: was jeder Raum, Jeton und jede Karte bewirkt, in einer Zeile.

const rooms = {
  'crows-nest': 'Tritt ein Wachmann ein, bekommt jeder Ganove direkt daneben 1 Stress, auch hinter einer Wand.',
  slots: 'Eintreten verursacht einen Tumult, wenn kein anderer Ganove in derselben Reihe oder Spalte ist.',
  buffet: 'Jeder Besuch bringt einen Zählmarker. Beim dritten gibt es einen Tumult, und der Wachmann geht 3 Schritte.',
  'owners-office': '1 Aktion schickt einen Würfel von hier in den Tresorraum.',
  'revolving-door': '2 Aktionen führen schräg in einen angrenzenden Raum, auch durch Wände.',
  cashier: 'Jeder Besuch bringt einen Zählmarker. Hinaus kommt, wer mindestens so viel würfelt, wie Marker da sind.',
  lounge: 'Eintreten bringt ein Lounge-Ereignis.',
  pool: 'Eintreten bringt ein Pool-Ereignis.',
  'table-games': 'Wer eintritt, wirft zwei Würfel: 7 oder 11 nimmt 1 Stress weg, sonst gibt es einen Tumult.',
  surveillance:
    'Jeder Besuch eines Wachmanns bringt einen Zählmarker. Beim vierten bekommen alle im Stockwerk 2 Stress.',
  'count-room': 'Von hier aus kann niemand erkunden. Wer hier den Zug beendet, verursacht einen Tumult.',
  safe: 'Geknackt ist er, wenn die Nummern aller Räume in seiner Reihe und Spalte gefallen sind.',
  'pit-boss': 'Wer mit weniger als 4 Stress eintritt, verursacht einen Tumult.',
  'front-desk': 'Wer mit weniger als 3 Stress eintritt, bekommt 1 Stress.',
  'magic-show': '1 Aktion führt durch eine Wand dieses Raums.',
  monorail: '1 Aktion führt zur anderen Schwebebahn, wenn sie aufgedeckt ist.',
  escalator: '1 Aktion führt auf dem anderen Stockwerk an dieselbe Stelle.',
};

const chips = {
  drunk: 'Rot. Wer hineingeht, rutscht einen Raum weiter oder fällt vom 2. ins 1. Stockwerk.',
  saleswoman: 'Rot. Wer hineingeht, kommt zu Fuß nicht mehr hinaus, bis ein anderer Ganove kommt.',
  'prima-donna': 'Gelb. Wer sie erkundet, springt in ihren Raum.',
  detective: 'Gelb. Wer ihn erkundet, holt den Wachmann in seinen Raum.',
  crowd: 'Blau. Erspart allen im Raum den Stress einer Begegnung mit einem Wachmann.',
  mole: 'Blau. 2 Aktionen in seinem Raum bringen einen Tresorwürfel ins Chefbüro.',
  red: 'Wirkt beim Betreten. Beim Erkunden kommt er aus dem Spiel.',
  yellow: 'Wirkt beim Erkunden. Beim Betreten kommt er aus dem Spiel.',
  blue: 'Bleibt offen liegen, bis er verbraucht ist.',
};

const gear = {
  'fake-mustache': 'In diesem Zug kein Stress beim Betreten von Räumen mit Wachmann.',
  'grappling-hook': 'Sprung auf dem anderen Stockwerk an dieselbe Stelle.',
  zipline: 'Sprung von einem Rand des Stockwerks zum gegenüberliegenden.',
  'double-flip': 'Ein Ganove und ein Wachmann tauschen die Räume.',
  'loop-footage': 'Räumt die Zählmarker einer Kasse, eines Büfetts oder einer Überwachung weg.',
  'out-of-order': 'Ein aufgedeckter Raum wirkt nie mehr.',
  'radio-interference': 'Schickt einen Wachmann einen Raum weiter.',
  hack: 'Ein Tumult findet nicht statt.',
  mirage: 'Ein aufgedeckter und ein verdeckter Raum eines Stockwerks tauschen den Platz.',
  'sliding-door': 'Eine Wand wechselt auf ihrem Stockwerk die Stelle.',
  'special-offer': 'Gedränge in einem aufgedeckten Raum mit gerader Nummer.',
  'air-ducts': 'In diesem Zug führt der Weg auch durch Wände.',
  adrenaline: 'Auf 5 Stress gehen, dafür 3 Aktionen mehr.',
  bingo: 'Ein Zielmarker wandert in seiner Reihe oder Spalte.',
  fainting: 'Der Zug endet. Der Wachmann kommt herbei, gibt keinen Stress und setzt seinen Zug aus.',
  crybaby: 'Tumult in einem beliebigen Raum und auf dem anderen Stockwerk an derselben Stelle.',
  'get-cracking': 'Ein eben geworfener Würfel wird um 1 weiter- oder zurückgedreht.',
  'good-intel': 'Ein Tresorwürfel kommt ins Chefbüro, und jeder Würfel dort bringt 1 Aktion mehr.',
  'improvised-route': 'Würfeln und in einen aufgedeckten Raum mit dieser Nummer springen.',
  'altered-id-badge': 'Im Chefbüro 3 Stress verlieren.',
  'bird-tricks': 'Aus einer Krähe wird Gedränge.',
  'fowl-play': 'Eine Krähe kommt ins Spiel, dann ein Zielmarker zu einer Krähe.',
  'free-bird': 'Eine Krähe kommt ins Spiel. Sie kostet einen Wachmann 1 Schritt.',
  'all-in': 'Eine Krähe kommt ins Spiel. Bis zum nächsten eigenen Zug kosten Krähen einen Wachmann 2 Schritte.',
  macgyver: 'Drei andere Ausrüstungskarten ziehen und eine davon vorbereiten.',
  scaffolding: 'Der eigene Raum mit ungerader Nummer wird auch zur Schwebebahn.',
  sledgehammer: 'Eine Wand wird entfernt.',
  'folding-ladder': 'Der eigene Raum mit ungerader Nummer wird auch zur Rolltreppe.',
  earpiece: 'Ein Ganove wechselt in den Nachbarraum, ohne dass der Raum wirkt.',
  'face-masks': 'Zwei Ganoven tauschen die Räume, ohne dass die Räume wirken.',
  impersonate: 'Vorbereitete Ausrüstung eines anderen Ganoven verwenden. Kostet 1 Stress.',
  'body-double': 'Sprung in den anderen Raum mit demselben Namen, ohne dass er wirkt.',
  clairvoyant: 'Ein eben aufgedeckter Betrunkener oder Detektiv oder eine Primadonna bewirkt nichts.',
  'mind-tricks': 'Ein Wachmann setzt aus, der andere bekommt ein Ziel und einen Zug.',
  telekinesis: 'Ein Wachmann springt in einen aufgedeckten Raum mit gerader Nummer.',
  'stacked-deck': 'Eine abgelegte Rundgangkarte kommt oben auf ihren Stapel.',
  'take-stress': 'Rückseite der Karte: 1 Stress von einem anderen Ganoven übernehmen.',
  'give-action': 'Rückseite der Karte: Der nächste Ganove hat 1 Aktion mehr.',
  'make-commotion': 'Rückseite der Karte: ein Tumult im eigenen Raum.',
};

const events = {
  'splash-zone': 'Eine eigene vorbereitete Ausrüstung gegen eine zufällige neue tauschen.',
  cannonball: 'Tumult im eigenen Raum und auf dem anderen Stockwerk an derselben Stelle.',
  'pool-prank': 'Beide Wachleute bekommen das Ziel einer abgelegten Rundgangkarte.',
  'trade-shifts': 'Zwei Karten des größeren Rundgangstapels kommen unter den anderen.',
  'identity-theft': 'Stress mit dem nächsten Ganoven tauschen.',
  'go-for-a-swim': 'Ein Wachmann nach Wahl springt in den Raum einer neuen Rundgangkarte.',
  'lifeguard-tip': 'Der Wachmann dieses Stockwerks springt in einen Nachbarraum.',
  'no-running': 'Nach diesem Zug gehen beide Wachleute, je 2 Schritte.',
  directions: 'Einen beliebigen Raum des Casinos erkunden.',
  'happy-hour': 'Auf jedem Büfett, jeder Überwachung und jeder Kasse liegen jetzt 2 Zählmarker.',
  chatterbox: 'Der Wachmann dieses Stockwerks springt zu seinem Ziel.',
  'espresso-bar': 'Der Wachmann dieses Stockwerks geht jetzt 2 Schritte.',
  'share-a-drink': 'Ein anderer Ganove springt in den eigenen Raum.',
  tipsy: 'Der Wachmann dieses Stockwerks und sein Ziel tauschen den Platz.',
  thirsty: 'Der eigene Raum wird zum Ziel dieses Stockwerks.',
  'dubious-meeting': 'Kein Erkunden bis zum nächsten Ereignis.',
  distracted: 'Den Wachmann in einen aufgedeckten Raum mit gerader Nummer schicken.',
};

const finales = {
  'finale-1': 'Zwei Primadonnen unter den Jetons finden und hinausbringen, an den Wachleuten vorbei.',
  'finale-2': 'Mit allen im Auto über den Rand des 2. Stockwerks hinausfahren.',
  'finale-3': 'Den eigenen Würfel Raum für Raum von 1 auf 5 bringen und hinausgehen.',
  'finale-4': 'Alle Ganoven mit einer einzigen Bewegung eines Wachmanns auf 6 Stress bringen.',
  'finale-5': 'In den Magnetschuhen zurück in den Tresorraum rutschen.',
  'finale-6': 'Dem Tiger vier Steaks geben und ihn von den Wachleuten fernhalten.',
  'finale-7': 'Den Football von Ganove zu Ganove bis zu einem Eingang werfen.',
  'finale-8': 'Am SEK vorbei alle sechs Geknacktmarker einsammeln.',
  'finale-9': 'Genug Wände einreißen, dann hinausgehen.',
};

const depots = {
  'depot-1':
    'Ein Insider wird zum Würfel; zwei Ganoven sind im 2. Stockwerk; ein Ganove beendet den Zug im Zielraum eines Wachmanns.',
  'depot-2':
    'Ein Ganove erkundet zweimal in einem Zug; das 1. Stockwerk ist ganz aufgedeckt; ein Büfett bekommt den dritten ' +
    'Zählmarker.',
  'depot-3': 'Ein Ereignis wird gezogen; ein Ganove kommt nicht von einer Kasse weg; im Tresorraum wird gewürfelt.',
  'depot-4':
    'Zwei Ganoven sind in einem Raum; gerade Summe an den Spieltischen; ein Ganove fährt eine Rolltreppe hinunter.',
  'depot-5':
    'Eine ganze Reihe oder Spalte ist aufgedeckt; eine Drehtür wird benutzt; ein Ganove wechselt das Stockwerk, sodass ein ' +
    'Wachmann nicht zu einem anderen Ganoven kommt.',
  'depot-6':
    'Ein Ganove ist in einem zum Wachmann benachbarten Raum; Gedränge erspart Stress; das 2. Stockwerk ist ganz aufgedeckt.',
  'depot-7': 'Es gibt einen Tumult; ein Detektiv wird aufgedeckt; beide Schwebebahnen sind aufgedeckt.',
  'depot-8':
    'Vier Jetons sind aus dem Spiel; ein Ganove betritt Automaten ohne Tumult; ein Ganove räumt eine Überwachung leer.',
};

export const explanations: Readonly<Record<string, string>> = {
  ...rooms,
  ...chips,
  ...gear,
  ...events,
  ...finales,
  ...depots,
};
