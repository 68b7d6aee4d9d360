import { halfOf } from "../programs/household.ts";
import { cookingGasCost, currentYear, heatingGasPrice, type PlanHome, yearlyGasCharge } from "./home.ts";
import type { makePlan, PlanStep } from "./plan.ts";

type QueryFields = Readonly<Record<string, string | number | undefined>>;

/** Links to the calculators that give this step's price and its saving, with the same dollars as in the plan. */
export function linksOf(
  step: PlanStep,
  { finishedHouse }: Pick<ReturnType<typeof makePlan>, "finishedHouse">,
  home: PlanHome,
) {
  const { purchase } = step;
  const date = { year: step.year, half: halfOf(step.day) };
  const household = { income: home.income, stc: home.stc };
  const rates = { rate: home.rate, gasprice: home.gasprice };
  const isSimulated = step.id === "panels" || step.id === "battery";
  const hasPanels = home.solar !== "none";
  const priceLink = urlOf("/your-price", {
    kw: isSimulated && !hasPanels ? home.kw : 0,
    battery: step.id === "battery" ? home.battery : 0,
    postcode: home.postcode.postcode,
    ...(isSimulated && {
      use: finishedHouse.use,
      rate: home.rate,
      heating: finishedHouse.heating,
      water: finishedHouse.water,
      ev: finishedHouse.ev,
    }),
    ...(step.id === "battery" && hasPanels && { existing: "yes", existingkw: home.kw }),
    ...(purchase.heatPump && { hotwater: "yes" }),
    ...(purchase.airConditioner && { aircon: purchase.airConditioner }),
    ...household,
    ...date,
  });
  return { priceLink, savingLink: savingLinkOf(step, home, { ...household, ...rates, ...date }) };
}

function savingLinkOf({ id }: PlanStep, home: PlanHome, sharedFields: QueryFields): string | undefined {
  if (id === "water")
    return urlOf("/hot-water", { people: home.people, system: home.system, ...sharedFields }, "#answer");
  if (id !== "heating" || home.rooms === "electric") return undefined;
  const { swaps } = currentYear(home);
  // A summer bill is a quarter of the year's gas without heating. A winter bill has all of the heating as well.
  const summer = Math.round(((swaps.water?.gasCost ?? 0) + cookingGasCost(home) + yearlyGasCharge) / 4);
  return urlOf("/your-price", {
    tab: "heating",
    winter: summer + Math.round(swaps.heating?.gasSaved ?? 0),
    summer,
    gasprice: heatingGasPrice(home),
    rate: home.rate,
  });
}

/** Joins the query by hand: a plan has up to a dozen links, and URLSearchParams costs more than a link's markup. */
function urlOf(page: string, fields: QueryFields, hash = "#answer"): string {
  const knownFields = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  const query = knownFields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
  return `${page}?${query}${hash}`;
}
