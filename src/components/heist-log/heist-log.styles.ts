import { css } from 'lit';

export const logStyles = css`
  .sheet {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  ol {
    list-style: none;
    margin: 0;
    padding: 6px 0;
    max-height: var(--heist-log-height, 340px);
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  li {
    padding: 3px 14px;
  }
  li.now {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
    font-weight: 560;
  }
  li.aside {
    padding-left: 30px;
    font-style: italic;
  }
  .none {
    margin: 0;
    padding: 10px 14px 4px;
    color: var(--ink-soft);
  }
  .say {
    margin: 4px 0;
    padding-left: 10px;
    border-left: 3px solid var(--gold);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    justify-content: space-between;
    align-items: baseline;
  }
  .told {
    flex: 1 1 180px;
    font-size: 14px;
    min-height: 26px;
  }
  button.told {
    all: unset;
    box-sizing: border-box;
    flex: 1 1 180px;
    font-size: 14px;
    min-height: 26px;
    padding: 2px 0;
    cursor: pointer;
    border-radius: 4px;
  }
  button.told:hover {
    color: var(--accent);
  }
  button.told:focus-visible {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }
  .entered .told {
    font-weight: 650;
    color: var(--accent);
  }
  .refused .told {
    display: flex;
    gap: 7px;
    align-items: baseline;
    color: var(--alarm);
  }
  @media print {
    ol {
      max-height: none;
    }
  }
`;
