import { Note } from "#app/figures/notes.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { monthlyYield } from "#content/energy/yield.ts";
import { kwhText, kwText, sizeText } from "#content/format.ts";
import { picturedHouse } from "./hours.computed.ts";
import { type Slice, Slices } from "./slices.tsx";

/** Home's main picture: the house at five hours of one day. */
export const HouseThroughDay = cachedForDay(function HouseThroughDay() {
  return (
    <figure aria-labelledby="day-caption">
      <Slices
        className="slices-from-midnight"
        label="One weatherboard house through a day, at five times: night, morning, noon, evening, night"
        slices={slices}
      />
      <figcaption className="wrap small pb-5 wide:pt-3 print:hidden" id="day-caption">
        An average October day: {kwText(picturedHouse.kw)} of panels, a {kwhText(picturedHouse.batteryKwh)} battery and
        a family of four.
        <Note id="model-day">
          The average of every October day in Melbourne, at 3 and 8&nbsp;am, noon, 6 and 10&nbsp;pm, for a family that
          uses {kwhText(picturedHouse.dailyKwh, 1)} a day over the year. On bright days the network’s limit holds a
          little back at noon. In October a kW of panels facing north makes {sizeText(monthlyYield[9] ?? 0)} kWh a day,
          give or take 10%. <a href="/how-we-calculate">How we work it out</a>
        </Note>
      </figcaption>
    </figure>
  );
});

const slices: readonly Slice[] = [
  {
    picture: "hero-1-night",
    whole: "house-night",
    narrow: "hero-narrow-night",
    name: "Night",
    period: "midnight to 5 am",
    text: "Overnight the battery runs the fridge and whatever’s on standby.",
    hour: 3,
    share: 37,
    className: "[--from:0] [--to:0.365] [--left:0] [--right:5]",
    isNight: true,
  },
  {
    picture: "hero-2-morning",
    whole: "house-morning",
    narrow: "hero-narrow-morning",
    name: "Morning",
    period: "5 to 10 am",
    text: "The battery’s at its lowest at breakfast, before the sun reaches the roof.",
    hour: 8,
    share: 26,
    className: "[--from:0.21] [--to:0.465] [--left:5] [--right:10]",
  },
  {
    picture: "hero-3-noon",
    whole: "house-noon",
    narrow: "hero-narrow-noon",
    name: "Noon",
    period: "10 am to 3 pm",
    text: "The panels run the house and charge the battery. The rest is sold.",
    hour: 12,
    share: 22,
    className: "[--from:0.41] [--to:0.63] [--left:10] [--right:15]",
    isFirstOnPhone: true,
  },
  {
    picture: "hero-4-evening",
    whole: "house-evening",
    narrow: "hero-narrow-evening",
    name: "Late afternoon",
    period: "3 to 8 pm",
    text: "Cooking starts as the sun goes. The battery takes over.",
    hour: 18,
    share: 28,
    className: "[--from:0.55] [--to:0.825] [--left:15] [--right:20]",
  },
  {
    picture: "hero-5-night",
    whole: "house-night",
    narrow: "hero-narrow-night",
    name: "Night",
    period: "8 pm to midnight",
    text: "Midday solar, used after dark.",
    hour: 22,
    share: 35,
    className: "[--from:0.65] [--to:1] [--left:20] [--right:24]",
    isNight: true,
  },
];
