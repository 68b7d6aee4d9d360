import { HourBar } from "#app/charts/hour-bar.tsx";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { todayOf } from "#content/figures/index.ts";
import { heatPumpFacts } from "./copy.ts";

export function Benefits() {
  const today = useToday();
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <h2 id="benefits">Heat pumps in six numbers</h2>
      <dl className="water-facts">
        {heatPumpFacts.map(({ figure: id, after, meaning }) => {
          const typical = todayOf(id, today);
          return (
            <div key={id}>
              <dt>
                <b>
                  <FigureValue id={id}>{typical?.value}</FigureValue>
                </b>{" "}
                {typical?.label ?? after}
              </dt>
              <dd>
                <TextWithFigures text={typical?.claim ?? meaning} />
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="split water-noon">
        <h3 className="span-1-5">When to run it</h3>
        <div className="span-5-13">
          <QuarterAxis />
          <HourBar from={11} to={14} label="Best run from" />
          <p className="mt-2">
            That’s when the air is warmest and your own solar can run it. Without solar, look at the Midday Power Saver:
            since <FigureValue id="midday-power-start" /> a household with a smart meter can choose a plan that doesn’t
            charge from <FigureValue id="midday-power-hours" />. Check what it charges at other times.
          </p>
        </div>
      </div>
    </section>
  );
}
