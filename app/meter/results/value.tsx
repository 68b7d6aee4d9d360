import type { ReactNode } from "react";

/** A figure as it is read, with its exact value beside it. */
export function Value({ name, exact, children }: { name: string; exact: string | number; children: ReactNode }) {
  return (
    <output name={name} data-value={exact}>
      {children}
    </output>
  );
}
