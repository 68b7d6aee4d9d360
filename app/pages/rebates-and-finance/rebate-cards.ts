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
      "For panels, batteries and heat pumps on the approved lists, with no income test. How many you get depends on postcode, size and year. You sign them over and we take them off the price.",
    value: fixedValue("stc-range"),
    status: "Available Now",
    figure: "stc-range",
  },
  {
    id: "solar-homes",
    title: "Solar Homes, the state rebate",
    description:
      "Half of what panels cost after certificates, plus an interest-free loan. For households with a taxable income under {solar-homes-income} who own and live in a home worth under {solar-homes-property}. Apply before you pay anything.",
    value: `${upTo("solar-rebate-max")} plus interest-free loan`,
    status: "Check Eligibility",
    figure: "solar-rebate-max",
  },
  {
    id: "energy-upgrades",
    title: "Victorian Energy Upgrades, air conditioning",
    description:
      "For replacing old heating with reverse-cycle. The discount moves with the price of the state’s certificates; you pay at least {veu-aircon-copayment-small}, {veu-aircon-copayment-medium} or {veu-aircon-copayment-ducted}, depending on type and size.",
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
      "Half of what a heat pump costs after every other discount. The old hot water system must be at least {solar-homes-hot-water-age} old.",
    value: upTo("hot-water-rebate-max"),
    status: "Check Eligibility",
    figure: "hot-water-rebate-max",
  },
  {
    id: "hot-water-upgrades",
    title: "Victorian Energy Upgrades, hot water",
    description:
      "Comes off the price of a heat pump, on top of certificates and Solar Homes. You never pay less than this.",
    value: `you pay at least ${fixedValue("veu-hot-water-copayment")}`,
    status: "Check Eligibility",
    figure: "veu-hot-water-copayment",
  },
  {
    id: "apartments",
    title: "Solar for Apartments",
    description:
      "For an owners corporation whose apartments share one roof; up to {solar-for-apartments-building-cap} a building.",
    value: `${upTo("solar-for-apartments-cap")} an apartment`,
    status: `Until ${fixedValue("solar-for-apartments-end")}`,
    figure: "solar-for-apartments-cap",
  },
  {
    id: "battery-loan",
    title: "Solar Homes battery loan",
    description: "There is no state rebate or loan for batteries. Only the federal discount remains.",
    value: `closed in ${fixedValue("solar-homes-battery-loan-closed")}`,
    status: "Closed",
    figure: "solar-homes-battery-loan-closed",
  },
];
