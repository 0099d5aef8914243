// Night Shift 2 in English: the words of its overlay (`show="reach"`).

export const overlays = { reach: 'Where the guard may be after his walk' };

export type OverlayWords = Readonly<Record<keyof typeof overlays, string>>;

/** What it shows, for authors of pages: npm run schema writes it into docs/embed-on-a-page.md. */
export const shows = { reach: 'the rooms where the guard may be after his walk' };
