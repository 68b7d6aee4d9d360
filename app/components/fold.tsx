import type { ReactNode } from "react";

interface FoldProps {
  summary: string;
  /** Only the initial state; after that the reader opens and closes it. */
  open?: boolean;
  children: ReactNode;
}

/** A part that readers can open and close, on every screen. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className="plain-fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
