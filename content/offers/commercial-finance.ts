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
export const commercialFinance: readonly FinanceOption[] = [
  {
    option: "Cash",
    description: "You buy it, at the lowest total cost.",
    pays: "The price, in stages",
    owner: "You",
    repairs: "You, after the warranties",
    certificates: "Off your price",
    gst: "Credit on the price",
    end: "It keeps working",
    ask: "What’s done before the final payment",
  },
  {
    option: "Green business loans",
    description: "You buy it with borrowed money, often at a lower rate because it’s solar.",
    pays: "Principal and interest",
    owner: "You; the lender may hold security",
    repairs: "You, after the warranties",
    certificates: "Off your price",
    gst: "Credit on the price, none on interest",
    end: "It’s paid off and keeps working",
    ask: "The rate, all fees and the cost of paying out early",
  },
  {
    option: "Operating leases",
    description: "You rent it, with no deposit.",
    pays: "A fixed payment",
    owner: "The lessor",
    repairs: "The lease says who",
    certificates: "Usually the lessor’s",
    gst: "Credit on each payment",
    end: "Hand it back, extend, or buy it",
    ask: "All payments added up, and who removes it",
  },
  {
    option: "PPAs",
    description: "Power purchase agreements: you buy the power of someone else’s system on your roof.",
    pays: "A price per kWh",
    owner: "The provider",
    repairs: "The provider",
    certificates: "The provider’s",
    gst: "Credit on each bill",
    end: "Renew, buy it out, or have it removed",
    ask: "The yearly rise, the minimum and the buy-out price",
  },
];
