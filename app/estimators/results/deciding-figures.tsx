import type { ReactNode } from "react";

interface DecidingFiguresProps {
  figures: readonly { label: string; figure: ReactNode; note?: ReactNode }[];
}

/** What decides: what it costs, what it saves, and when the money is back. */
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
