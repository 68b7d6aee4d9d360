import type { Question } from "../question.ts";

export const moneyQuestions: readonly Question[] = [
  {
    id: "which-discounts-add-up",
    ask: "Which discounts can one household combine?",
    answer: [
      "Federal certificates and a Victorian rebate, in that order. The certificates come off the price first; Solar Homes then pays half of what’s left to pay on the panels, up to {solar-rebate-max}. A heat pump can get three: its own certificates, Victorian Energy Upgrades and Solar Homes, as long as you pay at least {veu-hot-water-copayment}.",
      "No program pays twice for the same address: there’s no panel rebate if the house has had panels in the last {solar-homes-years-without-solar}, and only one battery discount per premises. [Add up your rebates](/rebates-and-finance#estimate).",
    ],
  },
  {
    id: "who-applies",
    ask: "Who applies for what, and when?",
    answer: [
      "Certificates: we do. You sign them over to us and we take their value off the price. Energy Upgrades: the accredited provider claims the discount and takes it off the price. Solar Homes: you do, online, before you pay or have anything installed. An authorised retailer uploads the quote.",
      "The order is what matters most. A system that is already on the roof, or already paid for, gets nothing from Solar Homes, however eligible you were.",
    ],
  },
  {
    id: "income-over-the-limit",
    ask: "We earn more than the limit. What can we still get?",
    answer: [
      "Everything federal: the certificates for panels, batteries and heat pumps have no income test. Victorian Energy Upgrades looks at your old appliance, not at you. Only Solar Homes has a limit: household taxable income under {solar-homes-income}, since 1 July 2026. Before that it was {solar-homes-income-before}, the figure many websites still show.",
    ],
  },
  {
    id: "cost-of-waiting",
    ask: "What does it cost to wait until next year?",
    answer: [
      "For 6.6 kW in Melbourne, you’d get {solar-stc-6-6kw} certificates this year, worth {solar-stc-6-6kw-value}, but {solar-stc-6-6kw-next} next year, worth {solar-stc-6-6kw-next-value}. For a battery with 13.5 kWh usable, the next drop takes {battery-stc-13-5kwh-value} down to {battery-stc-13-5kwh-next-value}; what counts is the date on the certificate of electrical compliance, not the invoice.",
      "So waiting has a price, but a smaller one than the gap between a good quote and a bad one. Take the time to get a second quote, and have the seller put in writing who pays the difference if the date slips.",
    ],
  },
  {
    id: "more-certificates-than-the-rule",
    ask: "My quote counts more certificates than you do. Who is right?",
    answer: [
      "Check three things: the zone, the year and the battery. The same 6.6 kW earns {solar-stc-6-6kw} in Melbourne, zone 4, and {solar-stc-6-6kw-zone-3} in Ballarat or Bendigo, zone 3; many calculators mix them up. A quote for an installation in January must use that year’s number. And a battery’s certificates depend on its usable size, and the result is rounded down only once, at the end.",
      "[Check your quote](/rebates-and-finance#check). If there’s still a difference, ask who pays it if the certificates don’t come through. For the price, see [whether your quote is fair](/your-price?tab=quote).",
    ],
  },
  {
    id: "what-exports-earn",
    ask: "What do I get for the power I export?",
    answer: [
      "Whatever your plan pays: {feed-in-today} on standing offers. There has been no regulated minimum since {feed-in-minimum-end}; in 2020–21 it was {feed-in-2020-21}. Every kilowatt-hour you use yourself saves about {vdo-usage-mean}, many times what exporting it pays.",
      "So it no longer pays to export all you can: a timer on the hot water and a load of washing at midday save you more.",
    ],
  },
  {
    id: "renters",
    ask: "We rent. Is there anything for us?",
    answer: [
      "Your landlord can apply to Solar Homes for a rented home; you can’t. But you don’t need your own roof to change power plans: from {midday-power-start} any household with a smart meter can opt in to Midday Power Saver, which charges nothing for power used from {midday-power-hours}. Washing, charging and heating an electric hot water tank on a timer all fit into those hours.",
      "Renters can get the Victorian Energy Upgrades discount on reverse-cycle air conditioning too, with the owner’s permission. [Who is eligible](/aircon-rebate).",
    ],
  },
  {
    id: "pension-or-concession",
    ask: "I’m on a pension or concession. Do I get more?",
    answer: [
      "The federal certificates are the same for everyone. Solar Homes goes by household taxable income, so most pensioner households are under its limit of {solar-homes-income}; you still have to own the home and live in it.",
      "You keep your concession on power bills when you put panels on. It comes off a smaller bill, so work out your saving from what you pay after the concession.",
    ],
  },
  {
    id: "owners-corporation",
    ask: "We’re an owners corporation. Where do we start?",
    answer: [
      "With the state’s grant: Solar for Apartments pays up to {solar-for-apartments-cap} an apartment and {solar-for-apartments-building-cap} a building. [Our building check](/your-price?tab=apartments) shows what it would pay, each flat’s share and the vote you need.",
      "Then follow [the steps, from documents to signatures](/commercial#owners-corporation). In our request form choose Commercial, and say in the message that you’re writing on behalf of an owners corporation.",
    ],
  },
  {
    id: "paying-over-time",
    ask: "Can I pay over time?",
    answer: [
      "With Solar Homes, an eligible household can borrow up to {solar-homes-loan} interest-free over {solar-homes-loan-term}, which is {solar-homes-loan-instalment} a month. To borrow more, look at a bank’s green loan: ask for the comparison rate, which includes most fees, and separately for the cost of paying the loan off early.",
      "We are not a lender. [Three ways to pay](/rebates-and-finance#finance) compares rate, term and fees.",
    ],
  },
];
