// How to Rob a Bank in het Nederlands: de regels, in onze eigen woorden. Wat hier ontbreekt, staat er in het Engels.

export const summary =
  'Eén speler bewaakt een bank met negen kamers, de anderen beroven haar. Iedereen plant openlijk vijf kaarten en moet ' +
  'daarna leven met de volgorde waarin ze komen.';

export const rules: Readonly<Record<string, string>> = {
  'RB-SETUP-1':
    'Eén speler is de bank. De bank heeft de blauwe kaarten en twee bewakers met 2 of 3 spelers, drie bewakers met 4 spelers.',
  'RB-SETUP-2': 'Alle anderen spelen een overvaller, met de kaarten in de kleur van die overvaller.',
  'RB-SETUP-3':
    'Met twee spelers speelt één persoon twee overvallers, elk met eigen kaarten. Verder gaat alles als met drie spelers.',
  'RB-SETUP-4': 'Alle overvallers horen bij elkaar: ze winnen of verliezen samen.',
  'RB-SETUP-6': 'Je speelt met negen van de tien kamers. De kamer voor een ander aantal spelers blijft weg.',
  'RB-SETUP-7':
    'De kamer voor 2 of 3 spelers geeft een extra geldzak. De kamer voor 4 spelers geeft een extra bewaker.',
  'RB-AIM-1': 'De overvallers moeten vier zakken stelen, met vier spelers vijf, voordat de derde ronde voorbij is.',
  'RB-AIM-2': 'De bank moet voorkomen dat de overvallers genoeg zakken stelen om te winnen.',
  'RB-ROUND-1': 'Een spel heeft hoogstens drie ronden, één voor elke verdieping van de bank.',
  'RB-ROUND-2':
    'Een ronde heeft drie fasen, altijd in deze volgorde: verkennen, plannen, beroven. Elke fase heeft haar eigen zetten.',
  'RB-EXPLORE-2': 'Leg in elke kamer met een zaksymbool een geldzak, met de onvergrendelde kant boven.',
  'RB-EXPLORE-3': 'Zet in elke kamer met een insigne een bewaker.',
  'RB-EXPLORE-4': 'Leg het alarm onvergrendeld in de kamer met het alarmsymbool.',
  'RB-EXPLORE-5': 'Alle overvallers beginnen in de kamer met het masker.',
  'RB-CAR-1': 'De vluchtauto parkeert zo ver mogelijk van de kamer waar de overvallers beginnen.',
  'RB-PLAN-2':
    'De bank plant eerst: ze legt een kaart open neer. De kaart die ze eerst plant, speelt ze ook als eerste.',
  'RB-PLAN-3': 'Na de bank plannen de overvallers met de klok mee, elk één open kaart.',
  'RB-PLAN-4':
    'Zo gaat het plannen door, de bank steeds eerst, tot iedereen een stapel van vijf kaarten heeft. Elke kaart bedekt de vorige. De drie kaarten die je overhoudt, worden niet gespeeld.',
  'RB-PLAN-5': 'Tijdens het plannen beweegt er niets op het bord. Acties gebeuren pas bij het beroven.',
  'RB-HAND-1': 'De overvallers mogen elkaar hun kaarten laten zien en overleggen, maar de bank mag meeluisteren.',
  'RB-HAND-2': 'Je kunt alleen kaarten uit je eigen hand plannen.',
  'RB-ROB-1': 'Draai vóór het beroven elke stapel in zijn geheel om, zodat de kaarten in de geplande volgorde blijven.',
  'RB-ROB-2':
    'Draai in je beurt de bovenste kaart van je stapel om en voer haar uit. De kaarten komen in de volgorde waarin ze zijn gepland.',
  'RB-ROB-3':
    'De bank is als eerste aan de beurt. De overvallers volgen met de klok mee, één kaart per beurt, tot alle stapels leeg zijn.',
  'RB-CARD-2': 'Heeft een kaart meerdere acties, dan kies je de volgorde.',
  'RB-CARD-3': 'Een bewusteloze bewaker of overvaller kan niets doen.',
  'RB-CARD-4': 'Eén bewaker mag de hele kaart van de bank uitvoeren, of meerdere bewakers verdelen haar.',
  'RB-CARD-5': 'Je hebt alleen de acties op je kaart, en elk daarvan één keer.',
  'RB-CARD-6':
    'Een actie met twee helften is één actie: gebruik de ene helft of de andere. Je kiest op het moment zelf.',
  'RB-WALK-1': 'Een bewaker loopt naar een aangrenzende kamer.',
  'RB-WALK-2': 'Lopen kan alleen over een open zijde van de kamer, nooit schuin of door een muur.',
  'RB-WALK-4':
    'Staat er twee keer lopen op een kaart van de bank, dan loopt één bewaker twee keer of lopen twee bewakers elk ' +
    'één keer.',
  'RB-WALK-5': 'Een bewaker die heeft gelopen, moet de kaart in een andere kamer eindigen dan waar die begon.',
  'RB-WALK-6': 'Een overvaller loopt naar een aangrenzende kamer.',
  'RB-WALK-7': 'Een overvaller kan de kaart niet afsluiten zolang hij er nog mee kan lopen.',
  'RB-WALK-9': 'Een overvaller die loopt, houdt alle zakken bij zich.',
  'RB-TACKLE-2': 'Een gevloerde overvaller is bewusteloos. Leg de figuur neer.',
  'RB-TACKLE-3': 'Kan een bewaker meer dan één overvaller vloeren, dan kiest de bank er één.',
  'RB-LOCK-2': 'Een bewaker kan alleen vergrendelen wat in dezelfde kamer ligt.',
  'RB-OUT-2':
    'Levert de bank een kaart in, dan staan alle bewakers weer op. De acties van de kaart vervallen en de beurt is voorbij.',
  'RB-OUT-3': 'Staat er geen bewaker meer overeind, dan moet de bank haar volgende kaart inleveren.',
  'RB-OUT-4':
    'Een bewusteloze overvaller gebruikt de beurt om op te staan en levert de volgende kaart van de stapel in.',
  'RB-OUT-5': 'Opstaan kost de hele beurt: geen actie van de kaart en ook geen extra actie.',
  'RB-PICK-1': 'Een overvaller kan een onvergrendelde zak oppakken die in dezelfde kamer ligt.',
  'RB-PICK-2': 'Een vergrendelde zak kun je niet oppakken. Iemand moet hem eerst ontgrendelen.',
  'RB-PICK-3':
    'Je kunt geen zak oppakken terwijl een bewaker toekijkt: elke bewaker in de kamer moet bewusteloos zijn.',
  'RB-PICK-4': 'Elke keer oppakken geldt voor één zak. Een overvaller mag zoveel zakken dragen als hij wil.',
  'RB-UNLOCK-1': 'Een overvaller kan een vergrendelde zak of een vergrendeld alarm in dezelfde kamer ontgrendelen.',
  'RB-UNLOCK-2': 'Elke keer ontgrendelen geldt voor één ding, hoeveel er ook liggen.',
  'RB-UNLOCK-3':
    'Je kunt niets ontgrendelen terwijl een bewaker toekijkt: elke bewaker in de kamer moet bewusteloos zijn.',
  'RB-PEPPER-2': 'Een overvaller kan per beurt maar één bewaker bespuiten.',
  'RB-CRAWL-1': 'Kruipen brengt de overvaller naar elke kamer van de verdieping, welke muren er ook tussen liggen.',
  'RB-CRAWL-3': 'Een overvaller die kruipt, houdt alle zakken bij zich.',
  'RB-EXTRA-1':
    'Een overvaller heeft per beurt één extra actie: met de auto rijden, een zak gooien, een zak doorgeven of het alarm laten afgaan.',
  'RB-DRIVE-1':
    'Als extra actie kan een overvaller met de vluchtauto naar de volgende straat rijden, in elke richting.',
  'RB-THROW-1':
    'Als extra actie kan een overvaller een zak in de vluchtauto gooien, als de auto in een straat naast zijn kamer staat.',
  'RB-THROW-2': 'Een overvaller kan per beurt maar één zak gooien.',
  'RB-THROW-3': 'Je kunt geen zak gooien terwijl een bewaker toekijkt: elke bewaker in de kamer moet bewusteloos zijn.',
  'RB-THROW-4': 'Je kunt geen zak door een muur tussen de kamer en de auto gooien.',
  'RB-THROW-5': 'Een zak is gestolen zodra hij in de auto ligt. Daarna ligt hij aan de rand van de straat.',
  'RB-PASS-1': 'Als extra actie kan een overvaller een zak geven aan een andere overvaller in dezelfde kamer.',
  'RB-PASS-2': 'Een overvaller kan per beurt maar één zak doorgeven.',
  'RB-PASS-3':
    'Je kunt geen zak doorgeven terwijl een bewaker toekijkt: elke bewaker in de kamer moet bewusteloos zijn.',
  'RB-ALARM-1': 'Als extra actie kan een overvaller het alarm laten afgaan, als het in dezelfde kamer ligt.',
  'RB-ALARM-2':
    'Gaat het alarm af, dan gaat elke wakkere bewaker meteen naar die kamer, waar hij ook is. Bewusteloze bewakers blijven liggen.',
  'RB-ALARM-3': 'Een vergrendeld alarm kun je niet laten afgaan. Ontgrendel het eerst.',
  'RB-ALARM-4':
    'Je kunt het alarm niet laten afgaan terwijl een bewaker toekijkt: elke bewaker in de kamer moet bewusteloos zijn.',
  'RB-ALARM-5': 'Het alarm kan maar één keer per ronde afgaan. Daarna ligt het aan de rand van de straat.',
  'RB-ALARM-6': 'Aan het begin van een nieuwe ronde komt het alarm terug in de kamer met het alarmsymbool.',
  'RB-ROUNDEND-2':
    'Dan verliezen de overvallers de zakken die ze nog dragen, omdat ze die niet op tijd hebben gegooid.',
  'RB-ROUNDEND-3': 'Dan begint een nieuwe ronde met verkennen, tot er drie ronden zijn gespeeld.',
  'RB-END-1': 'De overvallers winnen zodra ze genoeg zakken hebben gestolen, ook midden in een ronde.',
  'RB-END-2': 'Met 2 of 3 spelers zijn vier gestolen zakken genoeg, met 4 spelers vijf.',
  'RB-END-3': 'Hebben de overvallers na drie ronden niet genoeg zakken gestolen, dan wint de bank.',
};
