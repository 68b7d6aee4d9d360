import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import type { FigureId } from "#content/figures/index.ts";

const benefits: readonly (readonly [title: string, text: string])[] = [
  [
    "No usage charge on your own power",
    "Every kilowatt-hour from the roof is one you don’t buy, so we design from your half-hourly meter data.",
  ],
  ["Low costs once it’s paid off", "You pay for upkeep and one new inverter."],
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

export function Gains() {
  return (
    <section className="wrap split py-section" aria-labelledby="gains">
      <div className="wide:col-[1/8]">
        <h2 id="gains">Four benefits</h2>
        <ul className="rule-below mt-6 tablet:grid tablet:grid-cols-2 tablet:gap-x-8">
          {benefits.map(([title, text]) => (
            <li key={title} className="rule-above from-tablet:py-4">
              <h3 className="fold-title text-h4">{title}</h3>
              <PhoneFold plain summary={title}>
                <p className="max-w-[36em] phone:pb-4">{text}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-5 tablet:grid-cols-3 tablet:gap-x-6 from-tablet:gap-y-7 wide:col-[9/13]">
        <h2 className="text-h3 tablet:col-span-3">What a business can expect</h2>
        {metrics.map(([id, name]) => (
          <div key={id}>
            <h3 className="mb-2 text-h4">{name}</h3>
            <FigureWithClaim id={id} noted />
          </div>
        ))}
      </div>
    </section>
  );
}
