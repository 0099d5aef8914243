import { css } from 'lit';

export const gameStyles = css`
  :host {
    container-type: inline-size;
  }
  .waiting {
    display: grid;
    place-items: center;
    min-height: 320px;
  }
  .problem {
    margin-bottom: var(--gap);
  }
  .layout {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .title {
    grid-column: 1 / -1;
    margin: 0;
    font: 650 19px/1.3 var(--font-label);
    letter-spacing: -0.005em;
    text-wrap: balance;
  }
  .side {
    display: grid;
    gap: var(--gap);
    min-width: 0;
  }
  @container (min-width: 820px) {
    .layout {
      grid-template-columns: minmax(0, 1fr) minmax(300px, 36%);
    }
  }
  @media print {
    .layout {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
