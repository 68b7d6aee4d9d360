import type { ReactNode } from "react";

interface FoldedProps {
  summary: string;
  /** Only how it starts: from then on it is the reader's. */
  open?: boolean;
  children: ReactNode;
}

/** What few need, folded away. */
export function Folded({ summary, open = false, children }: FoldedProps) {
  return (
    <details className="estimate-more" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
