// The text of a rule: in the text of a page, or opened behind its id. Loaded with the first that is read.
import { css, html, nothing, type TemplateResult } from 'lit';
import { problemText } from '../../table/errors.js';
import { ruleUi } from '../../locales/en/ui-rule.js';
import { gameOfRule } from '../loading/games.js';
import type { InterfaceWords } from '../base/interface-words.js';
import type { Session } from '../session/session.js';
import type { HeistRule } from './heist-rule.element.js';

/** The words of an element, with those of this file. */
export const ruleWords = (words: InterfaceWords) => words.with(ruleUi);
export type RuleWords = ReturnType<typeof ruleWords>;

export type FoundRule = ReturnType<Session['rule']>;

export const textStyles = css`
  small {
    display: block;
    margin-top: 3px;
    color: var(--ink-soft);
    font-size: 12.5px;
  }
  .unknown {
    color: var(--alarm);
  }
  .way {
    display: inline-block;
    min-height: 24px;
    margin: 6px 0 0;
    padding: 0;
    font: 600 13px/24px var(--font-label);
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** What is known of a rule, in words; `lookUp` is what its link to the rule look-up does, where it has one. */
export function textTemplate(
  { rule, brief, session }: Pick<HeistRule, 'rule' | 'brief' | 'session'>,
  ofAnyGame: FoundRule | null,
  words: RuleWords,
  lookUp: () => void,
): TemplateResult | typeof nothing {
  const found = session?.rule(rule) ?? ofAnyGame;
  if (!found) return nothing;
  const { text, source } = found;
  if (text === undefined)
    // What is being played, and a case that was baked, bring only what they need.
    return session?.lookUp()
      ? html`<span class="cap">${words.term('loading')}</span>`
      : html`<span class="unknown">${unknownText(rule, words)}</span>`;
  return html`<code part="id">${rule}</code>
    <span part="text">${text}</span>
    ${source ? html`<small>${words.term('ruleSource', source)}</small>` : nothing}
    ${brief ? way(rule, words.term('lookUp'), lookUp) : nothing}`;
}

/** What is wrong with a rule that is not found. */
export const unknownText = (rule: string, words: RuleWords): string =>
  rule
    ? words.term('ruleUnknown', rule)
    : problemText({ path: ['rule'], found: 'nothing', expected: 'the id of a rule, for example RB-WALK-1' });

/** To the rule look-up: on this page, or where the page says that there is one. */
function way(rule: string, label: string, lookUp: () => void): unknown {
  if (document.querySelector('heist-rules'))
    return html`<button type="button" class="way" @click=${lookUp}>${label}</button>`;
  const page = document.querySelector<HTMLLinkElement>('link[rel=heist-rules]')?.getAttribute('href');
  if (!page) return nothing;
  return html`<a class="way" href=${page.replace('{rule}', encodeURIComponent(rule))}>${label}</a>`;
}

/** Puts a pop-up beside its button, by hand: CSS anchors are not everywhere yet. */
export function putBeside(box: HTMLElement, button: DOMRect): void {
  const width = Math.min(340, innerWidth - 16);
  box.style.setProperty('width', `${width}px`);
  box.style.setProperty('left', `${Math.max(8, Math.min(button.right - width, innerWidth - width - 8))}px`);
  box.style.setProperty('top', `${Math.min(button.bottom + 6, innerHeight - 120)}px`);
}

/** A rule in a page without a game around it. */
export async function findRule(rule: string, lang: string): Promise<FoundRule> {
  const game = await gameOfRule(rule);
  if (!game) return { text: undefined, source: undefined };
  return (await import('../loading/load-rulebook.js')).ruleNamed(game.id, rule, lang);
}
