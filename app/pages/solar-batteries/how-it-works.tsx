import { hourName } from "#app/charts/hours.ts";
import { type Step, Steps } from "#app/sections/steps.tsx";
import { kw, kwh, number } from "#content/format.ts";
import { type Night, nightOf } from "./night/night.ts";

export function HowItWorks() {
  return (
    <section className="dusk battery-clock" aria-labelledby="how">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="how">How it works, hour by hour</h2>
          <p className="lead mt-4 from-tablet">What the battery is doing on that same night.</p>
        </div>
        <div className="span-5-13">
          <Steps steps={stepsOf(nightOf())} byHour folds />
        </div>
      </div>
    </section>
  );
}

function stepsOf({ fullest, fullestAt, takesOverAt, chargesFrom, peak, levelAt, drawAt }: Night): readonly Step[] {
  return [
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
      promise: [`${kw(Math.round(peak * 10) / 10)} at dinnertime`, "out of the 5\u00a0kW it can deliver"],
    },
    {
      mark: hourName(3),
      title: "Ticking over",
      text: `Overnight the house draws about ${number(Math.round(drawAt(3) * 100) * 10)} watts. After a bright day, what’s left lasts until breakfast.`,
      promise: [`${kwh(levelAt(3), 1)} left`, `with the house using ${kw(Math.round(drawAt(3) * 10) / 10)}`],
    },
    {
      mark: hourName(chargesFrom),
      title: "The panels take over again",
      text: "Solar runs the house first; what’s left charges the battery.",
      promise: ["Charging starts", `${fullestAt - chargesFrom} hours until it’s full`],
    },
  ];
}
