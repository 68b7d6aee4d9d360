import { type DaytimeOccupancy, estimate } from "#content/energy/estimate.ts";
import { inputOf, modelled } from "#content/energy/model-house.ts";
import { batteriesFor } from "#content/energy/sizing.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { type PackageSize, packageSizes } from "#content/offers/package-sizes.ts";
import { claims } from "#content/prices.ts";

const usual = modelled({ usable: 10 });

/** The house behind most figures: 6.6 kW, 18 kWh a day, someone home part of the day, without a battery and with 10 kWh. */
export const house = { panels: usual.year.panels, worth: usual.worth };

/** A year of that house with each size of battery. */
export const houseByBatterySize = [...batteriesFor(inputOf({}), {}).sizes()];

/** The share of 6.6 kW's output that is used directly, at 18 kWh a day. */
export const usedDirectly = { out: directly("out"), mixed: directly("mixed"), home: directly("home") };

/** A roof's year relative to one that faces north at 22°. */
export const relativeYield = {
  northEast: turned(45),
  northWest: turned(315),
  east: turned(90),
  west: turned(270),
  south: turned(180),
  eastSteep: turned(90, 35),
};

const [smartSaver, nightOptimiser, allElectricHome] = packageSizes;

/**
 * What each package saves if everyone is out, or someone is home part of the day or all of it; in the worst case and the best; and the
 * kWh a day that reaches the claimed saving.
 */
export const packageWorth = {
  "smart-saver": savingsOf(smartSaver),
  "night-optimiser": savingsOf(nightOptimiser),
  "all-electric-home": savingsOf(allElectricHome),
};

/** What panels alone save in the house behind the payback claim. */
export const panelsWorth = {
  mixed: usual.worth.panels,
  out: modelled({ home: "out" }).worth.panels,
  home: modelled({ home: "home" }).worth.panels,
};

function savingsOf(size: PackageSize) {
  return {
    least: worthOf(size, "out").low,
    out: worthOf(size, "out").assumed,
    assumed: worthOf(size, "mixed").assumed,
    home: worthOf(size, "home").assumed,
    most: worthOf(size, "home").high,
    reachedAt: dailyUseToSave(size),
  };
}

function directly(home: DaytimeOccupancy): number {
  const { direct, made } = modelled({ home }).year.both;
  return direct / made;
}

function turned(azimuth: number, pitch = 22): number {
  const made = (faces: { azimuth?: number; pitch?: number }) =>
    estimate({ panels: { faces: [{ kw: 1, ...faces }] }, load: { daily: 1 } }).year.both.made;
  return made({ azimuth, pitch }) / made({});
}

/** Whole kWh a day, with someone home all day and at the upper end of the range. */
function dailyUseToSave(size: PackageSize): number {
  const saving = claims.savesUpTo[size.id].dollars;
  let [low, high] = [size.dailyUse, 100];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (worthOf({ ...size, dailyUse: middle }, "home").high >= saving) high = middle;
    else low = middle;
  }
  return high;
}

function worthOf(size: PackageSize, home: DaytimeOccupancy) {
  const { kw, batteryKwh: usable, dailyUse: daily } = size;
  return modelled({ kw, usable, daily, heating: heatingOf(size), home }).worth.together;
}
