// Les pages en français. Le laboratoire et l’assistant sont pour les auteurs ; ce qui manque ici est dit en anglais.
import { words as en, type SiteWords } from './en.js';

export const words: SiteWords = {
  ...en,
  copy: 'Copier',
  still: (file) => `Télécharger ${file} et le placer à côté des fichiers`,
  copied: 'Copié',
  selected: 'Sélectionné. Copiez avec Ctrl+C.',
  theLink: 'Le lien :',
  showAll: (count) => `Afficher les ${count}`,
  allExamples: (count, game) => `Les ${count} exemples de ${game}`,
  newHere: 'Nouveau ici ?',
  learnByPlaying: 'Apprenez le jeu en cinq minutes, en jouant.',
  playIt: 'Jouer',
  trickyRules: 'Règles délicates',
  rules: 'Règles',
  findExample: 'Chercher un exemple',
  findQuestion: 'Chercher une question',
  isDefault: 'par défaut',
  provenance: { rulebook: 'livret', public: 'public', house: 'maison' },
  inEnglish: (game) => `Les textes de ${game} sont en anglais.`,
  quizOf: (at, count) => `Quiz ${at} sur ${count}`,
  nextQuiz: 'Quiz suivant',
};

export const page: Readonly<Record<string, string>> = {
  any: 'au choix',
  'nav.site': 'Site',
  'nav.games': 'Jeux',
  'nav.examples': 'Exemples',
  'nav.lab': 'Labo',
  'nav.embed': 'Intégrer',
  'nav.elements': 'Éléments',
  'nav.within': 'Sur cette page',
  'nav.language': 'Langue',
  footer: 'heist-kit est sous licence MIT. Il ne contient ni images ni textes des jeux édités.',
  'front.title': 'heist-kit : des règles de jeu qui tournent',
  'front.h1': 'Des règles de jeu qui tournent.',
  'front.lead':
    'Des jeux de casse à jouer dans votre navigateur. Avancez et reculez pas à pas, voyez quelle règle cause quoi, et cliquez sur un lieu pour savoir pourquoi on ne peut pas y aller.',
  'front.scenes': 'Une scène de chaque jeu',
  'front.readers': 'Pour qui ?',
  'front.page.h': 'Pour votre page',
  'front.page.p':
    'Collez une seule balise, et votre page, votre wiki ou votre boutique montre un exemple juste, à essayer.',
  'front.lesson.h': 'Pour votre cours',
  'front.lesson.p': 'Parcourez un tour, en avant et en arrière, avec la raison de chaque étape. Ou faites-en un quiz.',
  'front.rulebook.h': 'Pour votre livret',
  'front.rulebook.p': 'Modifiez un exemple et voyez aussitôt s’il est encore juste, avant l’impression.',
  'front.cases': 'Tous les exemples, en direct',
  'front.example': 'Exemple',
  'front.cases.lead':
    'Chaque exemple est un court fichier texte. La pastille indique s’il est conforme aux règles, vérifié en direct ' +
    'dans votre navigateur.',
  'game.learn': 'Apprendre',
  'game.play': 'Jouer',
  'game.tricky': 'Règles délicates',
  'game.quiz': 'Quiz',
  'game.chart': 'Déroulement',
  'game.rules': 'Règles',
  'game.examples': 'Exemples',
  'game.questions': 'Questions ouvertes',
  'game.sources': 'Sources',
  'game.play.h': 'Jouer',
  'game.play.p':
    'Vous jouez tous les camps. Cliquez sur un lieu éclairé pour y aller. Cliquez sur un autre pour savoir pourquoi c’est impossible.',
  'game.deal': 'Donne nº',
  'game.deal.do': 'Distribuer',
  'game.by-hand': 'Mettre en place à la main',
  'game.tricky.p': 'Les règles que chaque groupe doit vérifier. Ouvrez-en une et parcourez-la.',
  'game.quiz.p': 'Répondez par un bouton ou sur le plateau. Juste ou faux, la règle l’explique.',
  'game.chart.p':
    'Chaque étape est une case, et des flèches grises mènent à la suivante. Les flèches bleues en pointillés montrent où ' +
    'mène chaque action de l’étape en cours ; une flèche continue montre d’où vient la partie. Cliquez sur une autre ' +
    'étape pour voir ses flèches. Le diagramme suit la partie en haut de la page.',
  'game.rules.h': 'Les règles, dans nos mots',
  'game.rules.p':
    'Cherchez un mot, quelque chose sur le plateau ou le numéro d’une règle. À côté de la partie ci-dessus, vous voyez aussi ce qui s’y applique.',
  'game.examples.p':
    'Ouvrez-en un pour le jouer. La pastille indique s’il est conforme aux règles, vérifié en direct dans votre ' +
    'navigateur.',
  'game.questions.h': 'Ce que le livret laisse ouvert',
  'game.questions.p': 'Chaque question a une réponse par défaut. Vous pouvez aussi jouer avec les autres.',
  'game.sources.h': 'D’où viennent les données',
  'game.sources.rulebook': 'C’est dans le texte du livret.',
  'game.sources.public': 'C’est dans des critiques publiques.',
  'game.sources.house': 'C’est de nous, car le livret ne le montre qu’en image.',
};
