/**
 * The wattlebird of our logo. Its feet are at y = 52 of 72, where the header's rule runs. The header defines the drawing, and the
 * rest of the page reuses it in other colours.
 */
export function Bird({ className = "bird", isDefinition = false }: { className?: string; isDefinition?: boolean }) {
  return (
    <svg className={className} viewBox="0 0 58 72" aria-hidden="true">
      {isDefinition ? <Drawing /> : <use href={`#${drawingId}`} />}
    </svg>
  );
}

const drawingId = "wattlebird";

/** The colours on paper, unless a style overrides them. */
const [body, wing, light, wattle] = [
  "var(--bird-body, #1B2A33)",
  "var(--bird-wing, #2A5C4B)",
  "var(--bird-light, #FAF7F0)",
  "var(--bird-wattle, #B5472F)",
];

function Drawing() {
  return (
    <g id={drawingId}>
      <path d="M17 43L6.5 70.5L11 71.5L24.5 50Z" fill={wing} />
      <path
        d="M38.5 6.2C32.6 5.6 28.6 9.2 27.6 14.4C26.4 20.6 20.4 26.4 17 33.6C14.6 38.8 14.6 44.6 17.6 49.4C19.4 52.2 23.6 52.8 27.4 51.4C35.4 48.4 40.6 40.4 42 31.6C42.7 27.2 43.2 23.4 44.6 19.6C45.4 17.4 45.6 15.4 45.4 13.9C49.6 14.4 53.2 15.9 56.2 18.2C54.4 13.9 50.4 10.9 45 9.8C43.4 7.6 41 6.4 38.5 6.2Z"
        fill={body}
      />
      <path
        d="M27.4 19.6C20.8 26.4 15.2 34.2 16.4 43.6C18 49 21.8 50.6 24.6 48.8C30 43.4 32.4 33.8 31.2 26.2C30.8 23.4 29.6 21 27.4 19.6Z"
        fill={wing}
      />
      <path
        d="M34 27.5l-1.6 5M37.8 26.5l-1.6 5M35 34.5l-2 4.6M38.8 33l-1.8 4.6M33.4 41l-2.4 4"
        stroke={light}
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M41.2 17.6c1.5 1.7 1.7 4.4.4 6.2c-1.8-.9-2.6-3.6-1.9-5.6z" fill={wattle} />
      <circle cx="39.4" cy="11.6" r="1.7" fill={light} />
      <path d="M25.5 50.5v3.4M30.5 48.8v5.1" stroke={body} strokeWidth="1.8" strokeLinecap="round" />
    </g>
  );
}
