import type { Question } from "./question.ts";

export const residentialQuestions: readonly Question[] = [
  {
    id: "battery-now-or-later",
    ask: "Battery now, or panels first?",
    answer: [
      "Panels first if someone’s home during the day: they save the most per dollar. At 18 kWh a day with someone home part of the day, 6.6 kW saves {house-18-worth-range} a year, more or less as the sun shines and exports pay. With a 10 kWh battery it’s {house-18-battery-worth-range}, but the battery costs about as much again as the panels.",
      "Get the battery with the panels if the house is empty until six: the federal discount shrinks every six months. [See how we size a battery](/solar-batteries#sizing).",
    ],
  },
  {
    id: "roof-faces-west",
    ask: "My roof faces east, west or south. Is it worth it?",
    answer: [
      "East and west roofs make {orientation-east-west} of what a north roof makes, much of it around breakfast or dinner, when you need it. A south roof makes {orientation-south} at a typical pitch. Shade matters more than direction: a chimney or gum tree shading the roof at noon costs you more than facing east or west.",
      "We measure the shade when we visit, and put the expected output in the quote, month by month.",
    ],
  },
  {
    id: "what-is-left-of-the-bill",
    ask: "What will I still pay on my bill?",
    answer: [
      "You’ll still pay the daily supply charge, {vdo-supply-year} a year, no matter how much solar you make. You’ll also buy power in winter: 6.6 kW makes {yield-6-6kw-june-day} on an average June day, but {yield-6-6kw-january-day} in January.",
      "What you export earns {feed-in-today} on standing offers.",
    ],
  },
];
