import { promises } from "#content/promises.ts";
/** What we undertake, and what follows where we fall short. For the owner to confirm before launch, with the terms. */
export interface Undertaking {
  promise: string;
  otherwise: string;
}

export const qualityPromise: readonly Undertaking[] = [
  {
    promise: `The price holds for ${promises.quoteHolds}, GST included.`,
    otherwise: "If something hidden turns up, we stop and show you before it costs a dollar more. You may walk away.",
  },
  {
    promise: "What is quoted is what is fitted, to the letter of the model number.",
    otherwise: "A change needs your yes in writing. Without it you cancel and get your deposit back.",
  },
  {
    promise: "You know who is coming, and who signs.",
    otherwise: "Names, classes and numbers stand on the quote. If one changes, you hear it before the day.",
  },
  {
    promise: "Our own work is covered for {workmanship-warranty}.",
    otherwise: "We come back and put it right. The consumer guarantees stand beside that and may last longer.",
  },
  {
    promise: "The expected output is in writing, month by month.",
    otherwise: "If a full year falls short, we look for the reason with you. If it is our work, we mend it.",
  },
  {
    promise: "A complaint gets a name and a date.",
    otherwise:
      "If our answer does not satisfy you, Consumer Affairs Victoria and the code’s administrator will hear you.",
  },
];
