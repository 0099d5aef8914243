// The id of a rule beside what it is about; a click opens its text.
import { html, nothing, type TemplateResult } from 'lit';
import type { Session } from '../session/session.js';

export const briefRule = (session: Session, rule: string | null | undefined): TemplateResult | typeof nothing =>
  rule ? html`<heist-rule brief .session=${session} rule=${rule}></heist-rule>` : nothing;
