// The rule look-up in English.

export const lookUp = {
  title: 'Rules',
  search: 'Search the rules',
  hint: 'Word, piece or rule id',
  found: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  none: (query: string) => `No rule found for “${query}”. Try another word.`,
  here: 'What applies here',
  onBoard: 'On the board',
  happened: 'just happened',
  refused: 'refused',
  step: 'this step',
  moves: 'possible now',
  related: 'Related rules',
  examples: 'Examples',
  more: 'More',
  back: 'Back to the list',
  answer: 'Our answer',
  kinds: {
    setup: 'Setting up',
    variant: 'Player counts and variants',
    end: 'Winning and losing',
    turn: 'Taking a turn',
    movement: 'Moving',
    item: 'Items and loot',
    cost: 'Costs',
    alarm: 'The alarm',
    guard: 'Guards',
    protocol: 'The security protocol',
    hint: 'Good to know',
    ruling: 'Questions that the rulebook leaves open',
  } as Readonly<Record<string, string>>,
  /** Words that say nothing about a rule. */
  stop: 'a an the of to in on at is are be do does can could may what when where who how which why if i you my me it its and or for from with without there have has get got am was will would should many much happens happen out',
};

export type LookUpWords = typeof lookUp;
