import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";

export interface Action {
  href: string;
  text: string;
  /** Added to the button's own classes. */
  className?: string;
}

/** Links side by side; the first is the main button. */
export function Actions({ links, className = "" }: { links: readonly Action[]; className?: string }) {
  return (
    <p className={className ? `actions ${className}` : "actions"}>
      {links.map(({ href, text, className = "" }, index) => (
        <a key={href} className={(index === 0 ? `btn ${className}` : `btn btn-line ${className}`).trim()} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

interface GoLinkProps {
  href: string;
  /** The class of the link's paragraph. */
  className?: string;
  children: ReactNode;
}

/** A link to read more, in its own paragraph. */
export function GoLink({ href, className = "mt-4", children }: GoLinkProps) {
  return (
    <p className={className || undefined}>
      <a className="go" href={href}>
        {children}
      </a>
    </p>
  );
}

/** Our phone number as a link. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a className={className} href={business.phone.href}>
      {holdTogether(business.phone.display)}
    </a>
  );
}
