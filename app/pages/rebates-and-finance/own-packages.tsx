import { TableScroll } from "#app/controls/table-scroll.tsx";
import { plainNumber } from "#app/estimators/question/reader.ts";
import { compute, read } from "#app/estimators/quote/answer.ts";
import { FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { fixedValue } from "#content/figures/index.ts";
import { money, moneyRange } from "#content/format.ts";
import { type Package, packages } from "#content/offers/packages.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";

/** Our own advertised prices, put through the check as anyone else's quote would be. */
export function OwnPackages() {
  const today = useToday();
  const [smallest] = packages;
  return (
    <section className="section wrap pt-0 own-packages" aria-labelledby="own-packages">
      <h3 id="own-packages">Ours, put through the same check</h3>
      <p className="mt-2 max-w-[40em]">
        Our “from” prices come out below the usual range. They assume a simple single-storey roof and every discount
        received, {money(solarHomes.panelsCap)} of Solar Homes among them, and they are advertised, not quoted. Plan
        with the sums on this page; hold us to the written quote.{" "}
        {smallest && <a href={`/rebates-and-finance?${questionOf(smallest)}#check`}>See {smallest.name} checked</a>}
      </p>
      <TableScroll label="Our packages checked">
        <table className="table mt-4">
          <caption className="unseen">Our packages checked</caption>
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col" className="num">
                Advertised from
              </th>
              <th scope="col" className="num">
                Per kW before discounts
              </th>
              <th scope="col" className="num">
                Usual
              </th>
              <th scope="col" className="num">
                Per usable kWh
              </th>
              <th scope="col" className="num">
                Usual
              </th>
            </tr>
          </thead>
          <tbody>
            {checkedOn(today).map(({ each, outputs, perKw, perKwh }) => (
              <tr key={each.id}>
                <th scope="row">{each.name}</th>
                <td className="num">
                  {fixedValue(each.figures.price)}
                  <FigureNote id={each.figures.price} />
                </td>
                <td className="num">{money(outputs["quote-per-kw"] ?? 0)}</td>
                <td className="num">{perKw && moneyRange(perKw.low, perKw.high)}</td>
                <td className="num">{perKwh ? money(outputs["quote-per-kwh"] ?? 0) : "–"}</td>
                <td className="num">{perKwh ? moneyRange(perKwh.low, perKwh.high) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

/** The same all day, whatever a visitor asks. */
function checkedOn(today: string) {
  if (latest?.today !== today)
    latest = { today, rows: packages.map((each) => ({ each, ...compute(read(questionOf(each), today).input) })) };
  return latest.rows;
}

type CheckedPackage = { each: Package } & ReturnType<typeof compute>;

let latest: { today: string; rows: CheckedPackage[] } | undefined;

/** The advertised price with the state's rebate put back on: certificates are then the only discount in it. */
function questionOf({ kw, batteryKwh, figures }: Package): URLSearchParams {
  const advertised = plainNumber(fixedValue(figures.price)) ?? 0;
  return new URLSearchParams({
    postcode: "3000",
    kw: String(kw),
    ...(batteryKwh > 0 && { battery: String(batteryKwh) }),
    price: String(advertised + solarHomes.panelsCap),
    basis: "after",
  });
}
