import type { Question } from "../question.ts";

export const systemQuestions: readonly Question[] = [
  {
    id: "how-many-panels",
    ask: "How many panels do I need?",
    answer: [
      "Enough for what you use, with room for a heat pump or a car: a kilowatt facing north in Melbourne makes about {yield-melbourne-year} a year. Of what 6.6 kW makes, you use {self-use-out} on the spot if everyone’s out and {self-use-home} if someone’s home, so [work out](/your-price) whether the last few panels pay.",
    ],
  },
  {
    id: "winter-output",
    ask: "How much does solar make in winter?",
    answer: [
      "About two-fifths of what it makes in summer: 6.6 kW gives {yield-6-6kw-january-day} on an average day in January and {yield-6-6kw-june-day} in June. That’s the short days and the low sun, not the cold, which panels like. [See every month](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "power-cut",
    ask: "Do the lights stay on in a blackout?",
    answer: [
      "With panels alone, no: the inverter shuts down so that nobody working on the lines gets hurt. With a battery wired for backup, yes: a full 10 kWh runs the fridge, lights, internet and TV for about a day. Ask whether it recharges from the sun meanwhile: that’s the difference between one night and several.",
    ],
  },
  {
    id: "how-much-battery",
    ask: "How much battery do I need?",
    answer: [
      "Enough for what you use from 5 pm to 8 am: in a house that uses 18 kWh a day with someone home part of it that’s about 11 kWh, and a battery of about 13 kWh covers it. For payback alone go smaller: up to about {battery-suggested-size}, each step up pays for itself within 15 years. [See what size suits you](/solar-batteries#sizing).",
    ],
  },
  {
    id: "does-a-battery-pay",
    ask: "Does a battery pay for itself?",
    answer: [
      "In an ordinary house it takes {battery-10kwh-payback}, and the warranty runs for {battery-warranty}. A battery with 10 kWh of usable capacity costs {battery-10kwh-left} after its certificates and, with 6.6 kW of panels, saves another {house-18-battery-gain} a year. In a small household, or with little spare solar, it won’t: [see the full calculation](/blog/battery-worth-it-2025).",
    ],
  },
  {
    id: "virtual-power-plant",
    ask: "Do I have to join a virtual power plant?",
    answer: [
      "No. The federal discount only asks that the battery can join one; joining is up to you. An operator pays you to use part of it when power is scarce, often on a plan that charges more: [see what that leaves you](/blog/vpp-payments-2026).",
    ],
  },
  {
    id: "battery-on-old-panels",
    ask: "Can I add a battery to the panels I’ve got?",
    answer: [
      "Usually. A battery with its own inverter works with almost any system and earns the same federal certificates, once at each address. If the panels are over fifteen years old or add up to less than 3 kW, first see whether to [repair, add or start again](/blog/upgrading-legacy-solar).",
    ],
  },
  {
    id: "how-long-it-lasts",
    ask: "How long do panels and batteries last?",
    answer: [
      "Panels last for decades: they lose about {panel-fade} of their output a year, and the manufacturer guarantees it for {panel-performance-warranty}. Allow for one new inverter after ten to fifteen years. A battery’s warranty ends after {battery-warranty} or {battery-cycles}, whichever comes first.",
    ],
  },
];
