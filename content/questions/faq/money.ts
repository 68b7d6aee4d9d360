import type { Question } from "../question.ts";

export const moneyQuestions: readonly Question[] = [
  {
    id: "which-discounts-add-up",
    ask: "Which discounts can one household add up?",
    answer: [
      "Federal certificates and a Victorian rebate, in that order. The certificates come off the price first; Solar Homes then pays half of what the panels still cost, {solar-rebate-max} at most. A heat pump can take three: its own certificates, Victorian Energy Upgrades and Solar Homes, down to a least payment of {veu-hot-water-copayment}.",
      "The same program does not pay twice for one address: no panel rebate where there were panels in the last {solar-homes-years-without-solar}, and one battery discount per premises. [Add up yours](/rebates-and-finance#estimate).",
    ],
  },
  {
    id: "who-applies",
    ask: "Who applies for what, and when?",
    answer: [
      "Certificates: we do. You sign them over to us and the price is lower by their value. Energy Upgrades: the accredited provider claims it and takes it off. Solar Homes: you do, online, with our quote uploaded by an authorised retailer, before you pay or have anything installed.",
      "That last order matters most. A system that is already on the roof, or already paid for, gets nothing from Solar Homes, however eligible the household was.",
    ],
  },
  {
    id: "income-over-the-limit",
    ask: "We earn more than the limit. What is left for us?",
    answer: [
      "Everything federal: the certificates for panels, battery and heat pump ask nobody’s income. Victorian Energy Upgrades asks about the old appliance, not about you. Only Solar Homes has a limit: household taxable income under {solar-homes-income}, since 1 July 2026. Before, it was {solar-homes-income-before}, which is the figure many websites still show.",
    ],
  },
  {
    id: "cost-of-waiting",
    ask: "What does it cost to wait until next year?",
    answer: [
      "For 6.6 kW in Melbourne, {solar-stc-6-6kw} certificates this year, worth {solar-stc-6-6kw-value}, become {solar-stc-6-6kw-next} next year, worth {solar-stc-6-6kw-next-value}. For a battery of 13.5 kWh usable the next step is from {battery-stc-13-5kwh-value} to {battery-stc-13-5kwh-next-value}, by the date on the certificate of electrical compliance, not on the invoice.",
      "So waiting has a price, and it is smaller than the difference between a good quote and a bad one. Take the time for a second quote, and ask the seller in writing who bears the loss if the date slips.",
    ],
  },
  {
    id: "more-certificates-than-the-rule",
    ask: "My quote counts more certificates than you do. Who is right?",
    answer: [
      "Check three things: the zone, the year and the battery. The same 6.6 kW earns {solar-stc-6-6kw} in Melbourne, zone 4, and {solar-stc-6-6kw-zone-3} in Ballarat or Bendigo, zone 3; many calculators mix them up. A quote for an installation in January must use the next year’s number. And a battery’s certificates are counted by usable size, rounded once.",
      "[Put the quote through the check](/rebates-and-finance#check). If the difference stays, ask who pays it when the certificates don’t come.",
    ],
  },
  {
    id: "what-exports-earn",
    ask: "What do I get for the power I export?",
    answer: [
      "What your plan says: {feed-in-today} on standing offers, and there has been no regulated minimum since {feed-in-minimum-end}. In 2020–21 it was {feed-in-2020-21}. Every kilowatt-hour that you use yourself saves about {vdo-usage-mean}, many times as much.",
      "That turns the old advice around: a timer on the hot water and a midday wash are worth more than a larger export.",
    ],
  },
  {
    id: "renters",
    ask: "We rent. Is there anything for us?",
    answer: [
      "The landlord may apply to Solar Homes for a rented home; you can’t. What needs no roof at all is a plan: since {midday-power-start} a household with a smart meter can opt in to Midday Power Saver, which charges nothing for use from {midday-power-hours}. Washing, charging and a timer on an electric hot water tank fit into it.",
    ],
  },
  {
    id: "pension-or-concession",
    ask: "I’m on a pension or concession. Do I get more?",
    answer: [
      "The federal certificates are the same for everyone. Solar Homes goes by household taxable income, so most households on a pension are under its limit of {solar-homes-income}; you still have to own the home and live in it.",
      "Your concession on power bills stays when panels go on. It comes off a smaller bill then, so count the saving from what you pay after the concession.",
    ],
  },
  {
    id: "paying-over-time",
    ask: "Can I pay over time?",
    answer: [
      "With Solar Homes, an eligible household can borrow up to {solar-homes-loan} without interest over {solar-homes-loan-term}, which is {solar-homes-loan-instalment} a month. For more, a bank’s green loan: ask for the comparison rate, which has most fees in it, and for the cost of paying early, which is not in it.",
      "We are not a lender. [Three ways to pay](/rebates-and-finance#finance) compares rate, term and fees.",
    ],
  },
];
