import type { Question } from "./question.ts";

export const hotWaterQuestions: readonly Question[] = [
  {
    id: "enough-for-a-family",
    ask: "Will it make enough hot water for a family?",
    answer: [
      "Yes, if the tank holds a day’s worth. Allow {hot-water-litres} a person a day, more if you have baths. Most units also have a booster element for guests, which costs as much to run as an old electric tank.",
    ],
  },
  {
    id: "noise-and-place",
    ask: "Is it noisy, and where can it go?",
    answer: [
      "It hums like the outdoor unit of an air conditioner, and on a midday timer it’s silent while people sleep. We keep it away from bedroom windows, yours and the neighbour’s, and leave clear space in front of the fan. For a narrow side path or a cupboard, the tank and the compressor can be separate.",
    ],
  },
  {
    id: "gas-heater-after-march",
    ask: "Do I have to replace my gas hot water by March 2027?",
    answer: [
      "No. A working one can stay, and repairs are allowed. From {gas-hot-water}, one at the end of its life must be replaced with an electric one, with some exemptions. Shared systems in apartment buildings aren’t covered, and rented homes have stricter rules.",
    ],
  },
];
