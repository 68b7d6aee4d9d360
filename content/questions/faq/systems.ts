import { loadNames } from "#content/figures/today/tier-loads.ts";
import type { Question } from "../question.ts";

export const systemQuestions: readonly Question[] = [
  {
    id: "how-many-panels",
    ask: "How many panels do I need?",
    answer: [
      "Start from the meter, not from the roof. A kilowatt of panels facing north in Melbourne makes about {yield-melbourne-year} a year, of which a house with everyone out uses {self-use-out} directly and one with somebody home all day {self-use-home}. What is left over earns little, so the last panels pay back slowest.",
      "Two things speak for more than today’s use asks: a heat pump or car that is coming, and June. [Your own sum](/residential#estimate) takes both.",
    ],
  },
  {
    id: "winter-output",
    ask: "What is left of it in winter?",
    answer: [
      "About two fifths. 6.6 kW makes {yield-6-6kw-january-day} on the average January day and {yield-6-6kw-june-day} in June. It is the short day and the low sun, not the cold: panels like cold. A north roof at 30 degrees loses least, a flat or south one most.",
      "So nobody should size a battery by a summer evening. [What each month makes](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "power-cut",
    ask: "Do the lights stay on when the grid fails?",
    answer: [
      `With panels alone, no: the inverter lets go at once, so that nobody repairing the line is hurt. With a battery, only if it was wired for backup, and then only the circuits you chose. How long depends on what runs: our Home size is advertised at {tier-home-runtime}, and is sized to run this: ${loadNames("home")}.`,
      "Some systems go on charging from the sun during an outage and some don’t. Ask; it is the difference between one night and several.",
    ],
  },
  {
    id: "how-much-battery",
    ask: "How much battery do I need?",
    answer: [
      "Take what you use from 5 pm to 8 am; your retailer’s app or your meter data has it. In a house with 18 kWh a day and someone home part of it, that is about 11 kWh. A battery of about 13 kWh holds such a night. By the money a smaller one is better: up to about 8 kWh, each step to a larger size pays for itself within 15 years.",
      "The panels must be able to fill it as well: in June 6.6 kW has little left over. [The sizer](/solar-batteries) shows both ends.",
    ],
  },
  {
    id: "does-a-battery-pay",
    ask: "Does a battery pay for itself?",
    answer: [
      "In an ordinary house it takes {battery-10kwh-payback}; the warranty runs {battery-warranty}. 10 kWh usable costs {battery-10kwh-left} after its certificates, and beside 6.6 kW of panels it adds {house-18-battery-gain} a year.",
      "It does not pay in a small household, with few spare kilowatt-hours by day, or when it is bought larger than the night. [The whole sum](/blog/battery-worth-it-2025).",
    ],
  },
  {
    id: "virtual-power-plant",
    ask: "Must I join a virtual power plant?",
    answer: [
      "No. To earn the federal discount the battery must be able to join one; whether it does is your choice, and nobody may make the certificates depend on it. Joining pays {vpp-earnings} a year by the offers, and hands someone else the right to empty part of it on the evenings when power is scarce.",
      "If you join, fix the reserve that stays yours. [What is signed over](/blog/virtual-power-plants).",
    ],
  },
  {
    id: "battery-on-old-panels",
    ask: "Can I add a battery to the panels I have?",
    answer: [
      "Usually. A battery with its own inverter joins almost any system and does not care how old the panels are. It earns the same federal certificates as with new ones: the rule asks for solar at the address, new or already there, and counts each premises once.",
      "If the panels are past fifteen years or smaller than 3 kW, do the other sum first: there may be too little left over to store. [Repair, add or start again](/blog/upgrading-legacy-solar).",
    ],
  },
  {
    id: "how-long-it-lasts",
    ask: "How long do panels and batteries last?",
    answer: [
      "Panels fade by about {panel-fade} a year and are warranted to do no worse for {panel-performance-warranty}. The inverter works hardest and goes first: allow for a new one after ten to fifteen years. A battery is warranted {battery-warranty} or {battery-cycles}, whichever ends first, and at one cycle a day the years do.",
    ],
  },
];
