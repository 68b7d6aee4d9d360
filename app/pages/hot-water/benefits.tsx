import { HourBar } from "#app/charts/hour-bar.tsx";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { type FigureId, nameOfToday, todayOf } from "#content/figures/index.ts";
import { heatPumpFacts } from "./copy.ts";

export function Benefits() {
  const today = useToday();
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <h2 id="benefits">Six advertised figures, and what they mean</h2>
      <dl className="water-facts">
        {heatPumpFacts.map(({ figure: id, after, meaning }) => (
          <div key={id}>
            <dt>
              {todayOf(id, today) && <span>Advertised</span>}
              <b>
                <Figure id={id} alone />
              </b>{" "}
              {after}
            </dt>
            <TodayBeside id={id} />
            <dd>
              <TextWithFigures text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="split water-noon">
        <h3 className="span-1-5">When to run it</h3>
        <div className="span-5-13">
          <QuarterAxis />
          <HourBar from={11} to={14} label="Best run from" />
          <p className="mt-2">
            That’s when the air is warmest and your own solar can run it. Without solar, look at the Midday Power Saver:
            from <Figure id="midday-power-start" /> households with a smart meter can opt in to a plan that doesn’t
            charge from <Figure id="midday-power-hours" />. Other hours may cost more on a plan like that.
          </p>
        </div>
      </div>
    </section>
  );
}

function TodayBeside({ id }: { id: FigureId }) {
  const day = useToday();
  const today = todayOf(id, day);
  return (
    today && (
      <dd className="water-today">
        <span>{nameOfToday([id], day)}</span>
        <b>{today.value}</b> {today.label}
      </dd>
    )
  );
}
