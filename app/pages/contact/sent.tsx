import { SentCard } from "#app/request/sent-card.tsx";
import { business } from "#content/business.ts";
import { dateName } from "#content/melbourne.ts";

interface SentProps {
  reference: string;
  on: string;
  /** Its sender's links; undefined where the site can't sign any. */
  correct?: string | undefined;
  withdraw?: string | undefined;
}

/** After a form post. Reference and day are all that the address holds: it survives a reload and says nothing about anyone. */
export function Sent({ reference, on, correct, withdraw }: SentProps) {
  return (
    <section className="sent" aria-labelledby="sent">
      <SentCard reference={reference}>
        <p>Sent on {dateName(on)}.</p>
        {correct && withdraw && (
          <p>
            Something wrong? <a href={correct}>Correct it</a>. Changed your mind?{" "}
            <a href={withdraw}>Withdraw it and have it deleted</a>. Keep this page’s address: both links work from it.
          </p>
        )}
        <p className="actions">
          <a className="btn btn-line" href="/contact#form">
            Send another request
          </a>
          <a className="btn btn-line" href="/blog">
            Read while you wait
          </a>
        </p>
      </SentCard>
    </section>
  );
}

/** An address that looks like a confirmation and isn't one: nobody may believe that a request was sent because of it. */
export function NotConfirmed() {
  return (
    <div className="led-here" role="note">
      <p>
        This address can’t confirm a request. If you sent one, our email names its reference. If none came, call{" "}
        <a href={business.phone.href}>{business.phone.display}</a>.
      </p>
    </div>
  );
}

/** The form was opened to correct a request. */
export function Correcting() {
  return (
    <div className="led-here" role="note">
      <p>
        Fill in the form with what is right. It replaces the request you sent before, and our staff see that it does.
      </p>
    </div>
  );
}
