import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { QuoteCheck } from "#app/estimators/quote/estimator.tsx";
import { RebatesEstimate } from "#app/estimators/rebates/estimator.tsx";
import { useToday } from "#app/page-request/today.tsx";

export function Estimate({ sent }: { sent: string }) {
  return (
    <section className="section wrap rebates-estimate" aria-labelledby="estimate">
      <h2 id="estimate">Your rebates, program by program</h2>
      <p className="lead mt-4">
        Change a field to recalculate, then bookmark or share the link. No name needed. For the price after rebates, use{" "}
        <a href="/your-price">our price calculator</a>.
      </p>
      <PhoneFold summary="Add up your rebates" open={sent !== ""}>
        <RebatesEstimate sent={sent} today={useToday()} />
      </PhoneFold>
    </section>
  );
}

/** Below the other estimator and folded at every width, until something was asked or its address is followed. */
export function Check({ sent }: { sent: string }) {
  return (
    <section className="wrap rebates-check" aria-label="Check a quote">
      <details className="fold" open={sent !== ""}>
        <summary>Check a quote’s certificates</summary>
        <div id="check">
          <p className="max-w-[40em]">
            Counting the certificates is the quickest test of a quote. To compare up to three quotes, use{" "}
            <a href="/your-price?tab=quote">our quote checker</a>.
          </p>
          <QuoteCheck sent={sent} today={useToday()} />
        </div>
      </details>
    </section>
  );
}
