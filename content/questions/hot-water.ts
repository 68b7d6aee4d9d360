import type { Question } from "./question.ts";

export const hotWaterQuestions: readonly Question[] = [
  {
    id: "enough-for-a-family",
    ask: "Will it make enough hot water for a family?",
    answer: [
      "Allow {hot-water-litres} a person a day, more if you have baths. A heat pump heats slowly, so the tank has to hold a day’s worth, whereas gas heats the water as you use it. That’s why we size the tank first.",
      "Most units have a booster element for when you have guests. It costs as much to run as an old electric tank, so use it sparingly.",
    ],
  },
  {
    id: "noise-and-place",
    ask: "Is it noisy, and where can it go?",
    answer: [
      "It has a fan and a compressor, like the outdoor unit of an air conditioner. On a midday timer it’s silent while people sleep. We keep it away from bedroom windows, yours and the neighbour’s, and leave it room to breathe on the fan side.",
      "Some models have a separate tank and compressor, for a narrow side path or a cupboard. Flats with a shared plant room need a different design: [contact us](/contact#form) first.",
    ],
  },
  {
    id: "gas-heater-after-march",
    ask: "Do I have to replace my gas hot water by March 2027?",
    answer: [
      "No. From {gas-hot-water} a gas water heater at the end of its life must be replaced with an electric one. A working one can stay, and repairs are allowed. There are exemptions. The rule doesn’t cover centralised systems in apartment buildings, and rented homes have stricter rules.",
      "The trouble is the timing: hot water fails on a cold morning, and you take whatever’s in stock. Plan the new one while the old one’s still working.",
    ],
  },
];
