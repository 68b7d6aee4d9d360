import { HourBar } from "#app/charts/hour-bar.tsx";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { heatPumpFacts } from "./copy.ts";

export function Benefits() {
  return (
    <section className="wrap py-section" aria-labelledby="benefits">
      <h2 id="benefits">Heat pumps in four numbers</h2>
      <dl className="rule-below mt-[clamp(1.25rem,3vw,2.5rem)]">
        {heatPumpFacts.map(({ figure: id, after, meaning }) => (
          <div
            key={id}
            className="rule-above grid gap-x-5 gap-y-1 py-3 from-tablet:grid-cols-3 from-tablet:items-baseline from-tablet:py-4"
          >
            <dt className="semibold text-small">
              <b className="mr-1 text-h3 whitespace-nowrap from-tablet:block from-tablet:text-price">
                <FigureValue id={id} />
              </b>{" "}
              {after}
            </dt>
            <dd className="max-w-[34em] text-[1rem] leading-[1.45] from-tablet:col-span-2">
              <TextWithFigures text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="split mt-[clamp(2.25rem,4vw,3.5rem)] gap-y-3">
        <h3 className="wide:col-[1/5]">When to run it</h3>
        <div className="wide:col-[5/13]">
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
