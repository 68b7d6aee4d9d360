import type { Question } from "./question.ts";

export const residentialQuestions: readonly Question[] = [
  {
    id: "battery-now-or-later",
    ask: "Battery now, or panels first?",
    answer: [
      "Panels first if someone is home by day: they save most per dollar. With a battery of 10 kWh the same house saves {house-18-battery-worth-range} a year instead of {house-18-worth-range}, but the battery costs about as much again as the panels.",
      "Get the battery with the panels if the house is empty until six. Adding it later is possible; the federal discount shrinks every half-year, so compare both quotes. [How we size a battery](/solar-batteries#sizing).",
    ],
  },
  {
    id: "roof-faces-west",
    ask: "My roof faces east, west or south. Is it worth it?",
    answer: [
      "East and west make {orientation-east-west} of what a north roof makes, and they make it at breakfast or at dinner, when you need it. South makes {orientation-south} at a usual pitch. Shade matters more than direction: a chimney or gum tree at noon costs more than a quarter-turn of the roof.",
      "We measure shade at the visit and put the expected output in the quote, month by month.",
    ],
  },
  {
    id: "what-is-left-of-the-bill",
    ask: "What will I still pay on my bill?",
    answer: [
      "The daily supply charge, {vdo-supply-year} a year, whatever the roof does. And winter: 6.6 kW makes {yield-6-6kw-june-day} on an average June day and {yield-6-6kw-january-day} on one in January.",
      "What you export earns {feed-in-today} on standing offers. That’s the rate we use, never what it paid years ago.",
    ],
  },
];
