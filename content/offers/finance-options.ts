import { plainText } from "#content/questions/question.ts";
import offers from "./offers.json" with { type: "json" };

export interface FinanceOption {
  option: string;
  /** The option's name on a button. */
  shortName: string;
  description: string;
  benefits: readonly string[];
  lender: string;
  rate: string;
  term: string;
  fees: string;
}

/** We neither lend nor arrange credit: the terms are other companies'. */
export const financeOptions: readonly FinanceOption[] = offers.financeOptions.map((option) => ({
  ...option,
  description: plainText(option.description),
  benefits: option.benefits.map((benefit) => plainText(benefit)),
  term: plainText(option.term),
}));

/** A way to pay for a commercial system. */
export interface CommercialFinanceOption {
  option: string;
  shortName: string;
  description: string;
  pays: string;
  owner: string;
  repairs: string;
  certificates: string;
  gst: string;
  end: string;
  ask: string;
}

/** We are not a lender: rates, terms and fees are the financier's, so we list none. */
export const commercialFinance: readonly CommercialFinanceOption[] = offers.commercialFinance;
