import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { type Change, comingChanges } from "./rebate-calendar.ts";

const first = 2;

/** What is known to change, soonest first; a phone folds all but the next two. */
export function Changes() {
  const changes = comingChanges(useToday());
  const later = changes.length - first;
  return (
    <section className="section sand" aria-labelledby="coming">
      <div className="wrap">
        <h2 id="coming">What changes next</h2>
        <div className="changes">
          <List changes={changes.slice(0, first)} />
          {later > 0 && (
            <PhoneFold summary={later === 1 ? "1 more change" : `${later} more changes`}>
              <List changes={changes.slice(first)} />
            </PhoneFold>
          )}
        </div>
      </div>
    </section>
  );
}

function List({ changes }: { changes: readonly Change[] }) {
  return (
    <ol>
      {changes.map(({ day, what }) => (
        <li key={what}>
          <p className="hour">{longDate(day)}</p>
          <p>{holdTogether(what)}</p>
        </li>
      ))}
    </ol>
  );
}
