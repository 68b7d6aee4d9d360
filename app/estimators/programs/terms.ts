import { kwhSizeText, kwText, longDate, moneyText } from "#content/format.ts";
import { creditedUsableKwh, eligibleNominalKwh } from "#content/rules/battery-certificates.ts";
import type { Day } from "#content/rules/schedule.ts";
import { incomeCapOn, rentedHomes, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning, upgradesWarranty } from "#content/rules/victorian-energy-upgrades.ts";
import type { ArithmeticLine } from "../estimate-lines.ts";

/** Each program's conditions, and who applies. */
export function termsOn(today: Day) {
  return {
    "solar-certificates": termLines(
      weApplySentence,
      "Approved panels and inverter, and an installer accredited by Solar Accreditation Australia.",
    ),
    "battery-certificates": termLines(
      weApplySentence,
      `${eligibleNominalKwh.min} to ${kwhSizeText(eligibleNominalKwh.max)} nominal; only the first ${kwhSizeText(creditedUsableKwh)} usable earns certificates.`,
      "Once per premises, and only with solar panels, new or existing.",
      "An approved battery that’s able to join a virtual power plant. You don’t have to join one.",
    ),
    "heat-pump-certificates": termLines(weApplySentence, "A registered model, installed by a licensed plumber."),
    "solar-homes-panels": termLines(
      `${youApplyText} ${rentedHomes}`,
      ...householdConditions(today, ", or let it under the rental stream"),
      `No panels installed at the address in the last ${solarHomes.yearsSinceLastSolar} years, and no earlier rebate there.`,
      "The system has an internet connection that works, and the retailer takes old panels away.",
      `You can have an interest-free loan of up to ${moneyText(solarHomes.loanCap)} over ${solarHomes.loanMonths} months as well.`,
      "Your quote confirms whether a new build qualifies.",
      rulesHoldSentence,
    ),
    "solar-homes-hot-water": termLines(
      youApplyText,
      ...householdConditions(today),
      `The old system is at least ${solarHomes.replacedHotWaterYears} years old, and the new one is on Solar Victoria’s list.`,
      rulesHoldSentence,
    ),
    "upgrades-hot-water": termLines(
      providerAppliesSentence,
      "It’s for replacing a hot water system, not for a new build.",
      warrantySentence,
    ),
    "upgrades-air-conditioning": termLines(
      providerAppliesSentence,
      "It’s for replacing old heating or cooling with a model on the program’s register.",
      warrantySentence,
      `For a multi-head in a home, cooling above ${kwText(airConditioning.multiSplitCreditedKw)} earns no extra discount.`,
    ),
  };
}

function termLines(whoApplies: string, ...conditions: string[]): ArithmeticLine[] {
  return [
    { label: "Who applies", calculation: whoApplies },
    { label: "Conditions", calculation: conditions.join(" ") },
  ];
}

const weApplySentence = "We claim the certificates with your signature and take them off the price.";
const youApplyText = "You do, before you pay or install anything. We upload the quote.";
const providerAppliesSentence = "The accredited provider claims it and takes it off the price.";
const warrantySentence = `The product’s warranty is at least ${upgradesWarranty.years} years.`;
const rulesHoldSentence = `These rules hold until ${longDate(solarHomes.knownUntil)}.`;

function householdConditions(today: Day, orLet = ""): string[] {
  const cap = incomeCapOn(today);
  const incomeSentences = cap === undefined ? [] : [`Household taxable income under ${moneyText(cap)}.`];
  return [
    ...incomeSentences,
    `You own a home worth under $${solarHomes.propertyValueCap / 1_000_000} million and live in it${orLet}.`,
  ];
}
