import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureHistory } from "#app/figures/figure.tsx";
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
    <section className="sand py-section" aria-labelledby="coming">
      <div className="wrap">
        <h2 id="coming">What changes next</h2>
        <div className="mt-[clamp(1rem,2vw,2rem)] from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-10 wide:grid-cols-3">
          <List changes={changes.slice(0, first)} />
          {later > 0 && (
            <div className="from-tablet:contents from-tablet:*:contents from-tablet:*:details-content:contents">
              <PhoneFold summary={later === 1 ? "1 more change" : `${later} more changes`}>
                <List changes={changes.slice(first)} />
              </PhoneFold>
            </div>
          )}
        </div>
        <h3 className="mt-4">What used to be paid</h3>
        <p className="small mt-2 max-w-[44em]">
          <FigureHistory id="stc-range" /> <FigureHistory id="stc-commercial-range" />{" "}
          <FigureHistory id="aircon-rebate-max" />
        </p>
      </div>
    </section>
  );
}

function List({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="from-tablet:contents">
      {changes.map(({ day, what }) => (
        <li key={what} className="rule-above py-3 text-[1rem] leading-[1.45] from-tablet:pt-4 from-tablet:pb-6">
          <p className="hour">{longDate(day)}</p>
          <p>{holdTogether(what)}</p>
        </li>
      ))}
    </ol>
  );
}
