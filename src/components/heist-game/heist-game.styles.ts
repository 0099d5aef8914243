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
`;
