import type { ReactNode } from "react";

/** Folded on a phone; from a tablet on, and on paper, it is open and has no summary. */
export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold phone-fold">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
