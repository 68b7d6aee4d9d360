import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import { moneyRange } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";

/** What the folded estimator shows before anybody has asked; a wide screen shows the estimator. */
export function Example({ today }: { today: Day }) {
  const { year, outputs } = hotWater.answer("", today);
  const { "hot-water-saving-low": least, "hot-water-saving-high": most } = outputs;
  if (!year || least === undefined || most === undefined) return null;
  return (
    <div className="water-example">
      <p>Three people who have gas hot water now:</p>
      <dl>
        <div>
          <dt>Heat pump, a year</dt>
          <dd>{moneyRange(year.heatPump.cost.low, year.heatPump.cost.high)}</dd>
        </div>
        <div>
          <dt>Saving, a year</dt>
          <dd>{moneyRange(least, most)}</dd>
        </div>
      </dl>
    </div>
  );
}
