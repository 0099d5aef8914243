// The interface in English: what a board answers to somebody who acts on it.

export const answersUi = {
  choose: (place: string) => `What do you want to do in ${place}?`,
  close: 'Close',
  automatic: 'The table plays',
  letRun: 'Let it run',
  skip: 'Skip to the next decision',
};
