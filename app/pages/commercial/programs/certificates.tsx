import type { ReactNode } from "react";
import { Picker } from "#app/controls/picker.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { money, size as sizeText } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { withGst, withoutGst } from "#content/rules/gst.ts";
import { yearOfDay } from "#content/rules/schedule.ts";

/** What our example sizes cost with GST and less STCs, and what would change the amount. */
export function Certificates() {
  const today = useToday();
  const year = yearOfDay(today);
  const costs = commercialSizes.map((size) => ({ ...size, now: commercialCost(size, 4, year) }));
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
              {inRow(({ figure }) =>
                figure ? <Figure id={figure} alone /> : <span className="small">priced after a site visit</span>,
              )}
            </tr>
            <tr>
              <th scope="row">
                Certificates in {year}
                <FigureNote id="stc-price" />
              </th>
              {inRow(({ now }) => `−${money(now.value)}`)}
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
              <th scope="row">Certificates if inland (zone&nbsp;3)</th>
              {inRow((size) => `−${money(commercialCost(size, 3, year).value)}`)}
            </tr>
            <tr>
              <th scope="row">Certificates if installed in {year + 1}</th>
              {inRow((size) => `−${money(commercialCost(size, 4, year + 1).value)}`)}
            </tr>
            <tr>
              <th scope="row">Number of certificates in {year}</th>
              {inRow(({ now }) => now.certificates)}
            </tr>
          </tbody>
        </table>
      </Picker>
      <p className="small mt-3">
        At {money(certificatePrice.assumed)} a certificate in zone&nbsp;4: Melbourne, Geelong and Gippsland. Ballarat
        and Bendigo are inland, in zone&nbsp;3. If you’re registered for GST, you claim it back. A network study can
        push an installation into the next year, so ask for both years’ amounts.
      </p>
    </>
  );
}
