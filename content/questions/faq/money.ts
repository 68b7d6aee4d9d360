import type { Question } from "../question.ts";

export const moneyQuestions: readonly Question[] = [
  {
    id: "how-much-does-it-cost",
    ask: "How much does it cost?",
    answer: [
      "A typical Melbourne home pays {typical-6-6kw} for 6.6 kW of panels installed this year, {typical-8kw-10kwh} for 8 kW with a 10 kWh battery, and {typical-heat-pump} for a heat pump. That’s with GST, after certificates, and after Solar Homes if you’re eligible. [Your price](/your-price) works out yours, and our written quote is fixed for {quote-validity}.",
    ],
  },
  {
    id: "which-discounts-add-up",
    ask: "Which discounts can I combine?",
    answer: [
      "Federal certificates and a Victorian rebate, and for a heat pump Victorian Energy Upgrades as well. The certificates come off first, then Solar Homes pays half of what’s left for the panels, up to {solar-rebate-max}. [Your price](/your-price) shows each one on its own line.",
    ],
  },
  {
    id: "who-applies",
    ask: "Who applies for what, and when?",
    answer: [
      "You apply for Solar Homes online, before you pay or anything is installed, and we look after the rest. Certificates and Victorian Energy Upgrades come straight off your price. If the system is already paid for or on the roof, Solar Homes pays nothing.",
    ],
  },
  {
    id: "income-over-the-limit",
    ask: "We earn more than the limit. What can we still get?",
    answer: [
      "All the federal certificates, and Victorian Energy Upgrades. Only Solar Homes has an income test: your household’s taxable income must be under {solar-homes-income}. The limit was {solar-homes-income-before} until 30 June 2026, and many websites still show that.",
    ],
  },
  {
    id: "cost-of-waiting",
    ask: "What does it cost to wait until next year?",
    answer: [
      "For 6.6 kW in Melbourne you get {solar-stc-6-6kw} certificates this year, worth {solar-stc-6-6kw-value}, and {solar-stc-6-6kw-next} next year, worth {solar-stc-6-6kw-next-value}. For a 13.5 kWh battery the next drop takes the discount from {battery-stc-13-5kwh-value} to {battery-stc-13-5kwh-next-value}. The date that counts is the one on the certificate of electrical safety, not the one on the invoice.",
    ],
  },
  {
    id: "what-exports-earn",
    ask: "What do I get for the power I export?",
    answer: [
      "Whatever your plan pays: {feed-in-today} on standing offers, with no minimum since {feed-in-minimum-end}. Power you use yourself saves you about {vdo-usage-mean}, so run the hot water and the washing in the middle of the day.",
    ],
  },
  {
    id: "lower-my-bill",
    ask: "How do I get my power bill down?",
    answer: [
      "Start with what costs nothing: compare plans on [Victorian Energy Compare](https://compare.energy.vic.gov.au/), and move the hot water and the washing to the cheap hours. After that, hot water, heating and panels save the most. [Your meter](/your-meter) shows where your power goes.",
    ],
  },
  {
    id: "midday-power-saver",
    ask: "What is the Midday Power Saver?",
    answer: [
      "A power plan that charges nothing for what you use from {midday-power-hours}, open since {midday-power-start} to any household with a smart meter. Ask your retailer for it, and what it charges in the other hours. Then wash, charge the car and heat an electric tank at midday.",
    ],
  },
  {
    id: "renters",
    ask: "We rent. Is there anything for us?",
    answer: [
      "Yes. You can switch to the [Midday Power Saver](#midday-power-saver) and, with the owner’s permission, get the Victorian Energy Upgrades discount on [reverse-cycle air conditioning](/aircon-rebate). The solar rebate is your landlord’s to apply for: Solar Homes covers rented homes too.",
    ],
  },
  {
    id: "pension-or-concession",
    ask: "I’m on the pension or have a concession card. Do I get more?",
    answer: [
      "No, but if you own your home and live in it, you’re probably under the Solar Homes income limit of {solar-homes-income}. You keep the concession on your power bills when you get panels, so work out the saving from what you pay after it.",
    ],
  },
  {
    id: "owners-corporation",
    ask: "We’re an owners corporation. Where do we start?",
    answer: [
      "With Solar for Apartments, the state’s grant: up to {solar-for-apartments-cap} an apartment and {solar-for-apartments-building-cap} a building. [Our guide](/blog/solar-battery-apartments) goes through the documents, the vote and each flat’s share. On our form, choose Commercial and say that you’re writing for an owners corporation.",
    ],
  },
  {
    id: "paying-over-time",
    ask: "Can I pay over time?",
    answer: [
      "Yes. With Solar Homes an eligible household can borrow up to {solar-homes-loan} interest-free over {solar-homes-loan-term}, which is {solar-homes-loan-instalment} a month; for more than that, ask a bank for its green loan’s comparison rate. We are not a lender, but we do [compare the ways to pay](/rebates-and-finance#finance).",
    ],
  },
];
