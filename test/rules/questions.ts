// How the test of searching for rules is told about a game: `test/rules/<game>/questions.ts` exports `questions`.

/** Language -> question -> ids of the rules that answer it, any of which is right. */
export type Questions = Readonly<Partial<Record<'en' | 'de', Readonly<Record<string, string>>>>>;
