// <heist-rules>: every rule in small entries, a search, and what applies in the current position.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import type { HeistRules } from '../../../src/components/heist-rules/heist-rules.element.js';
import { enter, until } from '../../pages/open.js';
import { find, game, inBothSchemes, inShadow, inside, page, sprayed } from '../show.js';

const ready = async (rules: HeistRules): Promise<HeistRules> => {
  await until('the rules', () => rules.shadowRoot?.querySelector('[part=search]'));
  return rules;
};
const shown = (rules: HeistRules): string[] =>
  [...(rules.shadowRoot?.querySelectorAll('[part=entry] .about code') ?? [])].map(({ textContent }) => textContent);
const field = (rules: HeistRules): HTMLInputElement => inShadow(rules, '[part=search]') as HTMLInputElement;

describe('<heist-rules>', () => {
  it('is accessible, as a list, as a search and as one rule', async () => {
    const rules = await ready(await fixture<HeistRules>(html`<heist-rules game="lazy-heist"></heist-rules>`));
    await inBothSchemes(() => expect(rules).to.be.accessible());
    enter(field(rules), 'guard');
    await rules.updateComplete;
    await inBothSchemes(() => expect(rules).to.be.accessible());
    rules.show('LH-GUARD-3');
    await rules.updateComplete;
    await inBothSchemes(() => expect(rules).to.be.accessible());
  });

  it('has every rule, and finds them as you type: by synonyms, by slips, by ids', async () => {
    const rules = await ready(await fixture<HeistRules>(html`<heist-rules game="lazy-heist"></heist-rules>`));
    expect(shown(rules).length).to.be.greaterThan(150);
    enter(field(rules), 'elevator');
    await rules.updateComplete;
    expect(shown(rules).slice(0, 4).join(' ')).to.contain('LH-LIFT');
    expect(inShadow(rules, '[role=status]').textContent).to.match(/^\d+ rules$/);
    enter(field(rules), 'LH-ITEM-3');
    await rules.updateComplete;
    expect(shown(rules)).to.deep.equal(['LH-ITEM-3']);
    enter(field(rules), 'zzzz');
    await rules.updateComplete;
    expect(inShadow(rules, '.none').textContent).to.contain('zzzz');
  });

  it('leads from a rule to related rules and to an example that can be played', async () => {
    const rules = await ready(
      await fixture<HeistRules>(
        html`<heist-rules game="lazy-heist" rule="LH-PROTOCOL-5" cases="/cases/lazy-heist"></heist-rules>`,
      ),
    );
    expect(shown(rules)).to.deep.equal(['LH-PROTOCOL-5']);
    inShadow(rules, '.examples button').click();
    await until('the example', () => inside(rules).some((each) => each.matches('.piece')));
    const told = oneEvent(rules, 'heist-looked-up');
    inShadow(rules, '.related button').click();
    const { detail } = (await told) as CustomEvent<{ rule: string }>;
    await rules.updateComplete;
    expect(shown(rules)).to.deep.equal([detail.rule]);
  });

  it('names rulings in words and leads to them, in every text of a page', async () => {
    const rules = await ready(
      await fixture<HeistRules>(html`<heist-rules game="how-to-rob-a-bank" rule="RB-PEPPER-1"></heist-rules>`),
    );
    expect(inShadow(rules, '[part=entry] .text').textContent).to.match(/leaves open whether .* can be sprayed\.$/);
    const [first] = rules.shadowRoot?.querySelectorAll('.related button') ?? [];
    expect(first?.textContent).to.match(/RB-RULING-tackle-out.*\?/s);
    const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
    expect(element.session?.why('yellow pepper g2')?.text).not.to.match(/\([a-z]+-[a-z]+/);
    expect(element.session?.rule('RB-PEPPER-1').text).to.match(/can be sprayed\.$/);
  });

  it('says what applies here, and what stands on the board can be looked up', async () => {
    const box = page(
      `<heist-game id="case" src="${sprayed}"><heist-floor></heist-floor></heist-game><heist-rules for="case"></heist-rules>`,
    );
    const rules = await ready(box.querySelector('heist-rules') as HeistRules);
    const here = () =>
      [...inShadow(rules, '[part=here]').querySelectorAll('code')].map(({ textContent }) => textContent);
    await until('what applies here', () => rules.shadowRoot?.querySelector('[part=here]'));
    const first = here();
    const playing = box.querySelector('heist-game');
    await until('a sprayed guard', () => {
      playing?.redo();
      return playing?.session?.step.events.some(({ rule }) => rule === 'RB-PEPPER-1');
    });
    await rules.updateComplete;
    expect(here()).not.to.deep.equal(first);
    expect(here()).to.include('RB-PEPPER-1');
    const chip = [...(rules.shadowRoot?.querySelectorAll<HTMLElement>('.chips button') ?? [])].find((each) =>
      each.textContent.includes('alarm'),
    );
    chip?.click();
    await rules.updateComplete;
    expect(shown(rules).slice(0, 3).join(' ')).to.contain('RB-ALARM');
  });

  it('a rule id anywhere on the page leads to it', async () => {
    const box = page(
      `<heist-rules game="how-to-rob-a-bank"></heist-rules><p><heist-rule brief rule="RB-WALK-3"></heist-rule></p>`,
    );
    const rules = await ready(box.querySelector('heist-rules') as HeistRules);
    const rule = find(box, 'heist-rule');
    rule.show();
    (await until('the way', () => rule.shadowRoot?.querySelector<HTMLElement>('.way'))).click();
    await rules.updateComplete;
    expect(shown(rules)).to.deep.equal(['RB-WALK-3']);
  });

  it('speaks German', async () => {
    const rules = await ready(
      await fixture<HeistRules>(html`<heist-rules lang="de" game="lazy-heist" query="Fahrstuhl"></heist-rules>`),
    );
    expect(shown(rules).slice(0, 4).join(' ')).to.contain('LH-LIFT');
    expect(field(rules).labels?.[0]?.textContent).to.contain('Regeln durchsuchen');
    expect(field(rules).placeholder).to.equal('Wort, Figur oder Regelnummer');
  });

  it('tells of a game that does not exist', async () => {
    const rules = await fixture<HeistRules>(html`<heist-rules></heist-rules>`);
    const told = oneEvent(rules, 'heist-error');
    rules.game = 'monopoly';
    const { detail } = (await told) as CustomEvent<{ message: string }>;
    expect(detail.message).to.contain('lazy-heist');
    await until('the message', () => rules.shadowRoot?.querySelector('[role=alert]'));
  });

  it('fits 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const playing = await game(html`<heist-game game="lazy-heist" seed="7"><heist-rules></heist-rules></heist-game>`);
    const rules = await ready(find(playing, 'heist-rules'));
    expect(rules.scrollWidth).to.be.at.most(rules.clientWidth);
    await setViewport({ width: 1100, height: 900 });
  });
});
