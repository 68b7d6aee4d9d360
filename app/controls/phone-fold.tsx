import type { ReactNode } from "react";

/** Folded on a phone; from a tablet on, and on paper, it is open and has no summary. */
interface PhoneFoldProps {
  summary: string;
  /** Only how it starts: from then on it is the reader's. */
  open?: boolean;
  children: ReactNode;
}

export function PhoneFold({ summary, open = false, children }: PhoneFoldProps) {
  return (
    <details className="fold phone-fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
