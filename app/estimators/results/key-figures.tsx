import type { ReactNode } from "react";

interface KeyFiguresProps {
  figures: readonly { label: string; figure: ReactNode; note?: ReactNode }[];
}

/** The main figures of an answer: the cost, the saving and the payback. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className="key-figures">
      {figures.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
