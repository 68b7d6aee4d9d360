import options from "./commercial-finance.json" with { type: "json" };

/** A way to pay for a commercial system. */
export interface FinanceOption {
  option: string;
  description: string;
  pays: string;
  owner: string;
  repairs: string;
  certificates: string;
  gst: string;
  end: string;
  ask: string;
}

/** We are not a lender: rates, terms and fees are the financier's, so none is here. */
export const commercialFinance: readonly FinanceOption[] = options;
