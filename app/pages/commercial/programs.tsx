import { TableScroll } from "#app/controls/table-scroll.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import type { FigureId } from "#content/figures/index.ts";
import { kw, money, size as sizeText } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { type Price, withGst } from "#content/rules/gst.ts";
import { largestCertifiedSystem } from "#content/rules/solar-certificates.ts";

export function Programs() {
  return (
    <section className="section wrap split" aria-labelledby="programs">
      <div className="span-1-5">
        <h2 id="programs">Programs that take part of the price</h2>
        <p className="lead mt-4">
          Certificates come off the invoice. Feed-in tariffs come later, and their minimum fell each year until there
          was none.
        </p>
        <figure className="mt-8">
          <Picture
            name="school"
            alt="A long school building with panels along its north roof, beside a netball court"
            sizes="(min-width: 64rem) 24rem, 100vw"
          />
          <figcaption className="small mt-2">Illustration: a term day’s load under a long north roof.</figcaption>
        </figure>
      </div>
      <div className="span-5-13">
        <h3>STCs, up to {kw(largestCertifiedSystem)}</h3>
        <Certificates />
        <h3 className="mt-12">Feed-in tariffs, for what you cannot use</h3>
        <dl className="dated mt-4">
          <div>
            <dt>
              Flat, <Figure id="feed-in-flat" />
            </dt>
            <dd>One rate at all hours, as advertised. Suits a roof that sells mostly at weekends.</dd>
          </div>
          <div>
            <dt>
              Time-varying, <Figure id="feed-in-varying" />
            </dt>
            <dd>Least at midday, most in the evening. Suits a battery, or panels that face west.</dd>
          </div>
          <div>
            <dt>Today</dt>
            <dd>
              No minimum since <Figure id="feed-in-minimum-end" />. Business offers are negotiated; we count{" "}
              <Figure id="feed-in-today" /> unless your retailer says otherwise in writing.
            </dd>
          </div>
        </dl>
        <h3 className="mt-12">Three more that depend on size</h3>
        <dl className="dated mt-4">
          <div>
            <dt>
              <Figure id="veu-commercial-solar-size" />
            </dt>
            <dd>
              Victorian Energy Upgrades can pay a discount on premises that are not residential. The amount floats with
              a market and is confirmed in your quote.
            </dd>
          </div>
          <div>
            <dt>5–50 flats</dt>
            <dd>
              Solar for Apartments: up to <Figure id="solar-for-apartments-cap" /> per apartment or{" "}
              <Figure id="solar-for-apartments-building-cap" /> per building, until{" "}
              <Figure id="solar-for-apartments-end" /> or until funds end.
            </dd>
          </div>
          <div>
            <dt>Over {kw(largestCertifiedSystem)}</dt>
            <dd>
              No STCs. The roof counts as a power station and earns yearly certificates until 2030, at a price that is
              the owner’s risk. We put none of it into a payback.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Certificates() {
  const year = Number(useToday().slice(0, 4));
  return (
    <>
      <TableScroll label="Certificates by size">
        <table className="table sums mt-4">
          <caption className="unseen">Certificates by size, and what they leave of our advertised examples</caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              <th scope="col" className="num">
                Example price, before GST
              </th>
              <th scope="col" className="num">
                Certificates in {year}
                <FigureNote id="stc-price" />
              </th>
              <th scope="col" className="num">
                Left, before GST
              </th>
              <th scope="col" className="num">
                Inland, zone 3
              </th>
              <th scope="col" className="num">
                Installed in {year + 1}
              </th>
            </tr>
          </thead>
          <tbody>
            {commercialSizes.map((size) => {
              const now = commercialCost(size, 4, year);
              return (
                <tr key={size.kw}>
                  <th scope="row">{sizeText(size.kw)} kW</th>
                  <td className="num">
                    {size.figure && size.example ? (
                      <ExamplePrice id={size.figure} of={size.example} />
                    ) : (
                      "by site visit"
                    )}
                  </td>
                  <td className="num">
                    {now.certificates} = −{money(now.value)}
                  </td>
                  <td className="num">{now.left ? <WithGst {...now.left} /> : "–"}</td>
                  <td className="num">−{money(commercialCost(size, 3, year).value)}</td>
                  <td className="num">−{money(commercialCost(size, 4, year + 1).value)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableScroll>
      <p className="small mt-3">
        Melbourne, Geelong and Gippsland (zone 4) at {money(certificatePrice.assumed)} a certificate; Ballarat and
        Bendigo are zone 3. Example prices are advertised ones, before certificates. Prices for businesses are shown
        before GST with the price including GST beside them. A network study can move an installation into the next
        year: ask for both sums.
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
      {money(exGst)} <span className="small">{money(incGst)} with GST</span>
    </>
  );
}
