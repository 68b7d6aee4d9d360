import { Island } from "#app/island/wrapper.tsx";
import { SentCard } from "#app/request/sent-card.tsx";
import { Island as SentToast } from "#app/request/sent-toast/island.tsx";
import { business } from "#content/business.ts";
import { dateName } from "#content/melbourne.ts";
import type { SentCheck } from "#content/request/answer.ts";

type SentProps = Extract<SentCheck, { confirmed: true }>;

/** Where no page of its own can be signed for a request. The address holds reference and minute: it survives a reload and names nobody. */
export function Sent({ on, due, reference, callback }: SentProps) {
  return (
    <section className="sent grid gap-3 rounded-(--radius) bg-wattle-pale p-7" aria-labelledby="sent" tabIndex={-1}>
      <Island name="sent-toast" component={SentToast} start="load" props={{}} />
      <SentCard reference={reference} callback={callback} callBackBy={due} />
      <p className="small">Sent on {dateName(on)}.</p>
    </section>
  );
}

/** An address that looks like a confirmation and isn't one: nobody may believe that a request was sent because of it. */
export function NotConfirmed() {
  return (
    <div className="mb-6 border-l-4 border-eucalypt bg-sand px-5 py-4 text-[1rem]" role="note">
      <p>
        We can’t confirm a request through this link. If you sent one, our email has your reference. If no email came,
        call <a href={business.phone.href}>{business.phone.display}</a>.
      </p>
    </div>
  );
}
