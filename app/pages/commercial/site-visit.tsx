import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { business } from "#content/business.ts";
import { requestFormPath } from "#content/pages.ts";

const stops: readonly (readonly [title: string, text: string])[] = [
  ["Roof", "Sheets, age, skylights, asbestos, shade, safe access. An engineer’s letter if the roof needs one."],
  ["Cables", "Where the inverters go, and the shortest cable run that’s out of reach of a forklift."],
  ["Switchboard", "Spare ways, fault levels, and what has to stay on while we work."],
  ["Meter", "Twelve months of half-hourly data, phases, and how much the network may let you export."],
  ["Paperwork", "Lease or title, insurer, working hours, and who signs."],
];

export function SiteVisit() {
  return (
    <section className="section sand" aria-labelledby="visit">
      <div className="wrap">
        <div className="split">
          <h2 id="visit" className="span-1-8">
            The site visit: what we look at
          </h2>
          <div className="span-9-13">
            <p className="actions">
              <a className="btn" href={requestFormPath}>
                Schedule Site Visit
              </a>
            </p>
            <p className="small mt-3">
              Or call <a href={business.phone.href}>{business.phone.display}</a>. No cost and no obligation.
            </p>
          </div>
        </div>
        <PhoneFold summary="Roof, cables, switchboard, meter, paperwork">
          <ol className="wire">
            {stops.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </section>
  );
}
