import type { ReactNode } from "react";

interface LinesProps {
  lines: readonly { title: ReactNode; text: ReactNode }[];
  /** From a tablet on; one without it. */
  columns?: keyof typeof gridClasses;
}

const gridClasses = {
  2: "from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-6",
  3: "from-tablet:grid from-tablet:grid-cols-3 from-tablet:gap-x-6",
} as const;

/** Ruled rows of a title and a sentence or two, side by side from a tablet on. */
export function Lines({ lines, columns }: LinesProps) {
  return (
    <ul className={columns && gridClasses[columns]}>
      {lines.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <li key={index} className="rule-above py-3">
          <h3 className="text-h4">{title}</h3>
          <p className="phone:text-small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
