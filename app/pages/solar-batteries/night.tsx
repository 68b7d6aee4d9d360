import { hourName } from "#app/charts/hours.ts";
import { Note } from "#app/figures/notes.tsx";
import { picturedHouse } from "#app/pictures/hours.computed.ts";
import { type Slice, Slices } from "#app/pictures/slices.tsx";
import { kwhText, kwText, percentText } from "#content/format.ts";
import { night } from "./night.computed.ts";

/** How a battery works: the house from noon to noon, at three hours of an average night. */
export function Night() {
  return (
    <section className="dusk pb-8 wide:pb-section" aria-labelledby="how">
      <Slices
        className="slices-from-noon"
        label="The house from noon to noon, at three times: afternoon, a long night, morning"
        slices={slices}
      />
      <div className="wrap split gap-y-3 pt-4 wide:pt-12">
        <h2 className="wide:col-[1/5]" id="how">
          How it works
        </h2>
        <p className="wide:col-[5/13]">
          Your panels run the house first and charge the battery with what’s left. From about {hourName(takeoverHour)}{" "}
          the battery supplies most of what the house uses. Over dinner it gives {kwText(roundToTenth(peakKw))} on
          average; it could give {kwText(battery.kw)}. The panels charge it again from {hourName(chargingHour)}.
          <Note id="model-night">
            The average of every October day in Melbourne, bright or dull, at {hoursText}: {kwText(picturedHouse.kw)} of
            north-facing panels, a {kwhText(picturedHouse.batteryKwh)} battery and a family of four that uses{" "}
            {kwhText(picturedHouse.dailyKwh, 1)} a day. The battery gives back {percentText(battery.efficiency)} of what
            goes in and keeps {percentText(battery.reserve)} in reserve.{" "}
            <a href="/how-we-calculate">How we work it out</a>
          </Note>
        </p>
      </div>
    </section>
  );
}

const { fullestKwh, fullestHour, takeoverHour, peakKw, leftKwh, chargingHour, boughtKwh, battery } = night;
const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const slices: readonly Slice[] = [
  {
    picture: "night-1-evening",
    whole: "house-evening",
    narrow: "hero-narrow-evening",
    name: "Afternoon",
    period: "noon to 8\u00a0pm",
    text: `The battery is fullest at ${hourName(fullestHour)}, with ${kwhText(fullestKwh, 1)}.`,
    hour: 18,
    share: 44,
    className: "[--from:0] [--to:0.44] [--left:0] [--right:8]",
  },
  {
    picture: "night-2-night",
    whole: "house-night",
    narrow: "hero-narrow-night",
    name: "Night",
    period: "8\u00a0pm to 5\u00a0am",
    text: `It shares the load with the grid; ${kwhText(leftKwh, 1)} is left at 5 am.`,
    hour: 23,
    isFirstOnPhone: true,
    share: 37,
    className: "[--from:0.335] [--to:0.7] [--left:8] [--right:17]",
    isNight: true,
  },
  {
    picture: "night-3-morning",
    whole: "house-morning",
    narrow: "hero-narrow-morning",
    name: "Morning",
    period: "5\u00a0am to noon",
    text: `Over the whole day, ${kwhText(boughtKwh, 1)} comes from the grid.`,
    hour: 8,
    share: 42,
    className: "[--from:0.58] [--to:1] [--left:17] [--right:24]",
  },
];

const hoursText = slices
  .map(({ hour }) => hourName(hour))
  .join(", ")
  .replace(/, ([^,]*)$/, " and $1");
