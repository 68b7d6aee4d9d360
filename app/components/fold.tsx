import type { ReactNode } from "react";

interface FoldProps {
  summary: string;
  /** Only the initial state; after that the reader opens and closes it. */
  open?: boolean;
  children: ReactNode;
}

/** Optional parts, folded away. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className="estimate-more" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
