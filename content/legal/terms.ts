import { business } from "#content/business.ts";
import { promises } from "#content/promises.ts";
import type { Clause } from "./clause.ts";

/** For the owner to confirm before launch: cooling-off by contract, deposits, who bears a certificate step. */
export const termsBeforeWarranties: readonly Clause[] = [
  {
    id: "what-these-are",
    title: "What these terms are",
    text: [
      `They hold between you and ${business.name}, ABN ${business.abn}, for this website, for an assessment, and for what we sell. A job has its own written contract; where that says something better for you, it goes before these.`,
    ],
    short: "Your contract comes first.",
  },
  {
    id: "figures",
    title: "Figures on this website",
    text: [
      "Prices for homes include GST. Prices for businesses are shown before GST, with the price including GST beside them. A “from” price or an “up to” saving is the best case, and its note says what it assumes. Estimates are arithmetic from averages and published rules: no promise, no advice on your finances, and no decision about anyone’s eligibility. Your written quote replaces them all.",
    ],
    short: "Estimates promise nothing; quotes do.",
  },
  {
    id: "quotes",
    title: `Quotes fixed for ${promises.quoteHolds}`,
    text: [
      `A written quote stands for ${promises.quoteHolds} from its date, with the models, the certificates and every extra named. Within that time its price changes only if you change what you ask for.`,
      "If something hidden comes up on the day, asbestos behind a switchboard or a broken rafter, we stop and show you before it costs more. You may then cancel and have your deposit back.",
    ],
    short: "No change without your yes in writing.",
  },
  {
    id: "certificates",
    title: "Certificates and rebates",
    text: [
      "You sign the certificates over to us and the price is lower by the amount in the quote. The quote names the installation date it counts on. If that date slips past a step of the scheme because of us, we carry the difference; if you ask to wait, we count again and you may cancel.",
      "State rebates are decided by the state. If one that the quote counts on is refused, you may cancel before the work starts and have your deposit back.",
    ],
    short: "If the delay is ours, so is the loss.",
  },
  {
    id: "connection",
    title: "Approval and connection",
    text: [
      "We apply to the network and arrange the inspection. If the network refuses the connection or allows so little export that the quote’s sums no longer hold, you may cancel and have your deposit back.",
    ],
    short: "No approval, no sale.",
  },
  {
    id: "cooling-off",
    title: "Cooling-off",
    text: [
      "Where we came to you, at the door, in a public place or by a call you did not ask for, the Australian Consumer Law gives you 10 business days from the day after you have the signed contract to cancel without a reason. In that time we take no money and install nothing.",
      "Where you came to us, by this website for instance, the law has no such period. Our contract gives you the same 10 business days, until the work starts at your request. A line by mail or phone is enough.",
    ],
    short: "10 business days, no reason needed.",
  },
  {
    id: "paying",
    title: "Paying",
    text: [
      "In the stages that the quote names: a deposit when you sign, the rest when the system is installed and its certificate of electrical safety is in your hands. We are not a lender and arrange no credit.",
    ],
    short: "The last part is due with the certificate.",
  },
];

export const termsAfterWarranties: readonly Clause[] = [
  {
    id: "output",
    title: "Expected output",
    text: [
      "The quote names the expected output month by month for average weather. It is not a guarantee of the weather. If a full year falls clearly short, we look for the reason with you, and if it lies in our design or work we put it right.",
    ],
    short: "Measured over a year, not a wet June.",
  },
  {
    id: "insurance",
    title: "Insurance and liability",
    text: [
      "We hold {public-liability} of public liability insurance for damage that our work does to people and property. Nothing in these terms limits what the law gives you.",
    ],
    short: "Ask for the certificate of currency.",
  },
  {
    id: "this-website",
    title: "Using this website",
    text: [
      "Read, print, link and quote it, with our name. Texts, drawings and pictures are ours or licensed to us. We keep it right and dated; where a figure is past its day, it says “under review”. Links to others lead to what others answer for.",
    ],
    short: "Quote us; don’t sell us.",
  },
  {
    id: "complaints",
    title: "If something goes wrong",
    text: [
      `Call ${business.phone.display} or write to ${business.supportEmail}. You get a name and a date. If our answer does not satisfy you: Consumer Affairs Victoria, [consumer.vic.gov.au](https://www.consumer.vic.gov.au/), 1300 55 81 81; for a seller who signed it, the administrator of the New Energy Tech Consumer Code; and the Victorian Civil and Administrative Tribunal.`,
      "The law of Victoria applies.",
    ],
    short: "A name and a date for every complaint.",
  },
];

/** The words that section 102 of the Australian Consumer Law asks for beside a seller's own warranty; they may not be changed. */
export const consumerGuarantees = {
  paragraphs: [
    "Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For major failures with the service, you are entitled:",
    "You are also entitled to choose a refund or replacement for major failures with goods. If a failure with the goods or a service does not amount to a major failure, you are entitled to have the failure rectified in a reasonable time. If this is not done you are entitled to a refund for the goods and to cancel the contract for the service and obtain a refund of any unused portion. You are also entitled to be compensated for any other reasonably foreseeable loss or damage from a failure in the goods or service.",
  ],
  entitlements: [
    "to cancel your service contract with us; and",
    "to a refund for the unused portion, or to compensation for its reduced value.",
  ],
  source: "Competition and Consumer Regulations 2010, section 90",
} as const;
