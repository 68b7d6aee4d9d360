import { AdvertisedPair } from "#app/figures/advertised-pair.tsx";
import type { FigureId } from "#content/figures/index.ts";

const benefits: readonly (readonly [title: string, text: string])[] = [
  [
    "Use it, and it never meets a tariff",
    "Power from the roof replaces power at your usage rate. What you sell earns a few cents. So the design starts from your half-hour meter data, not from the size of the roof.",
  ],
  [
    "A cost you can see twenty years ahead",
    "A paid-off system makes power at a cost that is known on the day you sign. Rates move every July.",
  ],
  [
    "One contract for design, papers and work",
    "Network study, state discount, structure, inspection, handover folder: each is a line in the program with a date and a name.",
  ],
  [
    "Work around your doors",
    "Craning, shutdown and noisy work are agreed in writing first. The switch-over is planned for an hour that suits you.",
  ],
];

const metrics: readonly (readonly [figure: FigureId, text: string])[] = [
  ["commercial-cost-reduction", "lower electricity cost, by the share of use that falls in daylight."],
  ["payback-commercial", "payback, open five days a week or more. Closed weekends lengthen it."],
  ["stc-commercial-range", "in certificates off the price, by size and year. Today’s sums are further down."],
];

export function Metrics() {
  return (
    <section className="section wrap split" aria-labelledby="gains">
      <div className="span-1-8">
        <h2 id="gains">Four gains, and one condition: be there by day</h2>
        <ul className="lines mt-8">
          {benefits.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="span-9-13 ledger">
        <p className="label">Our advertised ranges, each with its note</p>
        {metrics.map(([id, text]) => (
          <div key={id}>
            <AdvertisedPair id={id} />
            <p className="small">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
