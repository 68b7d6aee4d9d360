import { EmailLink } from "#app/controls/email-link.tsx";
import { business } from "#content/business.ts";
import { promises } from "#content/promises.ts";
import type { WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";

interface WithdrawalByLinkProps {
  /** Nothing where the page was posted to without a link. */
  link: WithdrawalCheck | undefined;
  /** After the button was pressed. */
  answer: WithdrawalAnswer | undefined;
}

/** What a link from a mail leads to. Opening it changes nothing: mail programs open links by themselves. */
export function WithdrawalByLink({ link, answer }: WithdrawalByLinkProps) {
  if (answer?.status === 200) return <Withdrawn reference={answer.reference ?? ""} />;
  if (!link?.valid) return <Refused />;
  if (link.withdrawn && !answer) return <Withdrawn reference={link.reference} />;
  return <Ask reference={link.reference} byStaff={link.by === "staff"} problem={answer?.error} />;
}

function Ask({ reference, byStaff, problem }: { reference: string; byStaff: boolean; problem: string | undefined }) {
  return (
    <section className="sand" aria-labelledby="withdraw">
      <div className="wrap grid justify-items-start gap-4 py-[clamp(2.5rem,5vw,4.5rem)] *:max-w-[36em]">
        <p className="label">Request {reference}</p>
        <h1 id="withdraw">{byStaff ? "Delete this request for the visitor?" : "Withdraw your consent?"}</h1>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <ul className="dashes">
          <li>Nobody will contact {byStaff ? "the visitor" : "you"} about this request again.</li>
          <li>We delete everything in it from our website: name, address, phone, email, message and file.</li>
          <li>We tell our staff the reference and nothing else, and they delete their copies.</li>
        </ul>
        <p>This can’t be undone. If you’ve already accepted a quote, that contract still applies.</p>
        <form method="post" className="actions">
          <button className="btn" type="submit">
            {byStaff ? "Delete the request" : "Withdraw and delete my request"}
          </button>
          <a className="btn btn-line" href="/">
            Keep it
          </a>
        </form>
      </div>
    </section>
  );
}

function Withdrawn({ reference }: { reference: string }) {
  return (
    <section className="sand" aria-labelledby="withdrawn">
      <div className="wrap grid justify-items-start gap-4 py-[clamp(2.5rem,5vw,4.5rem)] *:max-w-[36em]">
        <p className="label">Request {reference}</p>
        <h1 id="withdrawn">Withdrawn</h1>
        <p>
          We’ve stopped using request {reference} and are deleting everything in it. There’s nothing more you need to
          do. If anyone still calls, quote your reference and let us know:{" "}
          <a href={business.phone.href}>{business.phone.display}</a>.
        </p>
      </div>
    </section>
  );
}

function Refused() {
  return (
    <section className="sand" aria-labelledby="refused">
      <div className="wrap grid justify-items-start gap-4 py-[clamp(2.5rem,5vw,4.5rem)] *:max-w-[36em]">
        <h1 id="refused">This link no longer works</h1>
        <p>
          It expires when your consent ends after {promises.consent}. Or part of it may be missing: open it from the
          email instead of copying it. Nothing has changed.
        </p>
        <p>
          You can still withdraw: call <a href={business.phone.href}>{business.phone.display}</a> or write to{" "}
          <EmailLink to={business.privacyEmail} /> with your name or the reference that starts with WB-.
        </p>
      </div>
    </section>
  );
}
