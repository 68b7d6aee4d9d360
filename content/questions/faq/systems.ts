import { loadNames } from "#content/figures/today/tier-loads.ts";
import type { Question } from "../question.ts";

export const systemQuestions: readonly Question[] = [
  {
    id: "how-many-panels",
    ask: "How many panels do I need?",
    answer: [
      "Start with how much power you use, not with the roof. A kilowatt of panels facing north in Melbourne makes about {yield-melbourne-year} a year. With 6.6 kW of panels, you use {self-use-out} of your solar as it’s made if everyone’s out all day, or {self-use-home} if someone’s home. You’ll export the rest for very little, so the last few panels take the longest to pay off.",
      "There are two reasons to get more than you need today: winter, and a heat pump or electric car later on. [The savings estimate](/residential#estimate) allows for both.",
    ],
  },
  {
    id: "winter-output",
    ask: "How much does solar make in winter?",
    answer: [
      "About two-fifths of what it makes in summer. On an average day, 6.6 kW makes {yield-6-6kw-january-day} in January and {yield-6-6kw-june-day} in June. That’s down to short days and low sun, not the cold, which panels like. A north roof pitched at 30 degrees loses the least, and a flat or south-facing one the most.",
      "So don’t size a battery for a summer evening. [See what panels make each month](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "power-cut",
    ask: "Do the lights stay on in a blackout?",
    answer: [
      `With panels alone, no: the inverter shuts down straight away, so nobody working on the lines gets hurt. With a battery, only if it was wired for backup, and then only the circuits you chose. How long depends on what’s running: our Home battery is advertised as lasting {tier-home-runtime}. It’s meant to run ${loadNames("home")}.`,
      "Some systems keep charging from the sun during a blackout and some don’t. Ask, because it’s the difference between one night of power and several.",
    ],
  },
  {
    id: "how-much-battery",
    ask: "How much battery do I need?",
    answer: [
      "Start with what you use from 5 pm to 8 am; it’s in your retailer’s app or your meter data. In a house that uses 18 kWh a day with someone home for part of it, that’s about 11 kWh, and a battery of about 13 kWh covers it. If payback is all you care about, go smaller: up to about {battery-suggested-size}, each step up in size pays for itself within 15 years.",
      "Your panels also have to be able to fill it, and in June 6.6 kW doesn’t have much to spare. [The battery size calculator](/solar-batteries#sizing) checks both.",
    ],
  },
  {
    id: "does-a-battery-pay",
    ask: "Does a battery pay for itself?",
    answer: [
      "In an ordinary house it takes {battery-10kwh-payback}, and the warranty runs for {battery-warranty}. A battery with 10 kWh of usable capacity costs {battery-10kwh-left} after its certificates and, with 6.6 kW of panels, saves you another {house-18-battery-gain} a year.",
      "It won’t pay off for a small household, or if you don’t have much spare solar during the day, or if it’s bigger than you need overnight. [See the full calculation](/blog/battery-worth-it-2025).",
    ],
  },
  {
    id: "virtual-power-plant",
    ask: "Do I have to join a virtual power plant?",
    answer: [
      "No. To get the federal discount, the battery must be able to join one, but joining is up to you. Nobody can make it a condition of the certificates. Over a year, offers are advertised as paying {vpp-earnings}. In return, the operator can use part of your battery on evenings when power is scarce.",
      "If you join, decide how much of the battery to keep for yourself. [See what you’d be signing up to](/blog/virtual-power-plants).",
    ],
  },
  {
    id: "battery-on-old-panels",
    ask: "Can I add a battery to the panels I’ve got?",
    answer: [
      "Usually. A battery with its own inverter works with almost any system, however old the panels are. You get the same federal certificates as you would with new panels, as long as the address has solar, new or existing. An address can only get the discount once.",
      "If the panels are over fifteen years old, or add up to less than 3 kW, check first whether there’s enough spare solar to store. See whether to [repair an old system, add to it or start again](/blog/upgrading-legacy-solar).",
    ],
  },
  {
    id: "how-long-it-lasts",
    ask: "How long do panels and batteries last?",
    answer: [
      "Panels lose about {panel-fade} of their output a year, and the manufacturer guarantees a minimum output for {panel-performance-warranty}. The inverter works hardest and goes first: allow for a new one after ten to fifteen years. A battery’s warranty runs for {battery-warranty} or {battery-cycles}, whichever comes first. At one cycle a day, you’ll reach ten years first.",
    ],
  },
];
