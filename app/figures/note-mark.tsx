/** The superscript that leads to a numbered note at the page's end. */
export function NoteMark({ number }: { number: number }) {
  return (
    <sup className="note-mark">
      <a href={`#note-${number}`} aria-label={`Note ${number}`}>
        {number}
      </a>
    </sup>
  );
}
