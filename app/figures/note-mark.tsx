/** The superscript that leads to a numbered note at the page's end. */
export function NoteMark({ number, skipped = false }: { number: number; skipped?: boolean }) {
  return (
    <sup className="note-mark">
      <a href={`#note-${number}`} aria-label={`Note ${number}`} {...(skipped && { tabIndex: -1 })}>
        {number}
      </a>
    </sup>
  );
}
