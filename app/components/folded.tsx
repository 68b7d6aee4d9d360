import { type ReactNode, useState } from "react";

interface FoldedProps {
  summary: string;
  /** Only how it starts: from then on it is the reader's. */
  open: boolean;
  children: ReactNode;
}

/** What few need, folded away. It never opens or closes under someone who is typing. */
export function Folded({ summary, open, children }: FoldedProps) {
  const [atFirst] = useState(open);
  return (
    <details className="estimate-more" open={atFirst}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
