// Burgle Bros auf Deutsch: was zu erreichen ist und was die Zeichen bedeuten.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    found: 'Auf jedem Stockwerk den Tresor finden',
    open: 'Die Tresore öffnen',
    roof: 'Alle mit der ganzen Beute aufs Dach bringen',
  },
  signs: {
    burglar: 'Ein Einbrecher',
    guard: 'Der Wachmann eines Stockwerks',
    die: 'Sein Ziel; die Zahl sagt, wie viele Schritte er geht',
    alarm: 'Ein Alarm: Dorthin geht der Wachmann zuerst',
    down: 'Ein verdecktes Teil',
    number: 'Eine Zahl, die für den Tresor gewürfelt werden muss',
    cracked: 'Eine schon gewürfelte Zahl',
  },
};
