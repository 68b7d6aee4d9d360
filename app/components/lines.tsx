import type { ReactNode } from "react";
import { textOf } from "#app/figures/text-with-figures.tsx";

interface LinesProps {
  lines: readonly { title: string; text: ReactNode }[];
  /** The number of columns from a tablet up; one by default. */
  columns?: keyof typeof gridClasses;
}

const gridClasses = {
  2: "from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-6",
  3: "from-tablet:grid from-tablet:grid-cols-3 from-tablet:gap-x-6",
} as const;

/** Ruled rows of a title and a sentence or two, in columns from a tablet up. */
export function Lines({ lines, columns }: LinesProps) {
  return (
    <ul className={columns && gridClasses[columns]}>
      {lines.map(({ title, text }) => (
        <li key={title} className="rule-above py-3">
          <h3 className="text-h4">{textOf(title)}</h3>
          <p className="phone:text-small">{textOf(text)}</p>
        </li>
      ))}
    </ul>
  );
}
