// How the page of the order analysis looks: like a sheet of paper, narrow or wide, on a screen or printed.

export const orderStyle = `
  body { max-width: 88rem; line-height: 1.45; }
  h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 1rem; } header p:first-child { margin: 0; }
  header p { max-width: 62rem; }
  h2 { margin: 3rem 0 0.8rem; border-top: 2px solid currentColor; padding-top: 0.8rem; } h2 code { font-size: 0.9rem; font-weight: 400; opacity: 0.7; }
  h3 { font-size: 1.25rem; margin: 0 0 1rem; }
  code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; } code { font-size: 0.85em; }
  .chain { list-style: none; display: flex; flex-wrap: wrap; gap: 0.5rem 0; padding: 0; margin: 0 0 1rem; }
  .chain li { display: flex; align-items: center; }
  .step { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.25rem 0.6rem; }
  .chain .link { margin: 0 0.4rem; }
  .link { display: inline-block; border-radius: 1rem; padding: 0 0.6rem; font-size: 0.8rem; font-weight: 600; vertical-align: 0.1em; color: var(--tone); border: 1px solid var(--tone); white-space: nowrap; }
  a:has(.link) { text-decoration: none; }
  .link.same { --tone: var(--good); } .link.over, .link.log { --tone: light-dark(#57606a, #a9b3c1); }
  .link.position { --tone: light-dark(#8a5a00, #f0b849); } .link.outcome { --tone: var(--bad); background: color-mix(in srgb, var(--bad) 10%, transparent); }
  article { border: 1px solid var(--line); border-radius: 0.6rem; padding: 1.2rem; margin: 1.5rem 0; break-inside: avoid; }
  .before, .after { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; align-items: start; }
  .after { margin-top: 1.5rem; }
  .before > *, .after > * { min-width: 0; }
  figure { margin: 0; } figcaption { margin-bottom: 0.5rem; } figcaption strong { margin-right: 0.4rem; }
  figure > svg { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 0.4rem; }
  .end { margin: 0.6rem 0; } .moves { padding-left: 1.6rem; margin: 0.4rem 0; columns: 2 12rem; }
  .log { padding-left: 1.2rem; margin: 0.4rem 0; font-size: 0.9rem; color: color-mix(in srgb, currentColor 65%, transparent); } .log .odd { color: var(--bad); font-weight: 600; } .log code { opacity: 0.75; }
  .wide { overflow-x: auto; } .changes { font-size: 0.9rem; width: 100%; } .changes th, .changes td { border-width: 0 0 1px; } .changes tbody th { font-weight: 400; font-family: ui-monospace, monospace; font-size: 0.85rem; }
  .changes td + td { font-weight: 600; } .changes td:last-child { color: var(--bad); }
  .rules { font-size: 0.9rem; margin: 1rem 0; display: grid; grid-template-columns: auto 1fr; gap: 0.3rem 0.8rem; } .rules dd { margin: 0; }
  details { margin: 0.4rem 0; } summary { cursor: pointer; }
  .command { white-space: pre-wrap; overflow-wrap: anywhere; }
  .bad code, .end code { font-weight: 400; }
  @media print { article { border: 0; padding: 0; } details:not([open]) { display: none; } }
`;
