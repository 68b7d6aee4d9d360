import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";

interface Program {
  id: string;
  title: string;
  description: string;
  /** Two have a colour of their own; any other is printed on a neutral badge. */
  status: string;
}

interface RebateCard extends Program {
  figure: FixedFigureId;
  /** Before the figure. */
  verb?: string;
}

interface OtherProgram extends Program {
  value: string;
}

export const rebateCards: readonly RebateCard[] = [
  {
    id: "federal-certificates",
    title: "Federal certificates (STCs)",
    description:
      "They’re for approved panels, batteries and heat pumps, with no income test. How many you get depends on postcode, size and year. You sign them over and we take them off the price.",
    status: "Available Now",
    figure: "stc-range",
  },
  {
    id: "solar-homes",
    title: "Solar Homes, the state rebate",
    description:
      "It pays half of what panels cost after certificates. It’s for households with a taxable income under {solar-homes-income} who own and live in a home worth under {solar-homes-property}. Apply, and wait for the approval, before you pay anything.",
    status: "Check Eligibility",
    figure: "solar-rebate-max",
    verb: "Up to",
  },
  {
    id: "energy-upgrades",
    title: "Victorian Energy Upgrades, air conditioning",
    description:
      "It’s for replacing old heating or cooling with reverse-cycle. The discount moves with the price of the state’s certificates. By law you pay at least {veu-aircon-copayment-small}, {veu-aircon-copayment-medium} or {veu-aircon-copayment-ducted}, depending on type and size.",
    status: "Check Eligibility",
    figure: "aircon-rebate-max",
  },
];

/** Other programs: smaller, rarer, or over. */
export const otherPrograms: readonly OtherProgram[] = [
  {
    id: "hot-water-rebate",
    title: "Solar Homes, hot water",
    description:
      "It pays half of what a heat pump costs after every other discount. The old hot water system must be at least {solar-homes-hot-water-age} old.",
    value: `Up to ${fixedValue("hot-water-rebate-max")}`,
    status: "Check Eligibility",
  },
  {
    id: "hot-water-upgrades",
    title: "Victorian Energy Upgrades, hot water",
    description: "It comes off the price of a heat pump, as well as certificates and Solar Homes.",
    value: `You pay at least ${fixedValue("veu-hot-water-copayment")}`,
    status: "Check Eligibility",
  },
  {
    id: "apartments",
    title: "Solar for Apartments",
    description:
      "It’s for an owners corporation whose apartments share one roof, up to {solar-for-apartments-building-cap} a building.",
    value: `Up to ${fixedValue("solar-for-apartments-cap")} an apartment`,
    status: `Until ${fixedValue("solar-for-apartments-end")}`,
  },
  {
    id: "battery-loan",
    title: "Solar Homes battery loan",
    description: "The state has no rebate or loan for batteries any more; the federal discount remains.",
    value: `It closed in ${fixedValue("solar-homes-battery-loan-closed")}`,
    status: "Closed",
  },
];

interface TariffOption {
  type: string;
  description: string;
  bestFor: string;
  figure: FixedFigureId;
}

export const tariffOptions: readonly TariffOption[] = [
  {
    type: "Flat rate",
    description: "You get the same rate all day.",
    bestFor: "homes without a battery, which export most around noon.",
    figure: "feed-in-flat",
  },
  {
    type: "Time-varying rate",
    description: "It’s lowest around midday, when every roof exports, and highest in the early evening.",
    bestFor: "homes with a battery, which can sell in the evening.",
    figure: "feed-in-varying",
  },
];
