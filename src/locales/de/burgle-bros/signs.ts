// Burgle Bros auf Deutsch: was die Zeichen bedeuten.

export const signs: Readonly<Record<string, string>> = {
  burglar: 'Ein Einbrecher',
  guard: 'Der Wachmann eines Stockwerks',
  die: 'Sein Ziel; die Zahl sagt, wie viele Schritte er geht',
  alarm: 'Ein Alarm: Dorthin geht der Wachmann zuerst',
  down: 'Ein verdecktes Teil',
  number: 'Eine Zahl, die für den Tresor gewürfelt werden muss',
  cracked: 'Eine schon gewürfelte Zahl',
};
