import type { ReactNode } from "react";

/** A value as people read it, with the exact one for scripts that read the page. */
export function NamedValue({ name, value, children }: { name: string; value: string | number; children: ReactNode }) {
  return (
    <output name={name} data-value={value}>
      {children}
    </output>
  );
}
