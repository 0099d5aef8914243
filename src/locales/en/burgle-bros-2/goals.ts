// Burgle Bros 2 in English: what to reach.

export const goals: Readonly<Record<string, string>> = {
  safe: 'Find the safe',
  office: "Find the owner's office, where the dice are",
  cracked: 'Crack the six rooms in the row and column of the safe',
  finale: 'Do what the finale asks for',
  leave: 'Leave the casino',
};
