import { html, nothing, type TemplateResult } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { learningUi } from '../../locales/en/ui-learning.js';
import { InterfaceWords } from '../base/interface-words.js';
import { pathText } from '../../table/errors.js';
import type { Failure } from '../../verify/cases/check-case.js';
import { HeistGame } from '../heist-game/heist-game.element.js';
import { check, icon } from '../base/icons.js';
import { caseStyles } from './heist-case.styles.js';

/**
 * A case with a badge that shows whether it holds. The case is played and checked in the reader's browser.
 * Takes what `heist-game` takes for a case: `src`, a script element inside, or the property `case`.
 *
 * @summary A case and whether it holds.
 * @csspart verdict - The badge.
 * @csspart failure - Something that the case expects and that is not true.
 */
export class HeistCase extends HeistGame {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...learningUi });

  static override styles = [HeistGame.styles, caseStyles];

  protected override verdict(): TemplateResult | typeof nothing {
    const { result } = this;
    if (!result) return nothing;
    const [first] = result.failures;
    return html`<div class="verdict ${result.holds ? 'holds' : 'fails'}" part="verdict" role="status">
      <p>
        ${icon(result.holds ? check : alert)}
        ${first ? this.words.term('fails', first.move + 1) : this.words.term('holds')}
      </p>
      ${result.failures.map((failure) => this.failure(failure))}
    </div>`;
  }

  private failure({ path, message, expected, found, rule }: Failure): TemplateResult {
    return html`<div class="failure" part="failure">
      <p>
        <code>${pathText(path)}</code> ${message} ${rule ? html`<heist-rule brief rule=${rule}></heist-rule>` : nothing}
      </p>
      <dl>
        <dt>${this.words.term('expected')}</dt>
        <dd><code>${written(expected)}</code></dd>
        <dt>${this.words.term('found')}</dt>
        <dd><code>${written(found)}</code></dd>
      </dl>
    </div>`;
  }
}

const alert = 'M12 3.5L22 20H2zM12 10v5M12 17.6v.01';

const written = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
};
