import type { ReactNode } from "react";

interface FoldProps {
  summary: string;
  /** Only how it starts: from then on it is the reader's. */
  open?: boolean;
  children: ReactNode;
}

/** What few need, folded away. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className="estimate-more" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
