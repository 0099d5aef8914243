// Text from files, made safe for a terminal and for one line: it may hold line breaks and escape sequences.

// eslint-disable-next-line no-control-regex -- control characters are what this is about
const controls = /[\u0000-\u001f\u007f-\u009f]/g;

export const printable = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').replace(controls, '\ufffd');
