// Text from files, made safe for a terminal and for one line: it may hold line breaks and escape sequences.
import { harmless } from '../../notation/escaped.js';

export const printable = (text: string): string => harmless(text.replace(/\s*[\r\n]+\s*/g, ' ').replaceAll('\t', ' '));
