import { css } from 'lit';

export const caseStyles = css`
  .verdict {
    --tone: var(--good);
    margin-bottom: var(--gap);
    padding: 8px 14px;
    border: 1px solid var(--tone);
    border-left-width: 5px;
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--tone) 9%, var(--sheet));
  }
  .verdict.fails {
    --tone: var(--alarm);
  }
  .verdict p {
    margin: 0;
  }
  .verdict > p {
    font: 650 15px/1.4 var(--font-label);
    color: var(--tone);
  }
  .verdict .icon {
    width: 1.25em;
    height: 1.25em;
    vertical-align: -0.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
  }
  .failure {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px dashed var(--tone);
  }
  code {
    font: 500 13px var(--font-mono);
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 12px;
    margin: 6px 0 0;
    font-size: 14px;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
  }
  @media print {
    .verdict {
      break-after: avoid;
    }
  }
`;
