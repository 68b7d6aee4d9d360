import type { ReactNode } from "react";

/** A figure for people, with its exact value for programs. */
export function Value({ name, exact, children }: { name: string; exact: string | number; children: ReactNode }) {
  return (
    <output name={name} data-value={exact}>
      {children}
    </output>
  );
}
