import type { ReactNode } from "react";

/** What a colour of a drawing stands for. */
export function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 20 14" aria-hidden="true">
        <rect className={className} width="20" height="14" />
      </svg>
      {children}
    </li>
  );
}
