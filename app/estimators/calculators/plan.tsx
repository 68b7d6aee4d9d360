import { lazyPart } from "#app/island/part.tsx";
import { gasPrice } from "#content/energy/hot-water.ts";
import { exampleHome } from "#content/energy/inputs/constants.ts";
import { meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { longDate, moneyText, roundToTens, sizeText } from "#content/format.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { defineCalculator, type ResultsProps } from "../define-calculator.tsx";
import { amount, choice, type Entered, fieldNamesOf, place } from "../fields.ts";
import { numberSpecs } from "../house.ts";
import { makePlan } from "../plan/plan.ts";
import { capitalisedJobName, dateText, headlineOf } from "../plan/words.ts";
import { householdFields } from "../programs/household.ts";

/** Hides a field that doesn't change what a renter can do. */
const forOwners = { hiddenWhen: { owner: ["renter"] } };

/** The main fields. Links rely on their names: `system` is what heats the water, `rooms` is what heats the rooms. */
const mainFields = {
  system: choice({
    label: "What heats your water?",
    options: { gas: "Gas", electric: "Electric tank", "heat-pump": "Heat pump", shared: "The building’s own" },
    default: "gas",
    asButtons: true,
  }),
  age: choice({
    label: "How old is it?",
    options: { new: "Under 3 years", middle: "3 to 10", old: "Over 10", unknown: "Don’t know" },
    default: "middle",
    asButtons: true,
    hiddenWhen: { system: ["heat-pump", "shared"], ...forOwners.hiddenWhen },
  }),
  rooms: choice({
    label: "What heats your rooms?",
    options: {
      ducted: "Ducted gas",
      room: "Gas heater",
      reverse: "Reverse cycle",
      electric: "Plug-in heaters",
      other: "Wood or other",
    },
    default: "ducted",
    asButtons: true,
  }),
  solar: choice({
    label: "What do you have already?",
    options: { none: "No panels", panels: "Panels", battery: "Panels and a battery" },
    default: "none",
    asButtons: true,
  }),
  cooktop: choice({
    label: "Cooktop",
    options: { gas: "Gas", electric: "Electric" },
    default: "gas",
    asButtons: true,
  }),
  car: choice({
    label: "Electric car",
    options: { no: "No", yes: "Yes", soon: "Soon" },
    default: "no",
    asButtons: true,
    ...forOwners,
  }),
  postcode: place({ hint: "Leave blank for Melbourne", ...forOwners }),
};

const moreFields = {
  people: amount(
    { label: "People", hint: "1 to 12", default: "3", ...forOwners },
    { noun: "the number of people", min: 1, max: 12, whole: true, assumed: 3 },
  ),
  bill: amount(
    {
      label: "Quarterly power bill ($)",
      hint: "GST included, without panels",
      default: String(exampleHome.bill),
      ...forOwners,
    },
    { noun: "your quarterly bill", unit: "dollars", min: 1, max: 5000, assumed: exampleHome.bill },
  ),
  owner: householdFields.owner,
  dwelling: choice({
    label: "Type of home",
    options: { house: "A house or townhouse", apartment: "An apartment" },
    default: "house",
    ...forOwners,
  }),
  income: { ...householdFields.income, ...forOwners },
  stay: amount(
    { label: "Staying at least (years)", hint: "Leave blank if you don’t know", ...forOwners },
    { noun: "the number of years", min: 1, max: 50 },
  ),
  budget: amount(
    { label: "Yearly budget ($)", default: "10000", ...forOwners },
    { noun: "the yearly budget", unit: "dollars", min: 500, max: 200_000, assumed: 10_000 },
  ),
  kw: amount(
    { label: "Panels (kW)", hint: "On the roof, or to buy", default: String(exampleHome.kw), ...forOwners },
    { ...numberSpecs.kw, max: 100, assumed: exampleHome.kw },
  ),
  battery: amount(
    {
      label: "Battery (usable kWh)",
      hint: "On the wall, or to buy",
      default: String(exampleHome.battery),
      ...forOwners,
    },
    { ...numberSpecs.battery, min: 1, assumed: exampleHome.battery },
  ),
  rate: amount(
    { label: "Power (c/kWh)", hint: `Leave blank and we’ll use ${sizeText(meanOffer.usageCents)}`, ...forOwners },
    { ...numberSpecs.rate, assumed: meanOffer.usageCents },
  ),
  gasprice: amount(
    { label: "Gas (c/MJ)", hint: `Or we’ll use ${sizeText(gasPrice.assumed)}, a year’s average`, ...forOwners },
    { noun: "the gas price", unit: "c/MJ", min: 0.5, max: 20, assumed: gasPrice.assumed },
  ),
  stc: { ...householdFields.stc, ...forOwners },
};

const fields = { ...mainFields, ...moreFields };

export type EnteredForPlan = Entered<typeof fields>;

export type PlanResult = ReturnType<typeof compute>;

/** A home's jobs by year, each at the price on its own day: what to do first, and when. */
export const plan = defineCalculator({
  name: "plan",
  title: "My plan",
  page: "/plan",
  fields,
  groups: [
    { fields: ["system"] },
    { fields: ["age"] },
    { fields: ["rooms"] },
    { fields: ["solar"] },
    { fields: ["cooktop"] },
    { fields: ["car"] },
    { fields: ["postcode"] },
    { fold: "Make it more accurate", fields: fieldNamesOf(moreFields) },
  ],
  button: "Show my plan",
  compute,
  Results: PlanResults,
  announce: ({ headline }) => headline,
  summarise: ({ headline, plan: madePlan }) => [
    { label: "The plan", value: headline },
    ...(madePlan?.steps ?? []).map((step) => ({
      label: capitalisedJobName(step),
      value: `${dateText(step)}: about ${moneyText(roundToTens(step.pay.typical))}, saves about ${moneyText(roundToTens(step.saving.assumed))} a year`,
    })),
    ...(madePlan && madePlan.steps.length > 0
      ? [
          {
            label: "All together",
            value: `about ${moneyText(roundToTens(madePlan.spent))}, saves about ${moneyText(roundToTens(madePlan.yearlySaving))} a year`,
          },
        ]
      : []),
  ],
});

export const Island = plan.island;

function compute(entered: EnteredForPlan, today: Day) {
  const firstDay = plannedInstallationDay(today);
  if (entered.owner === "renter")
    return {
      headline: "What you can do without the owner",
      plan: undefined,
      home: entered,
      firstDay,
      firstYear: yearOfDay(today),
    };
  const madePlan = makePlan(entered, today, firstDay);
  return {
    headline: headlineOf(madePlan),
    plan: madePlan,
    home: entered,
    firstDay,
    firstYear: madePlan.years[0]?.year ?? yearOfDay(today),
  };
}

/** The first thing to do, then the plan itself. */
function PlanResults({ result, query, today, isExample, hasProblems }: ResultsProps<typeof fields, PlanResult>) {
  return (
    <div className="estimate-results plan-answer">
      <p className="estimate-status">
        {hasProblems
          ? "Fix the highlighted fields. Here is what we can work out so far."
          : isExample
            ? "An example: gas hot water, ducted gas heating, no panels. Change whatever’s different at your place."
            : `Your plan, at the prices and rules of ${longDate(today)}`}
      </p>
      <h2 id="answer" className="plan-headline" tabIndex={-1}>
        {result.headline}
      </h2>
      <PlanAnswer result={result} query={query} />
    </div>
  );
}

const PlanAnswer = lazyPart(() => import("../plan/answer.tsx").then((module) => module.PlanAnswer));
