import "../usual.ts";
import { DayChart } from "#app/charts/day/day-chart.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Note } from "#app/figures/notes.tsx";
import { DayPlate } from "#app/pictures/day-plate.tsx";
import { monthlyYield } from "#content/energy/yield.ts";
import { monthName, size } from "#content/format.ts";
import { Output } from "../frame/output.tsx";
import { compute, read } from "./answer.ts";
import { DayForm } from "./form.tsx";

/** The house through one day: pictures, the chart under them, its sums, and the form that redraws it. */
export function Day({ sent }: { sent: string }) {
  const { input, problems, values, query } = read(new URLSearchParams(sent));
  const { outputs, curve, caption } = compute(input);
  const perKw = size(monthlyYield[input.month - 1] ?? 0);
  return (
    <>
      <figure aria-labelledby="day-said" data-question={sent ? query : undefined}>
        <DayPlate />
        <PhoneFold summary="The whole day as a chart">
          <div id="day">{curve && <DayChart curve={curve} batteryKwh={input.house.battery} />}</div>
        </PhoneFold>
        <ul className="wrap day-sums">
          {sums.map(([name, words]) => (
            <li key={name}>
              <b>
                <Output name={name} value={outputs[name]} /> {outputs[name] === undefined ? "–" : "kWh"}
              </b>{" "}
              {words}
            </li>
          ))}
          <li id="day-said">
            {curve ? `Modelled, not measured. ${caption}` : "Fix the highlighted field to redraw the day."}
            <Note id="model-day">
              A kW of panels facing north in Melbourne makes {perKw} kWh a day in {monthName(input.month)}, give or take
              10%. We simulate every day of the month, sunny or dull, in half-hour steps and show the average. The
              battery charges and discharges at up to 5 kW, gives back 90% of what goes in and keeps a tenth in reserve.
              It’s a model, not a measurement or a promise. <a href="/how-we-calculate">How we work it out</a>
            </Note>{" "}
            <span className="from-tablet">
              Your own day will look different, depending on your roof, tariff and habits.
            </span>
          </li>
        </ul>
      </figure>
      <DayForm values={values} problems={problems} query={sent && query} />
    </>
  );
}

const sums = [
  ["day-made", "made on the roof"],
  ["day-used", "used in the house"],
  ["day-bought", "bought from the grid"],
] as const;
