import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import type { FigureId } from "#content/figures/index.ts";

const benefits: readonly (readonly [title: string, text: string])[] = [
  [
    "No usage charge on your own power",
    "Every kilowatt-hour from the roof is one you don’t buy. So we start the design from your half-hourly meter data, not from the size of the roof.",
  ],
  [
    "A known cost for twenty years",
    "Once the system is paid off, you pay for upkeep and one new inverter. Grid rates change every July.",
  ],
  [
    "One contract, design to handover",
    "You get a works program: who does what and by when, from the network study to the handover folder.",
  ],
  [
    "We work around your business",
    "We settle crane days, shutdowns and noisy work with you in writing first, and switch over at a time that suits you.",
  ],
];

const metrics: readonly (readonly [figure: FigureId, name: string, text: string])[] = [
  ["commercial-cost-reduction", "Saving on your electricity bill", "It depends on how much you use during the day."],
  ["payback-commercial", "Payback", "It takes longer if you’re closed on weekends."],
  ["stc-commercial-range", "What certificates take off the price", "The amounts by size are below."],
];

export function Metrics() {
  return (
    <section className="section wrap split" aria-labelledby="gains">
      <div className="span-1-8">
        <h2 id="gains">Four benefits, if you’re open during the day</h2>
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
        {metrics.map(([id, name, text]) => (
          <div key={id}>
            <h3>{name}</h3>
            <FigureWithClaim id={id} noted />
            <p className="small">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
