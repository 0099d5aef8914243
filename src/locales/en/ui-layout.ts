// The interface in English: what stands beside the board, tracker and log.

export const layoutUi = {
  where: 'Where we are',
  now: 'now',
  goesOnWith: (name: string) => `then back to ${name}`,
  comesNext: (names: string) => `Next: ${names}`,
  or: 'or',
  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
};
