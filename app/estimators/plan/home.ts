import { cooking } from "#content/energy/cooking.ts";
import { heatingAssumptions, reverseCycleCost, warmthKwh } from "#content/energy/heating.ts";
import { gasPrice, hotWaterAssumptions, hotWaterYear } from "#content/energy/hot-water.ts";
import type { Span } from "#content/energy/inputs/house.ts";
import { mapValues } from "#content/map-values.ts";
import type { Place } from "../fields.ts";
import { dailyKwhOf, type House } from "../house.ts";

/** What was entered about a home, under the names of its fields. */
export interface PlanHome {
  /** How the water is heated; "shared" is a building's own system. */
  system: "gas" | "electric" | "heat-pump" | "shared";
  /** The water heater's age: under 3 years, 3 to 10, over 10. */
  age: "new" | "middle" | "old" | "unknown";
  /** What heats the rooms: "room" is a gas heater in one of them, "electric" plug-in heaters. */
  rooms: "ducted" | "room" | "electric" | "reverse" | "other";
  solar: "none" | "panels" | "battery";
  cooktop: "gas" | "electric";
  car: "no" | "yes" | "soon";
  owner: "owner" | "renter";
  dwelling: "house" | "apartment";
  postcode: Place;
  people: number;
  /** A quarterly power bill in dollars. */
  bill: number;
  /** The price of power, in cents per kWh. */
  rate: number;
  /** The price of gas, in cents per MJ. */
  gasprice: number;
  income: "" | "under" | "over";
  /** kW of panels, existing or to be bought. */
  kw: number;
  /** Usable kWh of battery, existing or to be bought. */
  battery: number;
  /** Dollars for one certificate. */
  stc: number;
  /** How many years they plan to stay, if they said so. */
  stay: number | undefined;
  /** The most that may be spent in a year, in dollars. */
  budget: number;
}

/** A year's figures for replacing an appliance with an efficient electric one. */
export interface Swap {
  /** Dollars for the old appliance's gas at the average price. */
  gasCost: number;
  /** Dollars of gas that replacing it takes off the bill, perhaps at a cheaper price. */
  gasSaved: number;
  kwhBefore: number;
  kwhAfter: number;
  /** Dollars that the swap saves in a year. */
  saving: Span;
}

/** The largest share of a bill that plug-in heaters are assumed to use. */
const maxPlugInHeating = 0.4;

/** A year of a home's gas and power as it is, and what each swap changes. */
export function currentYear(home: PlanHome) {
  const dailyKwh = dailyKwhOf({ kw: undefined, bill: home.bill, rate: home.rate }) ?? 0;
  const water = waterSwap(home);
  const heating = heatingSwap(home, 365 * dailyKwh - (water?.kwhBefore ?? 0));
  const gasCost = (water?.gasCost ?? 0) + (heating?.gasCost ?? 0) + cookingGasCost(home);
  return {
    /** kWh on the average day, including hot water and heating if they are electric. */
    dailyKwh,
    swaps: { water, heating },
    /** A year's gas bill in dollars, with the daily charge. */
    gasBill: gasCost > 0 ? gasCost + yearlyGasCharge : 0,
  };
}

/** The daily supply charge over a year, in dollars. */
export const yearlyGasCharge = gasPrice.dailyDollars * 365;

/** Replacing the water heater with a heat pump, worked out as on the Hot Water page. */
function waterSwap({ system: waterHeater, people, rate, gasprice }: PlanHome): Swap | undefined {
  if (waterHeater !== "gas" && waterHeater !== "electric") return undefined;
  const { gas, electric, heatPump } = hotWaterYear(people, { usageCents: rate, gasCents: gasprice });
  const currentHeater = waterHeater === "gas" ? gas : electric;
  const gasCost = waterHeater === "gas" ? gas.cost.assumed : 0;
  return {
    gasCost,
    gasSaved: gasCost,
    kwhBefore: waterHeater === "electric" ? electric.kwh : 0,
    kwhAfter: heatPump.kwh,
    saving: {
      low: currentHeater.cost.low - heatPump.cost.high,
      assumed: currentHeater.cost.assumed - heatPump.cost.assumed,
      high: currentHeater.cost.high - heatPump.cost.low,
    },
  };
}

/** Replacing gas or plug-in heaters with reverse cycle, worked out from a year's usual gas, as in the heating check. */
function heatingSwap(home: PlanHome, kwhBesidesWater: number): Swap | undefined {
  const { rooms: roomHeating, rate, gasprice } = home;
  const { reverseCycle } = heatingAssumptions;
  if (roomHeating === "ducted" || roomHeating === "room") {
    const megajoules =
      roomHeating === "ducted" ? heatingAssumptions.usualGasMegajoules : heatingAssumptions.usualRoomGasMegajoules;
    const gasSaved = (megajoules * heatingGasPrice(home)) / 100;
    const cost = reverseCycleCost(megajoules, rate);
    return {
      gasCost: (megajoules * gasprice) / 100,
      gasSaved,
      kwhBefore: 0,
      kwhAfter: warmthKwh(megajoules) / reverseCycle.assumed,
      saving: { low: gasSaved - cost.high, assumed: gasSaved - cost.assumed, high: gasSaved - cost.low },
    };
  }
  if (roomHeating !== "electric") return undefined;
  const kwhBefore = Math.min(
    warmthKwh(heatingAssumptions.usualRoomGasMegajoules),
    maxPlugInHeating * Math.max(0, kwhBesidesWater),
  );
  return {
    gasCost: 0,
    gasSaved: 0,
    kwhBefore,
    kwhAfter: kwhBefore / reverseCycle.assumed,
    saving: mapValues(reverseCycle, (cop) => (kwhBefore * (1 - 1 / cop) * rate) / 100),
  };
}

/** Cents per MJ. The more gas is used, the cheaper it gets: while the water stays on gas, heating uses the cheapest gas. */
export function heatingGasPrice(home: PlanHome): number {
  return keepsGasWater(home) ? Math.min(home.gasprice, gasPrice.cheapest) : home.gasprice;
}

/** Whether the gas water heater is too new to replace. */
function keepsGasWater({ system: waterHeater, age }: PlanHome): boolean {
  return waterHeater === "gas" && age === "new";
}

/** Dollars a year for a gas cooktop as the last gas appliance, which pays the highest rate, and for induction instead. */
export function cooktopCostAsLastGasAppliance({ gasprice, rate }: PlanHome) {
  const dearest = Math.max(gasprice, gasPrice.blocks[0]);
  return { gas: (cooking.gasMegajoules * dearest) / 100, induction: (cooking.inductionKwh * rate) / 100 };
}

/** Dollars that a gas cooktop's gas costs in a year. */
export function cookingGasCost({ cooktop, gasprice }: PlanHome): number {
  return cooktop === "gas" ? (cooking.gasMegajoules * gasprice) / 100 : 0;
}

type SwapName = keyof ReturnType<typeof currentYear>["swaps"];

/** The house once some appliances are electric, for Your price and the engine. */
export function houseAfter(home: PlanHome, swapNames: readonly SwapName[]): House & { use: number } {
  const { dailyKwh, swaps } = currentYear(home);
  const addedKwh = swapNames.reduce((sum, name) => {
    const swap = swaps[name];
    return swap ? sum + swap.kwhAfter - swap.kwhBefore : sum;
  }, 0);
  const hasHeatPump = swapNames.includes("water") || home.system === "heat-pump";
  const heatsWithPower = swapNames.includes("heating") || home.rooms === "electric" || home.rooms === "reverse";
  return {
    postcode: home.postcode,
    kw: home.kw,
    battery: home.battery,
    rate: home.rate,
    /** A quarter's use in whole kWh, as links have it. */
    use: Math.max(1, Math.round((365 * dailyKwh + addedKwh) / 4)),
    heating: heatsWithPower ? "electric" : "gas",
    ...(hasHeatPump && { water: heatPumpKwhPerDay(home.people), waterpart: "included" as const }),
    ev: home.car === "yes" ? "day" : "no",
  };
}

/** A heat pump's kWh on the average day. */
function heatPumpKwhPerDay(people: number): number {
  return (
    Math.round(((people * hotWaterAssumptions.heatKwhPerPerson) / hotWaterAssumptions.heatPumpCop.assumed) * 100) / 100
  );
}
