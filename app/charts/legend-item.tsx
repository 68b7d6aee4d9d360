import type { ReactNode } from "react";

/** A colour or a line of a drawing, and what it stands for. */
export function LegendItem({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 20 14" aria-hidden="true">
        <path className={className} d={className.startsWith("line-") ? "M0 7H20" : "M0 0H20V14H0Z"} />
      </svg>
      {children}
    </li>
  );
}
