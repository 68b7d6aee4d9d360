import type { Question } from "../question.ts";

export const moneyQuestions: readonly Question[] = [
  {
    id: "which-discounts-add-up",
    ask: "Which discounts can I combine?",
    answer: [
      "Federal certificates and a Victorian rebate. The certificates come off the price first. Solar Homes then covers half of what you’d still owe for the panels, up to {solar-rebate-max}. A heat pump can get three discounts: its own certificates, Victorian Energy Upgrades and Solar Homes, as long as you still pay at least {veu-hot-water-copayment}.",
      "No program pays twice at the same address: you can’t get the panel rebate if the house has had panels in the last {solar-homes-years-without-solar}, and there’s only one battery discount per address. [Add up your rebates](/rebates-and-finance#estimate).",
    ],
  },
  {
    id: "who-applies",
    ask: "Who applies for what, and when?",
    answer: [
      "We claim the certificates: you sign them over to us and we take their value off the price. For Victorian Energy Upgrades, the accredited provider claims the discount and takes it off the price. You apply for Solar Homes yourself, online, before you pay or have anything installed. An authorised retailer uploads the quote.",
      "Get the order right. If the system is already on the roof or paid for, Solar Homes pays nothing, even if you were eligible.",
    ],
  },
  {
    id: "income-over-the-limit",
    ask: "We earn more than the limit. What can we still get?",
    answer: [
      "All the federal certificates: there’s no income test for panels, batteries or heat pumps. Victorian Energy Upgrades goes by your old appliance, not your income. Only Solar Homes has an income limit: since 1 July 2026 your household’s taxable income must be under {solar-homes-income}. Before that the limit was {solar-homes-income-before}, which many websites still show.",
    ],
  },
  {
    id: "cost-of-waiting",
    ask: "What does it cost to wait until next year?",
    answer: [
      "For 6.6 kW in Melbourne you get {solar-stc-6-6kw} certificates this year, worth {solar-stc-6-6kw-value}. Next year it’s {solar-stc-6-6kw-next}, worth {solar-stc-6-6kw-next-value}. For a battery with 13.5 kWh of usable capacity, the next drop takes the discount from {battery-stc-13-5kwh-value} to {battery-stc-13-5kwh-next-value}. The date that matters is the one on the certificate of electrical compliance, not the one on the invoice.",
      "So waiting costs you, but less than the gap between a good quote and a bad one. Take the time to get a second quote, and get the seller to put in writing who pays the difference if the date slips.",
    ],
  },
  {
    id: "more-certificates-than-the-rule",
    ask: "My quote has more certificates than you say I’d get. Who’s right?",
    answer: [
      "Check three things: the zone, the year and the battery. The same 6.6 kW earns {solar-stc-6-6kw} certificates in Melbourne (zone 4) but {solar-stc-6-6kw-zone-3} in Ballarat or Bendigo (zone 3), and many calculators mix them up. A quote for a January installation must use the new year’s number. A battery’s certificates depend on its usable size, and the total is rounded down once, at the end.",
      "[Check your quote](/rebates-and-finance#check). If the numbers still don’t match, ask who pays if the certificates don’t come through. As for the price, check [whether your quote is fair](/your-price?tab=quote).",
    ],
  },
  {
    id: "what-exports-earn",
    ask: "What do I get for the power I export?",
    answer: [
      "Whatever your plan pays: {feed-in-today} on standing offers. There has been no regulated minimum since {feed-in-minimum-end}; in 2020–21 it was {feed-in-2020-21}. Power you use yourself saves you about {vdo-usage-mean}, many times what you’d get for exporting it.",
      "So don’t aim to export as much as you can. You’ll save more by putting the hot water on a timer and doing the washing at midday.",
    ],
  },
  {
    id: "renters",
    ask: "We rent. Is there anything for us?",
    answer: [
      "Your landlord can apply to Solar Homes for a rented home; you can’t. But anyone can change power plans: from {midday-power-start} any household with a smart meter can opt in to Midday Power Saver, which charges nothing for power used from {midday-power-hours}. You can do the washing, charge the car and run an electric hot water tank on a timer in those hours.",
      "Renters can also get the Victorian Energy Upgrades discount on reverse-cycle air conditioning, with the owner’s permission. [See who’s eligible](/aircon-rebate).",
    ],
  },
  {
    id: "pension-or-concession",
    ask: "I’m on the pension or have a concession card. Do I get more?",
    answer: [
      "The federal certificates are the same for everyone. Solar Homes goes by household taxable income, and most pensioners are under its limit of {solar-homes-income}. You still have to own the home and live in it.",
      "You keep the concession on your power bills when you get panels, but it comes off a smaller bill. So work out your saving from what you pay after the concession.",
    ],
  },
  {
    id: "owners-corporation",
    ask: "We’re an owners corporation. Where do we start?",
    answer: [
      "Start with the state’s grant: Solar for Apartments pays up to {solar-for-apartments-cap} an apartment and {solar-for-apartments-building-cap} a building. [Our building check](/your-price?tab=apartments) shows what it would pay, each flat’s share and the vote you need.",
      "Then follow [the steps, from documents to signatures](/commercial#owners-corporation). On our request form, choose Commercial and say in the message that you’re writing on behalf of an owners corporation.",
    ],
  },
  {
    id: "paying-over-time",
    ask: "Can I pay over time?",
    answer: [
      "With Solar Homes, an eligible household can borrow up to {solar-homes-loan} interest-free over {solar-homes-loan-term}, which is {solar-homes-loan-instalment} a month. To borrow more, look at a bank’s green loan. Ask for the comparison rate, which includes most fees, and ask separately what it costs to pay the loan off early.",
      "We are not a lender. [Compare three ways to pay](/rebates-and-finance#finance), with their rates, terms and fees.",
    ],
  },
];
