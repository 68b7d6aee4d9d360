import { type DaytimeOccupancy, estimate } from "#content/energy/estimate.ts";
import { inputOf, modelledYear } from "#content/energy/model-house.ts";
import { batteriesFor } from "#content/energy/sizing.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { type PackageSize, packageSizes } from "#content/offers/package-sizes.ts";
import { claims } from "#content/prices.ts";

const usualYear = modelledYear({ batteryKwh: 10 });

/** The house behind most figures, without a battery and with 10 kWh: 6.6 kW of panels, 18 kWh a day, someone home part of the day. */
export const usualHouse = { panels: usualYear.year.panels, savings: usualYear.savings };

/** A year of that house with each size of battery. */
export const houseByBatterySize = [...batteriesFor(inputOf({}), {}).sizes()];

/** The share of 6.6 kW's output that is used directly, at 18 kWh a day. */
export const usedDirectly = { out: directShare("out"), mixed: directShare("mixed"), home: directShare("home") };

/** What panels make in a year, relative to a roof that faces north at 22°. */
export const relativeYield = {
  northEast: yieldFacing(45),
  northWest: yieldFacing(315),
  east: yieldFacing(90),
  west: yieldFacing(270),
  south: yieldFacing(180),
  eastSteep: yieldFacing(90, 35),
};

const [smartSaver, nightOptimiser, allElectricHome] = packageSizes;

/**
 * What each package saves: with everyone out, with someone home part of the day or all of it, and in the worst and best case. Also the
 * kWh that a house uses in a day if it saves as much as we claim.
 */
export const packageSavings = {
  "smart-saver": savingsByOccupancy(smartSaver),
  "night-optimiser": savingsByOccupancy(nightOptimiser),
  "all-electric-home": savingsByOccupancy(allElectricHome),
};

/** What panels alone save in the house behind the payback claim. */
export const panelSavings = {
  mixed: usualYear.savings.panels,
  out: modelledYear({ occupancy: "out" }).savings.panels,
  home: modelledYear({ occupancy: "home" }).savings.panels,
};

function savingsByOccupancy(size: PackageSize) {
  return {
    worst: savingOf(size, "out").low,
    out: savingOf(size, "out").assumed,
    assumed: savingOf(size, "mixed").assumed,
    home: savingOf(size, "home").assumed,
    best: savingOf(size, "home").high,
    claimedDailyKwh: dailyKwhToSave(size),
  };
}

function directShare(occupancy: DaytimeOccupancy): number {
  const { direct, made } = modelledYear({ occupancy }).year.both;
  return direct / made;
}

function yieldFacing(azimuth: number, pitch = 22): number {
  const madeFacing = (face: { azimuth?: number; pitch?: number }) =>
    estimate({ panels: { faces: [{ kw: 1, ...face }] }, load: { dailyKwh: 1 } }).year.both.made;
  return madeFacing({ azimuth, pitch }) / madeFacing({});
}

/** The whole kWh a day at which the best case reaches the claimed saving, with someone home all day. */
function dailyKwhToSave(size: PackageSize): number {
  const saving = claims.savesUpTo[size.id].dollars;
  let [low, high] = [size.dailyKwh, 100];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (savingOf({ ...size, dailyKwh: middle }, "home").high >= saving) high = middle;
    else low = middle;
  }
  return high;
}

function savingOf(size: PackageSize, occupancy: DaytimeOccupancy) {
  const { kw, batteryKwh, dailyKwh } = size;
  return modelledYear({ kw, batteryKwh, dailyKwh, heating: heatingOf(size), occupancy }).savings.together;
}
