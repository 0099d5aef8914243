// Places where a move is possible light up, once somebody can make it.
import { css } from 'lit';

export const litStyles = css`
  .lit {
    cursor: pointer;
  }
  .glow {
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 2.4;
    stroke-dasharray: 8 5;
    pointer-events: none;
  }
  .lit:hover .glow {
    fill: color-mix(in srgb, var(--accent) 26%, transparent);
    stroke-dasharray: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .glow {
      animation: breathe 2.6s ease-in-out infinite;
    }
  }
  @keyframes breathe {
    50% {
      fill-opacity: 0.45;
    }
  }
  @container (max-width: 430px) {
    .glow {
      stroke-width: 4;
    }
  }
  @media print {
    .glow {
      fill: none;
    }
  }
`;
