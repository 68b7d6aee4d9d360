import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { AdvertisedPair } from "#app/figures/advertised-pair.tsx";
import type { FigureId } from "#content/figures/index.ts";

const benefits: readonly (readonly [title: string, text: string])[] = [
  [
    "You pay no usage charge on power you make and use",
    "Power from the roof replaces power you’d buy at your usage rate. What you export earns a few cents. So we start the design from your half-hourly meter data, not from the size of the roof.",
  ],
  [
    "A cost you can count on for twenty years",
    "Once the system is paid off, the power costs you nothing but the upkeep. Grid rates change every July.",
  ],
  [
    "One contract for design, paperwork and installation",
    "The works program puts a date and a person’s name next to the network study, state discount, structural check, inspection and handover folder.",
  ],
  [
    "We work around your business",
    "We settle crane days, shutdowns and noisy work with you in writing first, and switch over at a time that suits you.",
  ],
];

const metrics: readonly (readonly [figure: FigureId, name: string, text: string])[] = [
  ["commercial-cost-reduction", "Off your electricity costs", "It depends on how much you use in daylight."],
  ["payback-commercial", "Payback", "If you’re open five days a week or more. Closing on weekends makes it longer."],
  ["stc-commercial-range", "What certificates take off", "It depends on size and year. Today’s amounts are below."],
];

export function Metrics() {
  return (
    <section className="section wrap split" aria-labelledby="gains">
      <div className="span-1-8">
        <h2 id="gains">Four benefits, if you’re open during the day</h2>
        <PhoneFold summary="No usage charge, a known cost, one contract, work around your hours">
          <ul className="lines mt-6 commercial-benefits">
            {benefits.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
      <div className="span-9-13 ledger pair-lines">
        {metrics.map(([id, name, text]) => (
          <div key={id}>
            <h3>{name}</h3>
            <AdvertisedPair id={id} />
            <p className="small">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
