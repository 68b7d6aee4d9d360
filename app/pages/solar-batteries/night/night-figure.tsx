import { DayChart } from "#app/charts/day/day-chart.tsx";
import { hourName } from "#app/charts/hours.ts";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Note } from "#app/figures/notes.tsx";
import { type Slice, Slices } from "#app/pictures/slices.tsx";
import { kw, kwh, number } from "#content/format.ts";
import { curve, house, type Night, nightOf } from "./night.ts";

/** The night as a picture and a chart, on one axis from noon to noon. */
export function NightFigure() {
  const night = nightOf();
  return (
    <div className="dusk">
      <figure aria-labelledby="night-said">
        <div className="sky sky-night" />
        <Slices
          className="slices-night"
          label="The house from noon to noon, in three strips: afternoon, a long night, morning"
          slices={slicesOf(night)}
          first={1}
        />
        <div className="battery-chart">
          <PhoneFold summary="The whole night as a chart">
            <DayChart curve={curve} batteryKwh={house.batteryKwh} start={12} />
          </PhoneFold>
        </div>
        <figcaption className="wrap small battery-said" id="night-said">
          An average October night in Melbourne, hour by hour: {kw(house.kw)} of north-facing panels, a{" "}
          {kwh(house.batteryKwh)} battery and a house that uses {kwh(house.daily, 1)} a day.
          <Note id="model-night">
            The average of every October day, bright or dull; no single night looks like this. The battery gives back
            90% of what goes in and keeps a tenth in reserve. <a href="/how-we-calculate">How we work it out</a>
          </Note>{" "}
          <span className="from-tablet">
            In June the roof makes half as much, and most nights the battery starts only partly full.
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

function slicesOf({ levelAt, fullest, fullestAt, takesOverAt, lowest, lowestIn }: Night): readonly Slice[] {
  return [
    {
      picture: "night-1-evening",
      narrow: "hero-narrow-evening",
      name: "Afternoon",
      hours: "noon to 8\u00a0pm",
      text: `The battery is fullest at ${hourName(fullestAt)}, with ${kwh(fullest, 1)} on average. From ${hourName(takesOverAt)} the battery supplies more than the panels.`,
      share: 44,
      className: "slice-6",
    },
    {
      picture: "night-2-night",
      narrow: "hero-narrow-night",
      name: "Night",
      hours: "8\u00a0pm to 5\u00a0am",
      text: `${kwh(levelAt(20), 1)} left at 8 pm, ${number(levelAt(0), 1)} at midnight, ${number(levelAt(5), 1)} at 5 am.`,
      share: 37,
      className: "slice-7",
    },
    {
      picture: "night-3-morning",
      narrow: "hero-narrow-morning",
      name: "Morning",
      hours: "5\u00a0am to noon",
      text: `It’s lowest between ${hourName(lowestIn)} and ${hourName(lowestIn + 1)}: ${kwh(lowest, 1)}, mostly the reserve. Over the day the grid supplies ${kwh(curve.totals.grid, 1)}.`,
      share: 42,
      className: "slice-8",
    },
  ];
}
