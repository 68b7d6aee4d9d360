import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";

/** Two statuses have a colour of their own; any other is printed on a neutral badge. */
export interface RebateCard {
  id: string;
  title: string;
  description: string;
  value: string;
  status: string;
  figure: FixedFigureId;
}

const upTo = (id: FixedFigureId) => `up to ${fixedValue(id)}`;

export const rebateCards: readonly RebateCard[] = [
  {
    id: "federal-certificates",
    title: "Federal certificates (STCs)",
    description:
      "They’re for approved panels, batteries and heat pumps, with no income test. How many you get depends on postcode, size and year. You sign them over and we take them off the price.",
    value: fixedValue("stc-range"),
    status: "Available Now",
    figure: "stc-range",
  },
  {
    id: "solar-homes",
    title: "Solar Homes, the state rebate",
    description:
      "It pays half of what panels cost after certificates, plus an interest-free loan. It’s for households with a taxable income under {solar-homes-income} who own and live in a home worth under {solar-homes-property}. Apply before you pay anything.",
    value: `${upTo("solar-rebate-max")} plus interest-free loan`,
    status: "Check Eligibility",
    figure: "solar-rebate-max",
  },
  {
    id: "energy-upgrades",
    title: "Victorian Energy Upgrades, air conditioning",
    description:
      "It’s for replacing old heating with reverse-cycle. The discount moves with the price of the state’s certificates. You pay at least {veu-aircon-copayment-small}, {veu-aircon-copayment-medium} or {veu-aircon-copayment-ducted}, depending on type and size.",
    value: upTo("aircon-rebate-max"),
    status: "Check Eligibility",
    figure: "aircon-rebate-max",
  },
];

/** Other programs: smaller, rarer, or over. */
export const otherPrograms: readonly RebateCard[] = [
  {
    id: "hot-water-rebate",
    title: "Solar Homes, hot water",
    description:
      "It pays half of what a heat pump costs after every other discount. The old hot water system must be at least {solar-homes-hot-water-age} old.",
    value: upTo("hot-water-rebate-max"),
    status: "Check Eligibility",
    figure: "hot-water-rebate-max",
  },
  {
    id: "hot-water-upgrades",
    title: "Victorian Energy Upgrades, hot water",
    description: "It comes off the price of a heat pump, as well as certificates and Solar Homes.",
    value: `you pay at least ${fixedValue("veu-hot-water-copayment")}`,
    status: "Check Eligibility",
    figure: "veu-hot-water-copayment",
  },
  {
    id: "apartments",
    title: "Solar for Apartments",
    description:
      "It’s for an owners corporation whose apartments share one roof, up to {solar-for-apartments-building-cap} a building.",
    value: `${upTo("solar-for-apartments-cap")} an apartment`,
    status: `Until ${fixedValue("solar-for-apartments-end")}`,
    figure: "solar-for-apartments-cap",
  },
  {
    id: "battery-loan",
    title: "Solar Homes battery loan",
    description: "The state has no rebate or loan for batteries any more; the federal discount remains.",
    value: `closed in ${fixedValue("solar-homes-battery-loan-closed")}`,
    status: "Closed",
    figure: "solar-homes-battery-loan-closed",
  },
];
