import type { ReactNode } from "react";

export interface GroundProps {
  /** Of the section's title; links lead to it. */
  id: string;
  /** Such as `sand`, which reaches from edge to edge; paper without it. */
  groundClass?: string | undefined;
  /** The distances above and below. */
  className?: string | undefined;
  insideClass?: string | undefined;
  /** Over all, as wide as the ground. */
  picture?: ReactNode;
  children: ReactNode;
}

/** What a section stands on, and its distances. */
export function Ground({
  id,
  groundClass,
  className = "py-section",
  insideClass = "",
  picture,
  children,
}: GroundProps) {
  if (!groundClass)
    return (
      <section className={insideClass ? `wrap ${insideClass} ${className}` : `wrap ${className}`} aria-labelledby={id}>
        {children}
      </section>
    );
  return (
    <section className={`${groundClass} ${className}`} aria-labelledby={id}>
      {picture}
      <div className={insideClass ? `wrap ${insideClass}` : "wrap"}>{children}</div>
    </section>
  );
}
