// Text that stands in HTML, XML or SVG: between tags, or in an attribute, whose quotes are always double.
import { harmless } from './harmless.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escaped = (text: string): string => harmless(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
