import type { ReactNode } from "react";

interface PhoneFoldProps {
  summary: string;
  /** Only how it starts on a phone. */
  open?: boolean;
  children: ReactNode;
}

/** Folded on a phone; from a tablet on, and on paper, it is open and has no summary. */
export function PhoneFold({ summary, open = false, children }: PhoneFoldProps) {
  return (
    <details className="fold phone-fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
