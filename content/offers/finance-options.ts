import { fixedValue } from "#content/figures/index.ts";

export interface FinanceOption {
  option: string;
  /** On a button. */
  short: string;
  description: string;
  benefits: readonly string[];
  lender: string;
  rate: string;
  term: string;
  fees: string;
}

/** We lend nothing and arrange no credit: the terms below are those of others. */
export const financeOptions: readonly FinanceOption[] = [
  {
    option: "Pay outright",
    short: "Outright",
    description: "You pay from savings or a mortgage offset, in the stages set out in your quote.",
    benefits: ["You pay no interest or fees", "Money taken out of an offset stops saving you interest"],
    lender: "No loan",
    rate: "None",
    term: "None",
    fees: "None",
  },
  {
    option: "Solar Homes interest-free loan",
    short: "State loan",
    description: `You can borrow up to ${fixedValue("solar-homes-loan")} for panels, as well as the rebate, if your household is eligible.`,
    benefits: [
      `${fixedValue("solar-homes-loan-instalment")} a month for the whole amount`,
      "That’s usually less than the panels save you each month",
    ],
    lender: "The State of Victoria",
    rate: "0%",
    term: fixedValue("solar-homes-loan-term"),
    fees: "None published; check the loan agreement",
  },
  {
    option: "Green loan from a bank or credit union",
    short: "Bank loan",
    description: "It’s a personal loan for approved products, or a mortgage top-up.",
    benefits: [
      "It spreads the cost of a battery over its working life",
      "It can cover a whole system; the interest-free loan covers panels only",
    ],
    lender: "The bank",
    rate: "Set by the bank; ask for the comparison rate",
    term: "Set by the bank; don’t borrow for longer than the warranty",
    fees: "The comparison rate includes set-up and monthly fees, but not a fee for paying it off early",
  },
];

/** What a loan of equal monthly payments costs a month. */
export function monthlyRepayment(borrowed: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months);
}
