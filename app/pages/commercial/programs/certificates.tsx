import type { ReactNode } from "react";
import { Picker } from "#app/controls/picker.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { money, size as sizeText } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { withGst, withoutGst } from "#content/rules/gst.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";

/** What our example sizes cost with GST and less STCs, and what would change the amount. */
export function Certificates() {
  const today = useToday();
  const year = yearOfDay(today);
  const costs = commercialSizes.map((size) => {
    const likely = yearOfDay(pricedFor(size.kw, today));
    return { ...size, now: commercialCost(size, 4, likely), inland: commercialCost(size, 3, likely) };
  });
  const inRow = (cell: (cost: (typeof costs)[number]) => ReactNode) =>
    costs.map((cost) => (
      <td key={cost.kw} className="num">
        {cell(cost)}
      </td>
    ));
  return (
    <>
      <Picker legend="Size" name="size" options={costs.map(({ kw: size }) => `${sizeText(size)} kW`)} chosen={1}>
        <table className="table commercial-certificates mt-4">
          <caption className="unseen">What our examples cost after certificates, by size</caption>
          <thead>
            <tr>
              <td />
              {costs.map(({ kw: size }) => (
                <th key={size} scope="col" className="num">
                  {sizeText(size)} kW
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Price before GST</th>
              {inRow(({ figure }) => (figure ? <FigureValue id={figure} alone /> : "in your quote"))}
            </tr>
            <tr>
              <th scope="row">Certificates</th>
              {inRow(({ now }) => `−${money(now.value)}`)}
            </tr>
            <tr>
              <th scope="row">Installed in</th>
              {inRow(({ now }) => now.year)}
            </tr>
            <tr>
              <th scope="row">After certificates</th>
              {inRow(({ now }) => (now.left ? money(now.left.exGst) : "in your quote"))}
            </tr>
            <tr>
              <th scope="row">GST on the full price</th>
              {inRow(({ example }) => (example ? `+${money(withGst(example) - withoutGst(example))}` : "+10%"))}
            </tr>
            <tr className="commercial-total">
              <th scope="row">You pay, with GST</th>
              {inRow(({ now }) => (now.left ? money(now.left.incGst) : "in your quote"))}
            </tr>
          </tbody>
          <tbody>
            <tr>
              <th scope="row">Certificates inland (zone&nbsp;3)</th>
              {inRow(({ inland }) => `−${money(inland.value)}`)}
            </tr>
            {[year, year + 1].map((each) => (
              <tr key={each}>
                <th scope="row">Certificates in {each}</th>
                {inRow((size) => `−${money(commercialCost(size, 4, each).value)}`)}
              </tr>
            ))}
          </tbody>
        </table>
      </Picker>
      <p className="small mt-3">
        At {money(certificatePrice.assumed)} each, for Melbourne, Geelong and Gippsland; Ballarat and Bendigo are
        inland. Over 30&nbsp;kW the network’s study takes up to 65 business days, so from October we count on next year.
      </p>
    </>
  );
}
