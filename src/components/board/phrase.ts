// Small sentences from templates: `{name}` is replaced, the first letter is a capital.

export const phrase = (template: string, details: Readonly<Record<string, string | number>> = {}): string => {
  const text = template.replace(/\{(\w+)\}/g, (whole, key: string) => String(details[key] ?? whole));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
};

/** A name as it stands on its card: without the quotation marks that some languages put around it in a sentence. */
export const bareName = (name: string): string => phrase(name).replace(/^„(.*)“$/, '$1');
