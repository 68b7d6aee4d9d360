/** A way to pay for a commercial system, and what it does in the accounts. */
export interface FinanceOption {
  option: string;
  description: string;
  benefits: readonly string[];
  pays: string;
  owner: string;
  certificates: string;
  books: string;
  gst: string;
  repairs: string;
  end: string;
  moving: string;
  ask: string;
}

/** We are not a lender: rates, terms and fees are the financier's, so none is here. */
export const commercialFinance: readonly FinanceOption[] = [
  {
    option: "Cash",
    description: "You buy it.",
    benefits: ["Lowest total cost", "No contract beyond the warranties"],
    pays: "The price, in stages: deposit, delivery, handover",
    owner: "You",
    certificates: "Off your price",
    books: "An asset, depreciated over its effective life",
    gst: "Credit on the whole price in your next BAS",
    repairs: "You, after the warranties",
    end: "No end date; you replace the inverters as they age",
    moving: "Sold with the building, or passed on to the next tenant by agreement",
    ask: "What has to be done before the final payment",
  },
  {
    option: "Green business loans",
    description: "You buy it with borrowed money, often at a lower rate because it’s solar.",
    benefits: ["Yours from the first day", "Savings can cover the instalments"],
    pays: "Instalments of principal and interest over the term",
    owner: "You; the lender may hold security over it",
    certificates: "Off your price",
    books: "An asset and a liability; interest is an expense",
    gst: "Credit on the price at once; none on interest",
    repairs: "You, after the warranties",
    end: "It’s paid off and keeps working",
    moving: "You pay it out, or keep paying if the lender agrees",
    ask: "Rate, all fees, security, and the cost of paying out early",
  },
  {
    option: "Operating leases",
    description: "You rent it.",
    benefits: ["No deposit", "One fixed payment to budget for"],
    pays: "A fixed lease payment for the term",
    owner: "The lessor",
    certificates: "Usually the lessor’s, passed on as lower lease payments",
    books: "Lease payments as an expense; under AASB 16 a right-of-use asset and a liability",
    gst: "Credit on each lease payment",
    repairs: "Depends on the lease; you often pay for insurance",
    end: "Hand it back, extend, or buy it at market value",
    moving: "Transferred with consent, or the balance falls due",
    ask: "The total of all lease payments, the residual, and who removes the system",
  },
  {
    option: "PPAs",
    description: "Power purchase agreements: someone else’s system on your roof, and you buy its power.",
    benefits: ["Nothing to buy or maintain", "A price below the retailer’s, as long as the contract keeps it there"],
    pays: "A price per kWh, for what it makes or for what you use",
    owner: "The provider",
    certificates: "The provider’s, passed on as a lower price per kWh",
    books: "Power as an expense, unless the contract contains a lease",
    gst: "Credit on each bill",
    repairs: "The provider",
    end: "Renew, buy out at a listed price, or have it removed",
    moving: "The next occupier takes it over, or you buy it out",
    ask: "Annual price rise, minimum purchase, buy-out table, and who repairs the roof at the end",
  },
];
