import { QuoteCheck } from "#app/estimators/quote/estimator.tsx";
import { RebatesEstimate } from "#app/estimators/rebates/estimator.tsx";
import { useToday } from "#app/page-request/today.tsx";

export function Estimate({ sent }: { sent: string }) {
  return (
    <section className="section sand" aria-labelledby="estimate">
      <div className="wrap">
        <h2 id="estimate">What yours adds up to</h2>
        <p className="lead mt-4">
          Change a field and send it; the address of the answer can be kept or passed on. Nobody’s name is asked, and
          nothing is stored.
        </p>
        <RebatesEstimate sent={sent} today={useToday()} />
      </div>
    </section>
  );
}

export function Check({ sent }: { sent: string }) {
  return (
    <section className="section wrap pb-0" aria-labelledby="check">
      <h2 id="check">Hold a quote against the rule</h2>
      <p className="lead mt-4">
        The number of certificates is plain arithmetic, and the quickest test of a quote. Many calculators put Melbourne
        in the wrong zone.
      </p>
      <QuoteCheck sent={sent} today={useToday()} />
    </section>
  );
}
