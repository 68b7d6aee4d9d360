import { business, credentials } from "#content/business.ts";
import { promises } from "#content/promises.ts";
import type { Clause } from "./clause.ts";

/** For the owner to confirm before launch: cooling-off by contract, deposits, who bears a certificate step. */
export const termsBeforeWarranties: readonly Clause[] = [
  {
    id: "what-these-are",
    title: "What these terms are",
    text: [
      `These terms cover this website, our assessments and what we sell. They apply between you and ${business.name}, ABN ${business.abn}. Each job has its own written contract. Where that’s better for you, it applies instead.`,
    ],
    short: "Your contract comes first.",
  },
  {
    id: "figures",
    title: "Figures on this website",
    text: [
      "Prices for homes include GST. Prices for businesses are shown before GST, with the price including GST next to them. A “from” price or an “up to” saving is for the case named with it. Estimates are [worked out](/how-we-calculate) from averages and published rules. They aren’t a promise, financial advice or a decision on eligibility. Your written quote replaces them all.",
    ],
    short: "Estimates aren’t promises; quotes are.",
  },
  {
    id: "quotes",
    title: `Quotes fixed for ${promises.quoteHolds}`,
    text: [
      `A written quote is valid for ${promises.quoteHolds} from its date and names the models, the certificates and every extra. In that time its price changes only if you change what you ask for.`,
      "If something hidden turns up on the day, such as asbestos behind the switchboard or a broken rafter, we stop and show you before it costs more. You can then cancel and get your deposit back.",
    ],
    short: "No change unless you agree in writing.",
  },
  {
    id: "certificates",
    title: "Certificates and rebates",
    text: [
      "You sign the certificates over to us and the price is lower by the amount in the quote. The quote names the installation date it relies on. If we cause a delay and the scheme pays less by then, we pay the difference; if you ask to wait, we requote and you can cancel.",
      "The state decides on its own rebates. If it refuses one your quote relies on, you can cancel before the work starts and get your deposit back.",
    ],
    short: "If we cause the delay, we wear the cost.",
  },
  {
    id: "connection",
    title: "Approval and connection",
    text: [
      "We apply to the network and arrange the inspection. If the network refuses the connection, or allows so little export that the quote’s figures no longer hold, you can cancel and get your deposit back.",
    ],
    short: "No approval, no sale.",
  },
  {
    id: "cooling-off",
    title: "Cooling-off",
    text: [
      "If we came to you, at the door, in a public place or with a call you didn’t ask for, the Australian Consumer Law gives you 10 business days, from the day after you receive the signed contract, to cancel without giving a reason. In that time we take no money and install nothing.",
      "If you came to us, through this website for instance, the law sets no such period. Our contract gives you the same 10 business days, unless the work starts sooner at your request. An email or a call is enough.",
    ],
    short: "10 business days, no reason needed.",
  },
  {
    id: "paying",
    title: "Paying",
    text: [
      "You pay in the stages set out in your quote: a deposit when you sign, and the rest when the system is installed and you have its certificate of electrical safety. We are not a lender and don’t arrange credit.",
    ],
    short: "The last payment is due when you have the certificate.",
  },
];

const codeAdministrator = credentials.consumerCode
  ? "the administrator of the New Energy Tech Consumer Code, which we have signed; "
  : "";

export const termsAfterWarranties: readonly Clause[] = [
  {
    id: "output",
    title: "Expected output",
    text: [
      "The quote shows the expected output month by month, for average weather. We can’t guarantee the weather. If a full year falls clearly short, we work out why with you, and if it’s our design or work, we fix it.",
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
      "You’re welcome to read, print and link to this website. You can quote us; please say where it’s from. The text, drawings and pictures are ours or licensed to us. We keep it correct and dated; a figure past its date is marked “under review”. We aren’t responsible for other sites we link to.",
    ],
    short: "Quote us, and say where it’s from.",
  },
  {
    id: "complaints",
    title: "Complaints",
    text: [
      `Call [${business.phone.display}](${business.phone.href}) or write to [${business.supportEmail}](mailto:${business.supportEmail}). We’ll give you the name of the person handling it and a date. If our answer doesn’t satisfy you, try Consumer Affairs Victoria, [consumer.vic.gov.au](https://www.consumer.vic.gov.au/), [1300 55 81 81](tel:1300558181); ${codeAdministrator}or the Victorian Civil and Administrative Tribunal.`,
      "The law of Victoria applies.",
    ],
    short: "A name and a date for every complaint.",
  },
];

/** The wording that section 102 of the Australian Consumer Law requires with a seller's own warranty; it must not be changed. */
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
