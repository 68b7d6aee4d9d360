import { kwh } from "#content/format.ts";
import { months } from "./days.computed.ts";

const height = 60;

/** Fourteen days of a bright month and of a dark one: what the panels make, against what the house uses. */
export function FourteenDays() {
  const most = Math.max(...months.flatMap(({ days }) => days.flatMap(({ made, used }) => [made, used])));
  const y = (value: number) => height - (value / most) * (height - 1);
  return (
    <figure className="fourteen-days">
      {months.map(({ name, days }) => {
        const made = days.map((day) => day.made);
        return (
          <div key={name}>
            <p>
              <b>{name}</b>{" "}
              <span className="small">
                {kwh(Math.min(...made))} to {kwh(Math.max(...made))} a day
              </span>
            </p>
            <svg viewBox={`0 0 140 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
              {days.map((day, index) => {
                const x = index * 10 + 1;
                return (
                  <g key={`${name} ${day.used}`}>
                    <path className="area-direct" d={`M${x} ${height}V${y(day.made).toFixed(1)}h8V${height}Z`} />
                    <path className="line-use" d={`M${x} ${y(day.used).toFixed(1)}h8`} />
                  </g>
                );
              })}
            </svg>
          </div>
        );
      })}
      <figcaption className="small">
        The fourteen sample days for January and June. Bars are what 6.6 kW makes; lines are what a house uses if it
        averages 18 kWh a day over the year. Bright, dull and busy days mix as they do in real life.
      </figcaption>
    </figure>
  );
}
