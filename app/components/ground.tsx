import type { ReactNode } from "react";

export interface GroundProps {
  /** The id of the section's title, for links. */
  id: string;
  /** A colour such as `sand`, as wide as the window. Without it the section has the page's own background, and the column's width. */
  groundClass?: string | undefined;
  /** The padding above and below. */
  className?: string | undefined;
  insideClass?: string | undefined;
  /** A picture above everything, as wide as the window. Needs a `groundClass`. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A section's background and padding. */
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
