import "#app/estimators/usual.ts";
import { DayChart } from "#app/charts/day/day-chart.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { day, daySums } from "#app/estimators/calculators/day.tsx";
import { Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { monthlyYield } from "#content/energy/yield.ts";
import { kwh, size } from "#content/format.ts";

/** The house's day as a chart, and its sums. */
export function Day() {
  const { outputs, curve, caption } = day.answer("", useToday());
  return (
    <figure aria-labelledby="day-said">
      <div className="wrap" id="day">
        <PhoneFold summary="The whole day as a chart">{curve && <DayChart curve={curve} batteryKwh={10} />}</PhoneFold>
      </div>
      <ul className="wrap day-sums">
        {daySums.map(([name, words]) => (
          <li key={name}>
            <b>{kwh(outputs[name] ?? 0, 1)}</b> {words}
          </li>
        ))}
        <li id="day-said">
          {caption}
          <Note id="model-day">
            The average of every October day, in half-hour steps. After a dull day the battery runs out in the evening
            and the house buys power, even though the average shows some charge left. A kW of panels facing north makes{" "}
            {size(monthlyYield[9] ?? 0)} kWh a day, give or take 10%. <a href="/how-we-calculate">How we work it out</a>
          </Note>
        </li>
      </ul>
    </figure>
  );
}

/** The same for another house and month, with the answer beside its fields. */
export function OwnDay({ sent, today }: { sent: string; today: string }) {
  return (
    <details className="wrap mt-6 from-tablet:mb-6 print:hidden" open={sent !== ""}>
      <summary className="semibold py-2.5">See it for your house</summary>
      <Calculator of={day} query={sent} today={today} />
    </details>
  );
}
