import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";

export interface Action {
  href: string;
  text: string;
  /** Beside the button's own. */
  className?: string;
}

/** What to do, side by side: the first is the one to press. */
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
  /** Of the paragraph that it is. */
  className?: string;
  children: ReactNode;
}

/** Where to read on. */
export function GoLink({ href, className = "mt-4", children }: GoLinkProps) {
  return (
    <p className={className || undefined}>
      <a className="go" href={href}>
        {children}
      </a>
    </p>
  );
}

/** Our phone number, to be called. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a className={className} href={business.phone.href}>
      {holdTogether(business.phone.display)}
    </a>
  );
}
