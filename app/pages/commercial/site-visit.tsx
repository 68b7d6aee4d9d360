import { business } from "#content/business.ts";
import { requestFormPath } from "#content/pages.ts";

const stops: readonly (readonly [title: string, text: string])[] = [
  ["Roof", "Sheets, age, skylights, asbestos, shade, safe access. An engineer’s letter where the trusses ask for one."],
  ["Cable way", "Where inverters hang, and the shortest run that nobody drives a forklift into."],
  ["Switchboard", "Spare ways, fault levels, and what has to stay on while we work."],
  ["Meter", "Twelve months of half-hour data, phases, and the export the network may allow."],
  ["Papers", "Lease or title, insurer, hours for work, and who signs."],
];

export function SiteVisit() {
  return (
    <section className="section sand" aria-labelledby="visit">
      <div className="wrap">
        <div className="split">
          <h2 id="visit" className="span-1-8">
            From the roof to the street: what we look at
          </h2>
          <div className="span-9-13">
            <p className="actions">
              <a className="btn" href={requestFormPath}>
                Schedule Site Visit
              </a>
            </p>
            <p className="small mt-3">
              Or call <a href={business.phone.href}>{business.phone.display}</a>. The visit costs nothing and binds
              nobody.
            </p>
          </div>
        </div>
        <ol className="wire">
          {stops.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
