import type { ReactNode } from "react";

/** A value as people read it, with its exact number for programs. */
export function NamedValue({ name, exact, children }: { name: string; exact: string | number; children: ReactNode }) {
  return (
    <output name={name} data-value={exact}>
      {children}
    </output>
  );
}
