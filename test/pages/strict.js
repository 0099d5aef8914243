// What goes wrong on the page, for the test that opens it.
globalThis.problems = /** @type {string[]} */ ([]);
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile, lineNumber }) =>
  globalThis.problems.push(`${violatedDirective}: ${sample} (${sourceFile}:${lineNumber})`),
);
addEventListener('error', ({ message }) => globalThis.problems.push(message));
addEventListener('unhandledrejection', ({ reason }) => globalThis.problems.push(String(reason)));
