import type { ReactNode } from "react";

interface PhoneFoldProps {
  summary: ReactNode;
  /** Only how it starts on a phone. */
  open?: boolean;
  /** A form that waits to be used: its summary is a button rather than a row. */
  button?: boolean;
  children: ReactNode;
}

/** Folded on a phone; from a tablet on, and on paper, it is open and has no summary. */
export function PhoneFold({ summary, open = false, button = false, children }: PhoneFoldProps) {
  return (
    <details className={button ? "fold phone-fold fold-button" : "fold phone-fold"} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
