// Burgle Bros 2 auf Deutsch: was zu erreichen ist.

export const goals: Readonly<Record<string, string>> = {
  safe: 'Den Tresorraum finden',
  office: 'Das Chefbüro finden, wo die Würfel liegen',
  cracked: 'Die sechs Räume in Reihe und Spalte des Tresorraums knacken',
  finale: 'Tun, was das Finale verlangt',
  leave: 'Das Casino verlassen',
};
