import { css } from 'lit';

export const quizStyles = css`
  .done {
    margin: 0;
    padding: 14px;
  }
  .head h3 {
    font-size: 16px;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 12px 14px;
    display: grid;
    gap: 8px;
  }
  li button {
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 44px;
    font-size: 15px;
  }
  .box {
    width: 1.2em;
    height: 1.2em;
    border: 1.6px solid var(--line);
    border-radius: 50%;
    flex: none;
  }
  button.right {
    border-color: var(--good);
    background: color-mix(in srgb, var(--good) 14%, var(--raised));
  }
  button.wrong {
    border-color: var(--alarm);
    background: var(--alarm-soft);
  }
  .verdict:not(:empty) {
    padding: 0 14px 14px;
  }
  .verdict p {
    margin: 0 0 10px;
    padding-left: 10px;
    border-left: 3px solid var(--alarm);
  }
  .verdict p.right {
    border-left-color: var(--good);
  }
`;
