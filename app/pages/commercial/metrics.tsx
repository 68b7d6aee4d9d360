import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import type { FigureId } from "#content/figures/index.ts";

const benefits: readonly (readonly [title: string, text: string])[] = [
  [
    "No usage charge on your own power",
    "Every kilowatt-hour from the roof is one you don’t buy, so we design from your half-hourly meter data.",
  ],
  ["A known cost for twenty years", "Once it’s paid off, you pay for upkeep and one new inverter."],
  [
    "One contract, design to handover",
    "A works program says who does what and by when, from the network study to the handover folder.",
  ],
  [
    "We work around your business",
    "We agree crane days and shutdowns with you in writing, and switch over when it suits you.",
  ],
];

const metrics: readonly (readonly [figure: FigureId, name: string])[] = [
  ["commercial-cost-reduction", "Saving on your electricity bill"],
  ["payback-commercial", "Payback"],
  ["stc-commercial-range", "What certificates take off the price"],
];

export function Metrics() {
  return (
    <section className="section wrap split" aria-labelledby="gains">
      <div className="span-1-8">
        <h2 id="gains">Four benefits</h2>
        <ul className="lines mt-6 benefits">
          {benefits.map(([title, text]) => (
            <li key={title}>
              <b className="from-tablet">{title}</b>
              <PhoneFold summary={title}>
                <p>{text}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      </div>
      <div className="span-9-13 metrics">
        <h2>What a business can expect</h2>
        {metrics.map(([id, name]) => (
          <div key={id}>
            <h3>{name}</h3>
            <FigureWithClaim id={id} noted />
          </div>
        ))}
      </div>
    </section>
  );
}
