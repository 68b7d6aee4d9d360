import { SentCard } from "#app/request/sent-card.tsx";
import { business } from "#content/business.ts";
import { dateName } from "#content/melbourne.ts";
import type { SentCheck } from "#content/request/answer.ts";

type SentProps = Extract<SentCheck, { confirmed: true }>;

/** After a form post. The address holds the reference, the minute and its sender's key: it survives a reload and names nobody. */
export function Sent({ on, due, ...sent }: SentProps) {
  return (
    <section className="sent" aria-labelledby="sent">
      <SentCard {...sent} callBackBy={due} />
      <p className="small">Sent on {dateName(on)}.</p>
    </section>
  );
}

/** An address that looks like a confirmation and isn't one: nobody may believe that a request was sent because of it. */
export function NotConfirmed() {
  return (
    <div className="led-here" role="note">
      <p>
        We can’t confirm a request through this link. If you sent one, our email has your reference. If no email came,
        call <a href={business.phone.href}>{business.phone.display}</a>.
      </p>
    </div>
  );
}

/** The form was opened to correct a request. */
export function Correcting() {
  return (
    <div className="led-here" role="note">
      <p>
        Fill in the form with the right details. It replaces the request you sent before, and our staff will see that.
      </p>
    </div>
  );
}
