import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import { moneyRange } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";

/** What the folded estimator shows before anybody has asked; a wide screen shows the estimator. */
export function Example({ today }: { today: Day }) {
  const { year, outputs } = hotWater.answer("", today);
  const { "hot-water-saving-low": least, "hot-water-saving-high": most } = outputs;
  if (!year || least === undefined || most === undefined) return null;
  return (
    <div className="mt-3 from-tablet:hidden">
      <p>Three people who have gas hot water now:</p>
      <dl className="mt-3 mb-4 grid grid-cols-2 gap-4 *:flex *:flex-col-reverse">
        <div>
          <dt className="small">Heat pump, a year</dt>
          <dd className="text-h3">{moneyRange(year.heatPump.cost.low, year.heatPump.cost.high)}</dd>
        </div>
        <div>
          <dt className="small">Saving, a year</dt>
          <dd className="text-h3">{moneyRange(least, most)}</dd>
        </div>
      </dl>
    </div>
  );
}
