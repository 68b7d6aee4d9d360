import { hourName } from "#app/charts/hours.tsx";
import { type Step, Steps } from "#app/components/steps.tsx";
import { Note } from "#app/figures/notes.tsx";
import { type Slice, Slices } from "#app/pictures/slices.tsx";
import { kw, kwh, number } from "#content/format.ts";
import { house, night } from "./night.computed.ts";

/** The night as a picture from noon to noon, and what the battery does in it. */
export function Night() {
  return (
    <div className="dusk pb-section">
      <figure aria-labelledby="night-said">
        <Slices
          className="slices-from-noon"
          label="The house from noon to noon, in three strips: afternoon, a long night, morning"
          slices={slices}
          first={1}
        />
        <figcaption className="wrap small pt-4" id="night-said">
          An average October night in Melbourne, hour by hour: {kw(house.kw)} of north-facing panels, a{" "}
          {kwh(house.batteryKwh)} battery and a family of four that uses {kwh(house.daily, 1)} a day.
          <Note id="model-night">
            The average of every October day, bright or dull. The battery gives back 90% of what goes in and keeps a
            tenth in reserve. <a href="/how-we-calculate">How we work it out</a>
          </Note>{" "}
          <span className="phone:hidden">
            In June the roof makes half as much, and most nights the battery starts only partly full.{" "}
          </span>
          <a href="/#day">The same day as a chart</a>
        </figcaption>
      </figure>
      <section className="wrap split gap-y-5 pt-section" aria-labelledby="how">
        <div className="wide:col-[1/5]">
          <h2 id="how">How it works, hour by hour</h2>
          <p className="lead mt-4 phone:hidden">What the battery is doing on that same night.</p>
        </div>
        <div className="wide:col-[5/13]">
          <Steps steps={steps} byHour folds />
        </div>
      </section>
    </div>
  );
}

const { fullest, fullestAt, takesOverAt, peak, eight, midnight, three, five, lowest, lowestIn, chargesFrom } = night;
const tenths = (value: number) => Math.round(value * 10) / 10;

const slices: readonly Slice[] = [
  {
    picture: "night-1-evening",
    narrow: "hero-narrow-evening",
    name: "Afternoon",
    hours: "noon to 8\u00a0pm",
    text: `The battery is fullest at ${hourName(fullestAt)}, with ${kwh(fullest, 1)} on average.`,
    share: 44,
    className: "[--from:0] [--to:0.44] [--left:0] [--right:8]",
  },
  {
    picture: "night-2-night",
    narrow: "hero-narrow-night",
    name: "Night",
    hours: "8\u00a0pm to 5\u00a0am",
    text: `${kwh(eight.level, 1)} left at 8 pm, ${number(midnight.level, 1)} at midnight, ${number(five.level, 1)} at 5 am.`,
    share: 37,
    className: "[--from:0.335] [--to:0.7] [--left:8] [--right:17]",
    dark: true,
  },
  {
    picture: "night-3-morning",
    narrow: "hero-narrow-morning",
    name: "Morning",
    hours: "5\u00a0am to noon",
    text: `It’s lowest after ${hourName(lowestIn)}, with ${kwh(lowest, 1)}. Over the whole day, ${kwh(night.bought, 1)} comes from the grid.`,
    share: 42,
    className: "[--from:0.58] [--to:1] [--left:17] [--right:24]",
  },
];

const steps: readonly Step[] = [
  {
    mark: hourName(fullestAt),
    title: "As full as it gets",
    text: "Run the dishwasher and heat the water before then.",
    promise: [`${kwh(fullest, 1)} stored`, "on an average day"],
  },
  {
    mark: hourName(takesOverAt),
    title: "The battery takes over",
    text: "Cooking starts as the sun drops. You won’t notice the change.",
    promise: [`${kw(tenths(peak))} at dinnertime`, "out of the 5\u00a0kW it can deliver"],
  },
  {
    mark: hourName(3),
    title: "Ticking over",
    text: `Overnight the house draws about ${number(Math.round(three.draw * 100) * 10)} watts. After a bright day, what’s left lasts until breakfast.`,
    promise: [`${kwh(three.level, 1)} left`, `with the house using ${kw(tenths(three.draw))}`],
  },
  {
    mark: hourName(chargesFrom),
    title: "The panels take over again",
    text: "Solar runs the house first; what’s left charges the battery.",
    promise: ["Charging starts;", `it’s fullest at about ${hourName(fullestAt)}`],
  },
];
