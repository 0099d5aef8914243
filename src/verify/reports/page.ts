// The frame of every report: one file, no network, light or dark as the reader's system.

import { escaped } from '../../notation/escaped.js';

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  :root { color-scheme: light dark; --good: light-dark(#1a7f37, #57d38c); --bad: light-dark(#b3261e, #ff8a80); --line: light-dark(#c8ccd4, #424a57); --bar: light-dark(#2b6cb0, #7fb2ff); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
  .good { color: var(--good); } .bad { color: var(--bad); } .quiet { opacity: 0.7; }
  pre { border: 1px solid var(--line); padding: 0.6rem; overflow-x: auto; font-size: 0.85rem; margin: 0; }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
  svg text { font: 12px system-ui, sans-serif; fill: currentColor; } svg rect.bar { fill: var(--bar); } svg line { stroke: currentColor; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
