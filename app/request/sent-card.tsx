import { business } from "#content/business.ts";
import { promises, replyWithin } from "#content/promises.ts";

interface SentCardProps {
  reference: string;
  callback: boolean;
  callBackBy: string;
}

/** Stands where the form was: reference, what happens next and by when. */
export function SentCard({ reference, callback, callBackBy }: SentCardProps) {
  return (
    <>
      <p className="label">Your reference</p>
      <p className="figure-number text-[clamp(2rem,10vw,3.25rem)] whitespace-nowrap">{reference}</p>
      <h2 className="text-h3" id="sent">
        {callback ? "We have your number" : "Assessment request submitted successfully!"}
      </h2>
      <p className="lead">
        We’ll {callback ? "call you back" : "contact you"} {replyWithin(callBackBy)}.
      </p>
      {callback ? (
        <p>If we miss you, we’ll try again and leave a message with this reference. We won’t email you.</p>
      ) : (
        <>
          <ol className="list-decimal pl-5">
            <li>We’ll call to agree on a time.</li>
            <li>We’ll visit for {promises.assessment} to look at the roof, the switchboard and the meter.</li>
            <li>You’ll get a written quote, fixed for {promises.quoteHolds}.</li>
          </ol>
          <p>Forgot the bill? Reply to our email with a photo of it.</p>
        </>
      )}
      <p>
        Something urgent? Call <a href={business.phone.href}>{business.phone.display}</a> and give your reference.
      </p>
      <p className="actions">
        <a className="btn btn-line" href="/contact#form">
          {callback ? "Ask for a free assessment" : "Ask about another property"}
        </a>
        <a className="btn btn-line" href="/blog">
          Read while you wait
        </a>
      </p>
    </>
  );
}
