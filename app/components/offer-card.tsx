import type { ReactNode } from "react";

interface OfferCardProps {
  title: string;
  /** The typical price, which leads. */
  price: string;
  /** What the price is for, its usual range and the least it can be. */
  children: ReactNode;
  link?: { href: string; text: string };
}

/** Something we sell, with its price: a column beside others from a tablet on, two lines on a phone. */
export function OfferCard({ title, price, children, link }: OfferCardProps) {
  return (
    <li className="phone:rule-below from-tablet:not-first:rule-before grid gap-x-4 py-3 phone:grid-cols-[1fr_auto] phone:items-baseline from-tablet:row-span-3 from-tablet:grid-rows-subgrid from-tablet:py-5 from-tablet:not-first:pl-5">
      <h3 className="text-h4">{title}</h3>
      <p className="text-price whitespace-nowrap phone:text-h3">{price}</p>
      <div className="text-small phone:col-span-2">
        {children}
        {link && (
          <p className="mt-2 phone:hidden">
            <a className="go" href={link.href}>
              {link.text}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

/** Three of them, to compare. */
export function OfferCards({ children }: { children: ReactNode }) {
  return (
    <ul className="heavy-rule-above from-tablet:rule-below from-tablet:grid from-tablet:grid-cols-3">{children}</ul>
  );
}
