import { words as en, type SiteWords } from './en.js';

export const words: SiteWords = en;
export const page: Readonly<Record<string, string>> = {};
