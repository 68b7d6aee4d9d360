import type { ReactNode } from "react";

/** Cards to choose from, side by side from a tablet up, with the same facts level with each other. */
export function PackageCards({ children }: { children: ReactNode }) {
  return (
    <ul className="packages mt-6 grid gap-4 from-tablet:mt-10 from-tablet:grid-cols-3 from-tablet:gap-y-0 wide:gap-x-6">
      {children}
    </ul>
  );
}

interface PackageCardProps {
  id?: string;
  title: ReactNode;
  size: string;
  /** A label, such as "Most Popular". */
  badge?: string | undefined;
  /** How many grid rows the card spans, so that its parts align with the other cards'. */
  rowsClass: string;
  children: ReactNode;
}

export function PackageCard({ id, title, size, badge, rowsClass, children }: PackageCardProps) {
  return (
    <li
      id={id}
      className={`${badge ? "package package-popular" : "package"} relative grid content-start gap-2 rounded-[var(--radius)] bg-white p-4 from-tablet:grid-rows-subgrid from-tablet:gap-3 wide:p-6 ${rowsClass}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        {title}
        {badge && (
          <span className="semibold ml-auto shrink-0 rounded-[4px] bg-eucalypt px-2 py-0.5 text-[0.8125rem] text-white from-tablet:absolute from-tablet:-top-3 from-tablet:right-4">
            {badge}
          </span>
        )}
      </div>
      <p className="package-size">{size}</p>
      {children}
    </li>
  );
}

export function PackagePrice({ children }: { children: ReactNode }) {
  return <div className="rule-above grid content-start gap-3.5 pt-3.5">{children}</div>;
}
