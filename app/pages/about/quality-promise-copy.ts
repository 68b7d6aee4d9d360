import { promises } from "#content/promises.ts";
/** What we undertake, and what follows where we fall short. For the owner to confirm before launch, with the terms. */
export interface Undertaking {
  promise: string;
  otherwise: string;
}

export const qualityPromise: readonly Undertaking[] = [
  {
    promise: `The price holds for ${promises.quoteHolds}, GST included.`,
    otherwise: "If something hidden turns up, we stop and show you before it costs a dollar more. You can walk away.",
  },
  {
    promise: "We fit exactly what we quote, down to the model number.",
    otherwise: "We change nothing unless you agree in writing. If you don’t, you can cancel and get your deposit back.",
  },
  {
    promise: "You know who’s coming and who signs off.",
    otherwise:
      "The quote lists each person’s name, accreditation class and number. If one changes, we tell you before the day.",
  },
  {
    promise: "Our own work is covered for {workmanship-warranty}.",
    otherwise: "We come back and fix it. The consumer guarantees apply as well and may last longer.",
  },
  {
    promise: "The expected output is in writing, month by month.",
    otherwise: "If a full year falls short, we work out why with you. If it’s our work, we fix it.",
  },
  {
    promise: "Every complaint goes to a named person, with a date you’ll have an answer by.",
    otherwise:
      "If you’re not happy with our answer, you can go to Consumer Affairs Victoria or the administrator of the New Energy Tech Consumer Code.",
  },
];
