import { loadNames } from "#content/figures/today/tier-loads.ts";
import type { Question } from "../question.ts";

export const systemQuestions: readonly Question[] = [
  {
    id: "how-many-panels",
    ask: "How many panels do I need?",
    answer: [
      "Start with the meter, not the roof. A kilowatt of panels facing north in Melbourne makes about {yield-melbourne-year} a year. A house with everyone out all day uses {self-use-out} of it as it’s made; with someone home all day, it’s {self-use-home}. Exporting the rest earns little, so the last few panels pay back slowest.",
      "There are two reasons to get more than you need today: a heat pump or car on the way, and June. [Your own estimate](/residential#estimate) allows for both.",
    ],
  },
  {
    id: "winter-output",
    ask: "How much does solar make in winter?",
    answer: [
      "About two-fifths of what it makes in summer. 6.6 kW makes {yield-6-6kw-january-day} on an average January day and {yield-6-6kw-june-day} in June. It’s the short days and the low sun, not the cold: panels like the cold. A north roof at 30 degrees loses the least, a flat or south-facing one the most.",
      "So don’t size a battery for a summer evening. [What each month makes](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "power-cut",
    ask: "Do the lights stay on in a blackout?",
    answer: [
      `With panels alone, no: the inverter shuts down straight away, so nobody working on the lines gets hurt. With a battery, only if it was wired for backup, and then only the circuits you chose. How long depends on what’s running: our Home battery is advertised as lasting {tier-home-runtime}, and it’s meant to run these: ${loadNames("home")}.`,
      "Some systems keep charging from the sun during an outage and some don’t. Ask; it’s the difference between one night and several.",
    ],
  },
  {
    id: "how-much-battery",
    ask: "How much battery do I need?",
    answer: [
      "Start with what you use from 5 pm to 8 am; it’s in your retailer’s app or your meter data. In a house that uses 18 kWh a day with someone home for part of it, that’s about 11 kWh. A battery of about 13 kWh covers a night like that. Purely on the numbers, a smaller one is better: up to about {battery-suggested-size}, each step up in size pays for itself within 15 years.",
      "Your panels must also be able to fill it: in June, 6.6 kW has little left over. [The battery sizer](/solar-batteries#sizing) covers both.",
    ],
  },
  {
    id: "does-a-battery-pay",
    ask: "Does a battery pay for itself?",
    answer: [
      "In an ordinary house it takes {battery-10kwh-payback}; the warranty runs for {battery-warranty}. A battery with 10 kWh usable costs {battery-10kwh-left} after its certificates and, with 6.6 kW of panels, saves another {house-18-battery-gain} a year.",
      "It doesn’t pay in a small household, if you don’t have much spare solar during the day, or if it’s bigger than you need overnight. [The full calculation](/blog/battery-worth-it-2025).",
    ],
  },
  {
    id: "virtual-power-plant",
    ask: "Do I have to join a virtual power plant?",
    answer: [
      "No. To earn the federal discount the battery must be able to join one; whether it does is your choice, and nobody can make joining a condition of the certificates. Offers are advertised at {vpp-earnings} a year. In return, someone else can use part of your battery on evenings when power is scarce.",
      "If you join, set how much of the battery you keep in reserve. [What you’re signing up to](/blog/virtual-power-plants).",
    ],
  },
  {
    id: "battery-on-old-panels",
    ask: "Can I add a battery to the panels I have?",
    answer: [
      "Usually. A battery with its own inverter works with almost any system, whatever the age of the panels. It earns the same federal certificates as it would with new panels: the rules require solar at the address, new or existing, and allow one discount per premises.",
      "If the panels are over fifteen years old or smaller than 3 kW, check first whether there’s enough left over to store. [Repair, add or start again](/blog/upgrading-legacy-solar).",
    ],
  },
  {
    id: "how-long-it-lasts",
    ask: "How long do panels and batteries last?",
    answer: [
      "Panels fade by about {panel-fade} a year, and the manufacturer guarantees a minimum output for {panel-performance-warranty}. The inverter works hardest and goes first: allow for a new one after ten to fifteen years. A battery’s warranty runs for {battery-warranty} or {battery-cycles}, whichever comes first; at one cycle a day, the years run out first.",
    ],
  },
];
