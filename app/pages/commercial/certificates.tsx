import { Picker } from "#app/controls/picker.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import type { FigureId } from "#content/figures/index.ts";
import { money, size as sizeText } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { type Price, withGst } from "#content/rules/gst.ts";

/** What STCs take off each of our example sizes, this year and next. */
export function Certificates() {
  const year = Number(useToday().slice(0, 4));
  const costs = commercialSizes.map((size) => ({ ...size, now: commercialCost(size, 4, year) }));
  return (
    <>
      <Picker legend="Size" name="size" options={costs.map(({ kw: size }) => `${sizeText(size)} kW`)} chosen={1}>
        <table className="table commercial-certificates mt-4">
          <caption className="unseen">Certificates by size, and what they leave of our advertised examples</caption>
          <thead>
            <tr>
              <th scope="col">Before GST</th>
              {costs.map((size) => (
                <th key={size.kw} scope="col" className="num">
                  {sizeText(size.kw)} kW{" "}
                  {size.figure && size.example ? (
                    <ExamplePrice id={size.figure} of={size.example} />
                  ) : (
                    <span className="small">priced after a site visit</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                Certificates in {year}
                <FigureNote id="stc-price" />
              </th>
              {costs.map(({ kw: size, now }) => (
                <td key={size} className="num">
                  {now.certificates} = −{money(now.value)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Left to pay</th>
              {costs.map(({ kw: size, now }) => (
                <td key={size} className="num">
                  {now.left ? <WithGst {...now.left} /> : "–"}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Certificates inland, zone 3</th>
              {costs.map((size) => (
                <td key={size.kw} className="num">
                  −{money(commercialCost(size, 3, year).value)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">If installed in {year + 1}</th>
              {costs.map((size) => (
                <td key={size.kw} className="num">
                  −{money(commercialCost(size, 4, year + 1).value)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Picker>
      <p className="small mt-3">
        Melbourne, Geelong and Gippsland (zone 4) at {money(certificatePrice.assumed)} a certificate; Ballarat and
        Bendigo are zone 3. Prices in the top row are our advertised examples, before certificates. A network study can
        push an installation into the next year: ask for both amounts.
      </p>
    </>
  );
}

function ExamplePrice({ id, of }: { id: FigureId; of: Price }) {
  return (
    <>
      <Figure id={id} alone /> <span className="small">{money(withGst(of))} with GST</span>
    </>
  );
}

function WithGst({ exGst, incGst }: { exGst: number; incGst: number }) {
  return (
    <>
      <b>{money(exGst)}</b> <span className="small">{money(incGst)} with GST</span>
    </>
  );
}
