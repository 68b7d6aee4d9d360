import type { ReactNode } from "react";

interface DecidingFiguresProps {
  figures: readonly { label: string; figure: ReactNode; note?: ReactNode }[];
}

/** The main figures of an answer: the cost, the saving and the payback. */
export function DecidingFigures({ figures }: DecidingFiguresProps) {
  return (
    <dl className="deciding">
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
