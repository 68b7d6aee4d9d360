import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { promises } from "#content/promises.ts";

/** What the page shows after a request was accepted: reference, what happens next, and by when. */
export function SentCard({ reference, children }: { reference: string; children?: ReactNode }) {
  return (
    <>
      <p className="label">Your reference</p>
      <p className="figure-number">{reference}</p>
      <h2 id="sent">Assessment request submitted successfully!</h2>
      <p className="lead">
        We’ll contact you within {promises.requestReply}; {promises.replyRule}. We email a copy where we can.
      </p>
      <p>
        Forgot the bill? Reply to our email with a photo of it. Something urgent? Call{" "}
        <a href={business.phone.href}>{business.phone.display}</a> and give the reference.
      </p>
      {children}
    </>
  );
}
