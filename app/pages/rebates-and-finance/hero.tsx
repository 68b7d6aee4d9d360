import { Bar } from "#app/components/bar.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { FigureNote, Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import type { Cost } from "#content/cost.ts";
import { money } from "#content/format.ts";
import { typicalExample } from "#content/offers/typical-example.ts";
import { requestFormPath } from "#content/pages.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

export function RebatesHero() {
  const today = useToday();
  return (
    <section
      className="wrap split pt-[clamp(1.5rem,2.5vw,2.25rem)] pb-[clamp(2.5rem,4vw,4rem)]"
      aria-labelledby="rebates-finance"
    >
      <div className="wide:col-[1/8]">
        <Breadcrumb path="/rebates-and-finance" />
        <h1 id="rebates-finance">What comes off the price, and what you pay</h1>
        <p className="lead mt-6">
          Federal certificates come off first, then a Victorian rebate if you’re eligible. You pay the rest outright or
          over time. We’re licensed and insured, and our written quote shows every discount.
          <Note id="checked">
            We checked the rules on <CheckedOn ids={["solar-stc-6-6kw", "battery-factor", "solar-homes-cap"]} />. Each
            program decides for itself who’s eligible.
          </Note>
        </p>
        <p className="actions mt-6">
          <a className="btn" href={requestFormPath}>
            Request Free Assessment
          </a>
          <a className="btn btn-line" href="/your-price">
            Work out your price
          </a>
        </p>
      </div>
      <aside className="wide:col-[9/13]" aria-labelledby="from-price">
        <h2 id="from-price" className="text-h3">
          Example: 6.6&nbsp;kW in Melbourne
        </h2>
        <Ladder cost={typicalExample(today).cost} />
        <p className="small mt-2">
          For a typical roof, if it’s installed by 31 December {today.slice(0, 4)}.{" "}
          <a className="together" href="#example">
            See what it saves
          </a>
        </p>
      </aside>
    </section>
  );
}

/** From the price down to what is paid, a bar for each step. */
function Ladder({ cost }: { cost: Cost }) {
  const { certificates } = cost;
  const price = cost.price.typical;
  const left = cost.pay.typical;
  const stateRebate = cost.withoutRebate.typical - left;
  const rows = [
    { name: "Price", from: 0, to: price, amount: money(price), fillClass: "fill-dusk" },
    {
      name: `${certificates.count} certificates × ${money(certificatePrice.assumed)}`,
      from: price - certificates.value,
      to: price,
      amount: `−${money(certificates.value)}`,
      fillClass: "fill-eucalypt",
    },
    {
      name: "Solar Homes, if eligible",
      from: left,
      to: left + stateRebate,
      amount: `−${money(stateRebate)}`,
      fillClass: "fill-eucalypt",
    },
    { name: "Left to pay", from: 0, to: left, amount: money(left), fillClass: "fill-wattle" },
  ];
  const notes = ["panel-price-assumed-6-6kw", "stc-price", "solar-homes-cap"] as const;
  return (
    <table className="heavy-rule-above mt-3 table">
      <caption className="unseen">From the price to what you pay</caption>
      <tbody>
        {rows.map(({ name, from, to, amount, fillClass }, index) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {notes[index] && <FigureNote id={notes[index]} />}
              <Bar className="bar mt-2" of={price} parts={[{ from, to, fillClass }]} />
            </th>
            <td className="align-bottom">
              <span className="block text-right text-h3 whitespace-nowrap tabular-nums">{amount}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
