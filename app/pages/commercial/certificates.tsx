import { Picker } from "#app/controls/picker.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { todayOf } from "#content/figures/index.ts";
import { money, size as sizeText } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { withGst } from "#content/rules/gst.ts";
import { yearOfDay } from "#content/rules/schedule.ts";

/** What STCs take off each of our example sizes, this year and next. */
export function Certificates() {
  const today = useToday();
  const year = yearOfDay(today);
  const costs = commercialSizes.map((size) => ({ ...size, now: commercialCost(size, 4, year) }));
  return (
    <>
      <Picker legend="Size" name="size" options={costs.map(({ kw: size }) => `${sizeText(size)} kW`)} chosen={1}>
        <table className="table commercial-certificates mt-4">
          <caption className="unseen">Certificates by size, and what’s left to pay on our advertised examples</caption>
          <thead>
            <tr>
              <th scope="col">Before GST</th>
              {costs.map(({ kw: size, figure }) => (
                <th key={size} scope="col" className="num">
                  {sizeText(size)} kW{" "}
                  <span className="commercial-price">
                    {figure ? (
                      <>
                        <span className="small">Advertised</span> <Figure id={figure} alone />
                      </>
                    ) : (
                      <span className="small">priced on site</span>
                    )}
                  </span>
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
                  −{money(now.value)}
                </td>
              ))}
            </tr>
            <tr className="commercial-left">
              <th scope="row">After certificates</th>
              {costs.map(({ kw: size, figure }) => (
                <td key={size} className="num">
                  <b>{figure ? todayOf(figure, today)?.value : "–"}</b>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">With GST</th>
              {costs.map(({ kw: size, example, now }) => (
                <td key={size} className="num">
                  {example && now.left ? (
                    <>
                      {money(now.left.incGst)}{" "}
                      <span className="small">before certificates {money(withGst(example))}</span>
                    </>
                  ) : (
                    "–"
                  )}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Number of certificates</th>
              {costs.map(({ kw: size, now }) => (
                <td key={size} className="num">
                  {now.certificates}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Certificates inland, zone&nbsp;3</th>
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
        Melbourne, Geelong and Gippsland (zone&nbsp;4) at {money(certificatePrice.assumed)} a certificate; Ballarat and
        Bendigo are zone&nbsp;3. Our advertised prices are before certificates. A network study can push an installation
        into the next year, so ask for both years’ amounts.
      </p>
    </>
  );
}
