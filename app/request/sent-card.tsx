import { business } from "#content/business.ts";
import { promises, replyWithin } from "#content/promises.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";

interface SentCardProps extends Pick<AssessmentAnswer, "callBackBy" | "correct" | "withdraw" | "add"> {
  reference: string;
  callback: boolean;
  /** A file has just been added. */
  file?: boolean;
}

/** Stands where the form was: reference, what happens next and by when, and what can still be done about it. */
export function SentCard({ reference, callback, callBackBy, correct, withdraw, add, file = false }: SentCardProps) {
  return (
    <>
      <p className="label">Your reference</p>
      <p className="figure-number reference">{reference}</p>
      <h2 id="sent">{callback ? "We have your number" : "Assessment request submitted successfully!"}</h2>
      <p className="lead">
        We’ll {callback ? "call you back" : "contact you"} {replyWithin(callBackBy)}.
      </p>
      {callback ? (
        <p>If we miss you, we’ll try again and leave a message with this reference. We won’t email you.</p>
      ) : (
        <>
          <ol className="sent-next">
            <li>We’ll call to agree on a time.</li>
            <li>We’ll visit for {promises.assessment} to look at the roof, the switchboard and the meter.</li>
            <li>You’ll get a written quote, fixed for {promises.quoteHolds}.</li>
          </ol>
          <BillToAdd add={add} file={file} />
        </>
      )}
      <p>
        Something urgent? Call <a href={business.phone.href}>{business.phone.display}</a> and give your reference.
      </p>
      {correct && withdraw && (
        <p>
          {!callback && (
            <>
              Something wrong? <a href={correct}>Correct it</a>.{" "}
            </>
          )}
          Changed your mind? <a href={withdraw}>Withdraw it and have it deleted</a>. Bookmark this page to come back to
          it.
        </p>
      )}
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

function BillToAdd({ add, file }: Pick<SentCardProps, "add" | "file">) {
  if (file) return <p role="status">We have your file. It goes with this request.</p>;
  if (add === undefined) return <p>Forgot the bill? Reply to our email with a photo of it.</p>;
  return (
    <p>
      Forgot the bill? <a href={add}>Add it within a day</a>, or reply to our email with a photo of it.
    </p>
  );
}
