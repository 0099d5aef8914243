// Small sentences from templates: `{name}` is replaced, the first letter is a capital.

export const phrase = (template: string, details: Readonly<Record<string, string | number>> = {}): string => {
  const text = template.replace(/\{(\w+)\}/g, (whole, key: string) => String(details[key] ?? whole));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
};
