import type { Question } from "./question.ts";

export const hotWaterQuestions: readonly Question[] = [
  {
    id: "enough-for-a-family",
    ask: "Is there enough for a family?",
    answer: [
      "Count {hot-water-litres} a person a day, more where baths are filled. A heat pump heats slowly and stores: the tank must hold a day’s use, where a gas burner could follow the tap. So the tank is what we size first.",
      "Most units have a boost by heating rod for the evening when guests come. It costs as much as an old electric tank, so it should stay the exception.",
    ],
  },
  {
    id: "noise-and-place",
    ask: "Does it make noise, and where can it stand?",
    answer: [
      "It has a fan and a compressor, as the outdoor unit of an air conditioner has. On a midday timer it is silent when people sleep. We keep it away from bedroom windows, yours and the neighbour’s, and give it air on the fan’s side.",
      "Some models split tank and compressor, for a narrow side path or a cupboard. Flats with a shared plant room need another design: [write to us](/contact#form) first.",
    ],
  },
  {
    id: "gas-heater-after-march",
    ask: "Must I replace my gas heater by March 2027?",
    answer: [
      "No. From {gas-hot-water} a gas water heater that has reached its end is replaced by an electric one. A working one may stay, and repairs are allowed. Exemptions exist, centralised systems of apartment buildings are left out, and rented homes have stricter rules of their own.",
      "The trouble is the timing: a heater fails on a cold morning, and whatever can be had that day is fitted. Plan the new one while the old one works.",
    ],
  },
];
