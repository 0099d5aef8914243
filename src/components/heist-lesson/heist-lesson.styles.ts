import { css } from 'lit';

export const lessonStyles = css`
  .lesson {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .lesson .head {
    border-bottom: 0;
  }
  progress {
    appearance: none;
    display: block;
    width: 100%;
    height: 4px;
    border: 0;
    background: var(--line-soft);
    color: var(--accent);
  }
  progress::-webkit-progress-bar {
    background: var(--line-soft);
  }
  progress::-webkit-progress-value {
    background: var(--accent);
    transition: width 200ms;
  }
  progress::-moz-progress-bar {
    background: var(--accent);
  }
  .goal {
    margin: 0;
    padding: 9px 14px;
    border-bottom: 1px dashed var(--line-soft);
    font-size: 14px;
    color: var(--ink-soft);
  }
  .goal .cap {
    margin-right: 6px;
    color: var(--accent);
  }
  .words {
    padding: 12px 14px 4px;
    font-size: 16px;
    line-height: 1.5;
  }
  .words p {
    margin: 0 0 8px;
    text-wrap: pretty;
  }
  .prompt {
    font-weight: 650;
  }
  .coming {
    font-size: 14px;
    color: var(--ink-soft);
  }
  .answer {
    padding: 8px 12px;
    border-left: 3px solid var(--gold);
    background: color-mix(in srgb, var(--gold) 10%, var(--sheet));
    font-size: 15px;
  }
  .answer.reached {
    border-left-color: var(--good);
    background: color-mix(in srgb, var(--good) 10%, var(--sheet));
  }
  .answer.refused {
    border-left-color: var(--alarm);
    background: var(--alarm-soft);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 7px;
    padding: 8px 14px 12px;
  }
  .buttons .quiet {
    margin-left: auto;
    border-color: transparent;
    background: none;
    color: var(--accent);
  }
  /* On a phone the board and what the lesson says are seen together. */
  @container (max-width: 819px) {
    .lesson-layout {
      --board-share: 44svh;
    }
  }
  .lesson-layout .lesson {
    order: 1;
    position: sticky;
    bottom: 0;
    z-index: 3;
    max-height: 56vh;
    overflow: auto;
    box-shadow: 0 -6px 22px light-dark(#12304f33, #000a);
  }
  @container (max-width: 560px) {
    .lesson .head {
      flex-wrap: nowrap;
      padding-block: 6px;
    }
    .lesson .cap {
      flex: none;
    }
    .goal {
      padding-block: 5px;
      font-size: 13px;
      line-height: 1.35;
    }
    .words {
      padding: 8px 14px 0;
      font-size: 15px;
      line-height: 1.4;
    }
    .buttons {
      gap: 5px;
      padding: 4px 10px 8px;
    }
    .buttons button {
      padding-inline: 8px;
      font-size: 13px;
    }
    .buttons .quiet {
      padding-inline: 2px;
    }
  }
  .lesson-layout :is(heist-tracker, heist-guide) {
    order: 2;
  }
  @container (min-width: 820px) {
    .lesson-layout {
      grid-template-rows: auto auto 1fr;
    }
    .lesson-layout .lesson {
      order: 0;
      position: static;
      grid-area: 1 / 2;
      max-height: none;
      overflow: visible;
      box-shadow: none;
    }
    .lesson-layout heist-floor {
      grid-area: 1 / 1 / span 2;
    }
    .lesson-layout heist-tracker {
      grid-area: 2 / 2 / span 2;
    }
    .lesson-layout heist-guide {
      grid-area: 3 / 1;
    }
    .words {
      min-height: 6.5lh;
    }
  }
  @media print {
    .lesson-layout .lesson {
      position: static;
    }
  }
`;
