import { cachedForDay } from "#app/page-request/cached-for-day.ts";
import { type Slice, Slices } from "./slices.tsx";

/** The house through one day: five strips under the same 24-hour axis as the chart below them. */
export const DayPlate = cachedForDay(function DayPlate() {
  return (
    <Slices
      className="slices-from-midnight"
      label="One weatherboard house through a day, in five strips: night, morning, noon, evening, night"
      slices={slices}
      first={3}
    />
  );
});

const slices: readonly Slice[] = [
  {
    picture: "hero-1-night",
    narrow: "hero-narrow-night",
    name: "Night",
    hours: "midnight to 5 am",
    text: "Overnight the battery runs the fridge and whatever’s on standby.",
    share: 37,
    className: "[--from:0] [--to:0.365] [--left:0] [--right:5]",
    dark: true,
  },
  {
    picture: "hero-2-morning",
    narrow: "hero-narrow-morning",
    name: "Morning",
    hours: "5 to 10 am",
    text: "The battery’s at its lowest at breakfast, before the sun reaches the roof.",
    share: 26,
    className: "[--from:0.21] [--to:0.465] [--left:5] [--right:10]",
  },
  {
    picture: "hero-3-noon",
    narrow: "hero-narrow-noon",
    name: "Noon",
    hours: "10 am to 3 pm",
    text: "The sun runs the house, heats the water and fills the battery.",
    share: 22,
    className: "[--from:0.41] [--to:0.63] [--left:10] [--right:15]",
  },
  {
    picture: "hero-4-evening",
    narrow: "hero-narrow-evening",
    name: "Late afternoon",
    hours: "3 to 8 pm",
    text: "Cooking starts as the sun goes. The battery takes over.",
    share: 28,
    className: "[--from:0.55] [--to:0.825] [--left:15] [--right:20]",
  },
  {
    picture: "hero-5-night",
    narrow: "hero-narrow-night",
    name: "Night",
    hours: "8 pm to midnight",
    text: "Midday solar, used after dark.",
    share: 35,
    className: "[--from:0.65] [--to:1] [--left:20] [--right:24]",
    dark: true,
  },
];
