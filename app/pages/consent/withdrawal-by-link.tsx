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
      <div className="wrap withdrawal">
        <p className="label">Request {reference}</p>
        <h1 id="withdraw">{byStaff ? "Delete this request for the visitor?" : "Withdraw your consent?"}</h1>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <ul className="dashes">
          <li>Nobody contacts {byStaff ? "the visitor" : "you"} about this request any more.</li>
          <li>What was sent is deleted from our website: name, address, phone, email, message and file.</li>
          <li>Our staff are told the reference and nothing else, and delete their copies.</li>
        </ul>
        <p>It can’t be undone. A quote that was already accepted stays a contract and is not touched by this.</p>
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
      <div className="wrap withdrawal">
        <p className="label">Request {reference}</p>
        <h1 id="withdrawn">Withdrawn</h1>
        <p>
          From this moment nothing of request {reference} is sent or mailed, and what was kept is being deleted. You
          need to do nothing more. If somebody should still call, say the reference and tell us:{" "}
          <a href={business.phone.href}>{business.phone.display}</a>.
        </p>
      </div>
    </section>
  );
}

function Refused() {
  return (
    <section className="sand" aria-labelledby="refused">
      <div className="wrap withdrawal">
        <h1 id="refused">This link no longer works</h1>
        <p>
          It may have expired, which it does when the consent itself ends after {promises.consent}, or a part of it was
          lost on the way: open it from the email again rather than copying it. Nothing was changed.
        </p>
        <p>
          You can withdraw all the same: call <a href={business.phone.href}>{business.phone.display}</a> or write to{" "}
          <a href={`mailto:${business.privacyEmail}`}>{business.privacyEmail}</a> with your name or the reference that
          starts with WB-.
        </p>
      </div>
    </section>
  );
}
