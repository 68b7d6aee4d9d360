import { SentCard } from "#app/request/sent-card.tsx";
import { business } from "#content/business.ts";
import { dateName } from "#content/melbourne.ts";

/** After a form post. Reference and day are all that the address holds: it survives a reload and says nothing about anyone. */
export function Sent({ reference, on }: { reference: string; on: string }) {
  return (
    <section className="sent" aria-labelledby="sent">
      <SentCard reference={reference}>
        <p>Sent on {dateName(on)}.</p>
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
        This address can’t confirm a request. If you sent one, the confirmation in your email names its reference. If no
        such email came, send the request below or call <a href={business.phone.href}>{business.phone.display}</a>.
      </p>
    </div>
  );
}
