import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { longDate } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { comingChanges } from "./rebate-calendar.ts";

export function RebatesHero() {
  const changes = comingChanges(useToday());
  return (
    <section className="wrap split rebates-hero" aria-labelledby="rebates-finance">
      <div className="span-1-8">
        <Breadcrumb path="/rebates-and-finance" />
        <h1 id="rebates-finance">What comes off the price, and what you pay</h1>
        <p className="lead mt-6">
          Federal certificates come off first, then a Victorian rebate if you’re eligible. You pay the rest outright or
          over time. Next to each amount is the rule behind it and the date we checked it.
          <Note id="checked">
            We last checked the rules on <CheckedOn ids={["solar-stc-6-6kw", "battery-factor", "solar-homes-cap"]} />.
            Nothing on this page decides whether you’re eligible: each program decides that for itself.
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
      <aside className="span-9-13" aria-labelledby="coming">
        <h2 id="coming" className="rebates-coming">
          What changes next
        </h2>
        <Changes changes={changes.slice(0, 2)} />
        {changes.length > 2 && (
          <PhoneFold summary={changes.length === 3 ? "1 later change" : `${changes.length - 2} later changes`}>
            <Changes changes={changes.slice(2)} />
          </PhoneFold>
        )}
      </aside>
    </section>
  );
}

function Changes({ changes }: { changes: ReturnType<typeof comingChanges> }) {
  return (
    <ol>
      {changes.map(({ day, what }) => (
        <li key={what}>
          <p className="hour">{longDate(day)}</p>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
