import { commercialPrice } from "#content/cost.ts";
import { apartmentDailyKwh, blockYear } from "#content/energy/apartment-block.ts";
import { kwText, longDate, moneyText, numberText } from "#content/format.ts";
import { apartmentsGrant, solarForApartments } from "#content/rules/apartments.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { electionNote } from "#content/rules/election.ts";
import { withGst } from "#content/rules/gst.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { plannedBusinessDay, solarCertificates } from "#content/rules/solar-certificates.ts";
import { melbourneZone } from "#content/rules/zones.ts";
import {
  defineVerdictCalculator,
  emptyVerdict,
  type VerdictList,
  type VerdictResult,
} from "../define-verdict-calculator.tsx";
import { compact, linesOf } from "../estimate-lines.ts";
import { amount, choice, type Entered } from "../fields.ts";
import { numberSpecs } from "../house.ts";

const fields = {
  apartments: amount(
    { label: "Apartments", hint: "All we need to start" },
    { noun: "the number of apartments", min: 1, max: 1000, whole: true },
  ),
  storeys: amount(
    { label: "Storeys", hint: `Up to ${solarForApartments.maxStoreys} for the grant` },
    { noun: "the number of storeys", min: 1, max: 100, whole: true },
  ),
  lots: amount(
    { label: "Lots", hint: "Separate titles, if there are more than apartments" },
    { noun: "the number of lots", min: 1, max: 1000, whole: true },
  ),
  kw: amount({ label: "Panels (kW)", hint: "If you know it" }, { ...numberSpecs.kw, max: 200 }),
  cost: amount(
    { label: "Price ($)", hint: "GST included" },
    { noun: "the price", unit: "dollars", min: 1000, max: 5_000_000 },
  ),
  use: amount(
    { label: "Use per apartment (kWh a day)", hint: `Leave blank and we’ll use ${apartmentDailyKwh}` },
    { noun: "the daily use of an apartment", unit: "kWh", min: 1, max: 100 },
  ),
  fees: amount(
    { label: "Yearly fees ($)", hint: "All lots together" },
    { noun: "the yearly fees", unit: "dollars", min: 100, max: 10_000_000 },
  ),
  network: choice({
    label: "Embedded network?",
    hint: "One retailer for all",
    options: { unsure: "Not sure", own: "No, own retailers", embedded: "Yes" },
    default: "unsure",
  }),
  value: choice({
    label: "Median value of the apartments",
    hint: "On the rates notices",
    options: { unsure: "Not sure", under: `Up to ${moneyText(solarForApartments.medianValueCap)}`, over: "More" },
    default: "unsure",
  }),
  solar: choice({
    label: `Solar there in the last ${solarForApartments.yearsWithoutSolar} years?`,
    options: { unsure: "Not sure", no: "No", yes: "Yes" },
    default: "unsure",
  }),
  vote: choice({
    label: "How far along are you?",
    full: true,
    options: {
      none: "No vote yet",
      committee: "The committee has agreed",
      resolution: "The owners passed a resolution",
    },
    default: "none",
  }),
};

/** The example's panels. Its 12 apartments use enough of this power for the system to pass the grant's payback test. */
const exampleKw = 18;

/** Our price for them with GST, which an owners corporation can’t claim back. */
const examplePrice = Math.round(withGst({ dollars: commercialPrice(exampleKw).typical, gst: "ex" }));

type EnteredForApartments = Entered<typeof fields>;

export const apartments = defineVerdictCalculator({
  name: "apartments",
  title: "Solar for apartments",
  fields,
  groups: [
    { fields: ["apartments", "storeys", "kw", "cost"] },
    { fold: "Make it more accurate", fields: ["lots", "use", "fees", "network", "value", "solar", "vote"] },
  ],
  button: "Check it",
  example: {
    description: `12 apartments over 3 storeys, ${kwText(exampleKw)} for ${moneyText(examplePrice)}`,
    query: `apartments=12&storeys=3&network=own&value=under&solar=no&kw=${exampleKw}&cost=${examplePrice}`,
  },
  compute,
});

export const Island = apartments.island;

const { apartmentsServed, maxStoreys, signedWithinDays } = solarForApartments;

/** What the grant may pay an owners corporation, what vote it needs, and who signs. */
function compute(entered: EnteredForApartments, today: Day): VerdictResult {
  const { apartments } = entered;
  const rulesText = `Solar for Apartments pays up to ${moneyText(solarForApartments.perApartment)} for each apartment and ${moneyText(solarForApartments.perBuilding)} for a building, until ${longDate(solarForApartments.until)} or until its funds run out. ${electionNote(today)}`;
  const reasons = ineligibilityReasons(entered, today);
  if (reasons.length > 0)
    return {
      tone: "bad",
      kind: "no",
      title: "Not through this grant",
      sentences: [
        ...reasons,
        "Solar is still possible without it: for the common areas, or one owner at a time with the owners corporation’s consent.",
      ],
      arithmetic: arithmeticOf(entered, today, 0),
      lists: nextSteps(entered, { isEligible: false }),
    };
  if (apartments === undefined)
    return {
      ...emptyVerdict(hasOtherEntries(entered), "Start with the number of apartments", "the number of apartments"),
      sentences: [rulesText],
      arithmetic: arithmeticOf(entered, today, 0),
      lists: nextSteps(entered),
    };
  const maxGrant = apartmentsGrant(apartments, today);
  const unchecked = uncheckedConditions(entered);
  const tone = unchecked.length > 0 ? "ask" : "good";
  return {
    ...(entered.vote === "none"
      ? { tone, kind: "vote", title: "You can apply for the grant, once the owners corporation agrees" }
      : { tone, kind: "yes", title: "You can apply for the grant: get a quote" }),
    sentences: [
      rulesText,
      "It may pay only part of the price. Don’t count on it until Solar Victoria confirms the amount.",
      ...unchecked,
    ],
    arithmetic: arithmeticOf(entered, today, maxGrant),
    lists: nextSteps(entered),
  };
}

/** What still has to be checked, because the form doesn't say. */
function uncheckedConditions(entered: EnteredForApartments): string[] {
  const { storeys, network, value: medianValue, solar } = entered;
  return compact([
    storeys === undefined && `Check that the building has at most ${maxStoreys} storeys.`,
    network === "unsure" &&
      "Check that the building isn’t in an embedded network: your power bills show who sells you power.",
    medianValue === "unsure" &&
      `Check that the median value of the apartments is no more than ${moneyText(solarForApartments.medianValueCap)}.`,
    solar === "unsure" &&
      `Check that the building has had no solar in the last ${solarForApartments.yearsWithoutSolar} years.`,
    entered.cost === undefined || entered.kw === undefined
      ? `The system has to pay for itself within ${solarForApartments.maxPaybackYears} years, before the grant: enter its size and price to check.`
      : undefined,
  ]);
}

/** Whether anything else was entered. The panels' size doesn't count: it may come from another calculator. */
function hasOtherEntries(entered: EnteredForApartments): boolean {
  const { storeys, lots, cost, use, fees, network, value, solar, vote } = entered;
  const hasChoice = [network, value, solar].some((entry) => entry !== "unsure") || vote !== "none";
  return hasChoice || [storeys, lots, cost, use, fees].some((entry) => entry !== undefined);
}

/** Why the owners corporation can't get the grant. A missing number is no reason. */
function ineligibilityReasons(entered: EnteredForApartments, today: Day): string[] {
  const { apartments, lots = apartments, storeys, network, value: medianValue, solar } = entered;
  const { min, max } = apartmentsServed;
  const years = paybackYearsOf(entered, today);
  return compact([
    today > solarForApartments.until && `The grant ended on ${longDate(solarForApartments.until)}.`,
    apartments !== undefined &&
      (apartments < min || apartments > max) &&
      `The grant is for systems that serve ${min} to ${max} apartments.`,
    lots !== undefined &&
      (lots < solarForApartments.lots.min || lots > solarForApartments.lots.max) &&
      `The owners corporation must have ${solarForApartments.lots.min} to ${solarForApartments.lots.max} lots.`,
    storeys !== undefined && storeys > maxStoreys && `The building can have at most ${maxStoreys} storeys.`,
    network === "embedded" && "Buildings in an embedded network can’t get it.",
    medianValue === "over" &&
      `The median value of the apartments can be at most ${moneyText(solarForApartments.medianValueCap)}.`,
    solar === "yes" && `The building must have had no solar in the last ${solarForApartments.yearsWithoutSolar} years.`,
    years !== undefined &&
      years > solarForApartments.maxPaybackYears &&
      `At that price the system takes ${numberText(years, 1)} years to pay for itself. The grant is for those that take at most ${solarForApartments.maxPaybackYears}: try a smaller system.`,
  ]);
}

const quoteStep = {
  lead: "Quote:",
  text: `from an authorised retailer. The owners corporation signs the approval form within ${signedWithinDays} days of getting the quote.`,
};

function nextSteps({ vote, cost, fees }: EnteredForApartments, { isEligible = true } = {}): VerdictList[] {
  const needsSpecialResolution = cost !== undefined && fees !== undefined && cost > 2 * fees;
  const decision =
    cost === undefined || fees === undefined
      ? "the committee can decide, unless it costs more than twice the yearly fees or needs a permit. In those cases you need a special resolution."
      : needsSpecialResolution
        ? "it costs more than twice the yearly fees, so you need a special resolution."
        : "it costs no more than twice the yearly fees, so the committee can decide, unless a permit is needed.";
  const items = compact([
    vote === "none" && { lead: "Vote:", text: decision },
    {
      lead: "Documents:",
      text: "the plan of subdivision, a year of power bills for the common areas, the roof’s age, and the minutes of the vote.",
    },
    isEligible && quoteStep,
    {
      lead: "Signatures:",
      text: "two members of the committee, or the manager if the owners corporation has authorised them.",
    },
    {
      lead: "Ask us:",
      text: "say how many lots there are and whether there’s been a vote, on",
      link: { href: "/contact?for=owners-corporation&service=commercial-solar#form", text: "our form" },
    },
  ]);
  return [{ title: "What to do next: vote, documents, signatures", isOrdered: true, items }];
}

function certificatesOf({ kw }: EnteredForApartments, today: Day) {
  const year = yearOfDay(plannedBusinessDay(kw ?? 0, today));
  const certificates = kw === undefined ? 0 : solarCertificates(kw, melbourneZone, year);
  return { certificates, dollars: certificates * certificatePrice.assumed, year };
}

/** The part of the price that remains for the grant. */
function priceAfterCertificates(entered: EnteredForApartments, today: Day): number | undefined {
  return entered.cost && Math.max(0, entered.cost - certificatesOf(entered, today).dollars);
}

/** Years until the apartments' savings have paid for the system, without the grant. */
function paybackYearsOf(entered: EnteredForApartments, today: Day): number | undefined {
  const { apartments, kw, use } = entered;
  const price = priceAfterCertificates(entered, today);
  if (price === undefined || !kw || apartments === undefined || apartments > apartmentsServed.max) return undefined;
  return price / blockYear({ apartments, kw, dailyKwh: use }).saving;
}

/** `maxGrant` is 0 if the owners corporation can't get the grant, or if the number of apartments is missing. */
function arithmeticOf(entered: EnteredForApartments, today: Day, maxGrant: number) {
  const { apartments, cost } = entered;
  const { certificates, dollars, year } = certificatesOf(entered, today);
  const discountsText = compact([maxGrant > 0 && "the grant", certificates > 0 && "the certificates"]).join(" and ");
  const priceBeforeGrant = priceAfterCertificates(entered, today);
  const remainingDollars =
    priceBeforeGrant === undefined ? undefined : priceBeforeGrant - Math.min(maxGrant, priceBeforeGrant);
  const years = paybackYearsOf(entered, today);
  return linesOf({
    "Pays for itself in":
      years !== undefined &&
      `about ${numberText(years, 1)} years before the grant. The grant is only for systems that pay for themselves within ${solarForApartments.maxPaybackYears} years.`,
    "Maximum grant":
      maxGrant > 0 &&
      `${numberText(apartments ?? 0)} × ${moneyText(solarForApartments.perApartment)} = ${moneyText(maxGrant)}. It never pays more than the system costs, and some funding rounds limit the share that it covers.`,
    "Federal certificates":
      certificates > 0 &&
      `${numberText(certificates)} × ${moneyText(certificatePrice.assumed)} = ${moneyText(dollars)}, in Melbourne, installed in ${year}`,
    "Left to pay":
      cost !== undefined &&
      remainingDollars !== undefined &&
      `${remainingDollars === 0 ? grantText(priceBeforeGrant ?? cost, certificates) : remainingText(cost, discountsText, remainingDollars, apartments)} The apartments also need a device that shares the power between them: check that the quote includes it.`,
  });
}

function grantText(price: number, certificates: number): string {
  const afterCertificatesText = certificates > 0 ? " after certificates" : "";
  return `${moneyText(price)}${afterCertificatesText}. If your round covers the whole price, the grant pays all of it.`;
}

function remainingText(
  cost: number,
  discountsText: string,
  remainingDollars: number,
  apartments: number | undefined,
): string {
  const perApartmentText = apartments ? `, or ${moneyText(remainingDollars / apartments)} for each apartment` : "";
  return `At least ${moneyText(remainingDollars)}${perApartmentText}.${discountsText && ` That’s ${moneyText(cost)} less ${discountsText}.`}`;
}
