// Burgle Bros auf Deutsch: was zu erreichen ist.

export const goals: Readonly<Record<string, string>> = {
  found: 'Auf jedem Stockwerk den Tresor finden',
  open: 'Die Tresore öffnen',
  roof: 'Alle mit der ganzen Beute aufs Dach bringen',
};
