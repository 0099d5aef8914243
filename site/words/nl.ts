// De pagina’s in het Nederlands. Lab en bouwer zijn voor auteurs; wat hier ontbreekt, staat er in het Engels.
import { words as en, type SiteWords } from './en.js';

export const words: SiteWords = {
  ...en,
  copy: 'Kopiëren',
  still: (file) => `${file} downloaden en bij de bestanden zetten`,
  copied: 'Gekopieerd',
  selected: 'Geselecteerd. Kopieer met Ctrl+C.',
  theLink: 'De link:',
  showAll: (count) => `Alle ${count} tonen`,
  allExamples: (count, game) => `Alle ${count} voorbeelden van ${game}`,
  newHere: 'Nieuw hier?',
  learnByPlaying: 'Leer het spel in vijf minuten door het te spelen.',
  playIt: 'Spelen',
  trickyRules: 'Lastige regels',
  rules: 'Regels',
  findExample: 'Voorbeeld zoeken',
  findQuestion: 'Vraag zoeken',
  isDefault: 'standaard',
  provenance: { rulebook: 'spelregels', public: 'openbaar', house: 'eigen' },
  inEnglish: (game) => `De teksten van ${game} zijn in het Engels.`,
  quizOf: (at, count) => `Quiz ${at} van ${count}`,
  nextQuiz: 'Volgende quiz',
};

export const page: Readonly<Record<string, string>> = {
  any: 'vrij',
  'nav.site': 'Website',
  'nav.games': 'Spellen',
  'nav.examples': 'Voorbeelden',
  'nav.lab': 'Lab',
  'nav.embed': 'Insluiten',
  'nav.elements': 'Elementen',
  'nav.within': 'Op deze pagina',
  'nav.language': 'Taal',
  footer: 'heist-kit valt onder de MIT-licentie. Het bevat geen afbeeldingen en geen tekst uit de uitgegeven spellen.',
  'front.title': 'heist-kit: spelregels die werken',
  'front.h1': 'Spelregels die werken.',
  'front.lead':
    'Inbraakspellen die je in je browser speelt. Ga stap voor stap vooruit en terug, zie welke regel wat veroorzaakt, en klik op een plek om te zien waarom je er niet heen kunt.',
  'front.scenes': 'Een scène uit elk spel',
  'front.readers': 'Voor wie het is',
  'front.page.h': 'Voor je pagina',
  'front.page.p': 'Plak één tag, en op je pagina, in je wiki of in je winkel staat een juist voorbeeld om te spelen.',
  'front.lesson.h': 'Voor je les',
  'front.lesson.p': 'Doorloop een beurt, vooruit en terug, met de reden van elke stap. Of maak er een quiz van.',
  'front.rulebook.h': 'Voor je spelregels',
  'front.rulebook.p': 'Verander een voorbeeld en zie meteen of het nog klopt, vóór je het drukt.',
  'front.cases': 'Alle voorbeelden, live',
  'front.example': 'Voorbeeld',
  'front.cases.lead':
    'Elk voorbeeld is een kort tekstbestand. Het merkteken toont of het volgens de regels klopt, live gecontroleerd ' +
    'in je browser.',
  'game.learn': 'Leren',
  'game.play': 'Spelen',
  'game.tricky': 'Lastige regels',
  'game.quiz': 'Quiz',
  'game.chart': 'Verloop',
  'game.rules': 'Regels',
  'game.examples': 'Voorbeelden',
  'game.questions': 'Open vragen',
  'game.sources': 'Bronnen',
  'game.play.h': 'Spelen',
  'game.play.p':
    'Je speelt zelf alle partijen. Klik op een gemarkeerde plek om erheen te gaan. Klik op een andere plek om te zien waarom dat niet kan.',
  'game.deal': 'Opstelling nr.',
  'game.deal.do': 'Opzetten',
  'game.by-hand': 'Zelf opzetten',
  'game.tricky.p': 'De regels die elke groep moet opzoeken. Open er een en doorloop die.',
  'game.quiz.p': 'Antwoord met een knop of op het bord. Goed of fout: de regel legt het uit.',
  'game.chart.p':
    'Elke stap is een vak, en grijze pijlen leiden naar de volgende. Blauwe stippelpijlen tonen waar elke actie van de ' +
    'huidige stap heen leidt, een doorgetrokken pijl hoe het spel daar kwam. Klik op een andere stap om zijn pijlen te ' +
    'zien. Het diagram volgt het spel bovenaan de pagina.',
  'game.rules.h': 'De regels, in onze woorden',
  'game.rules.p':
    'Zoek op een woord, op iets op het bord of op het nummer van een regel. Naast het spel hierboven zie je ook wat daar nu geldt.',
  'game.examples.p':
    'Open er een om het te spelen. Het merkteken toont of het volgens de regels klopt, live gecontroleerd in je ' +
    'browser.',
  'game.questions.h': 'Wat de spelregels openlaten',
  'game.questions.p': 'Elke vraag heeft een standaardantwoord. Je kunt ook met de andere antwoorden spelen.',
  'game.sources.h': 'Waar de gegevens vandaan komen',
  'game.sources.rulebook': 'Staat in de tekst van de spelregels.',
  'game.sources.public': 'Staat in openbare besprekingen.',
  'game.sources.house': 'Komt van ons, omdat de spelregels het alleen in beeld tonen.',
};
