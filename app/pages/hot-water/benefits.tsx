import { HourBar } from "#app/charts/hour-bar.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { type FigureId, todayOf } from "#content/figures/index.ts";
import { heatPumpFacts } from "./copy.ts";

export function Benefits() {
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <div className="split">
        <h2 id="benefits" className="span-1-8">
          Six figures from the brochure, read with care
        </h2>
      </div>
      <dl className="water-facts">
        {heatPumpFacts.map(({ figure, after, meaning }) => (
          <div key={figure}>
            <dt>
              <b>
                <Figure id={figure} alone />
              </b>{" "}
              {after} <TodayBeside id={figure} />
            </dt>
            <dd>
              <TextWithFigures text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="water-noon">
        <HourBar from={11} to={14} />
        <p>
          <b>When it should run.</b> In the warmest air and on your own sun. Or on the Midday Power Saver: since{" "}
          <Figure id="midday-power-start" /> a household with a smart meter can opt in to a plan that does not charge
          from <Figure id="midday-power-hours" />. Other hours may cost more on such a plan.
        </p>
      </div>
    </section>
  );
}

function TodayBeside({ id }: { id: FigureId }) {
  const today = todayOf(id, useToday());
  return (
    today && (
      <>
        · <b>{today.value}</b> {today.label}
      </>
    )
  );
}
