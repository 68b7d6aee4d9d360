import { type MeterHouse, yearlyKwh } from "../house.ts";
import { type AddedSystem, type MeterRunner, meterRunner } from "../run.ts";
import { correctionBits, stepsInRatio } from "./layout.ts";

interface Sizes {
  panelsKw: readonly number[];
  batteriesKwh: readonly number[];
}

export const minCorrection = 0.5;
const maxCorrection = minCorrection + (2 ** correctionBits - 1) / stepsInRatio;

/** The panels that are tried for a home without panels, and for one that has some already. */
const panelSizesKw = { withoutPanels: [3.3, 6.6, 10, 15], withPanels: [0, 3.3, 6.6, 13.2] } as const;
const batterySizesKwh = [0, 5, 10, 20] as const;
/** A building counts as one home for each of these kWh a year, or part of them. */
const kwhPerHome = 15_000;

/**
 * Average days overstate how much solar is used directly. These 4 × 4 ratios, one for each size of panels and battery, correct that:
 * the purchases saved on the real days, relative to those saved on average days.
 */
export function correctionsOf(house: MeterHouse, averageDays: MeterHouse): number[] {
  const { panelsKw, batteriesKwh } = sizesFor(averageDays);
  const [savedOnRealDays, savedOnAverageDays] = [
    purchasesSaved(meterRunner(house)),
    purchasesSaved(meterRunner(averageDays)),
  ];
  const ratios = panelsKw.flatMap((kw) =>
    batteriesKwh.map((batteryKwh) => {
      const savedByAverage = savedOnAverageDays({ kw, batteryKwh });
      return savedByAverage > 0.5 ? savedOnRealDays({ kw, batteryKwh }) / savedByAverage : undefined;
    }),
  );
  return ratios.map((ratio, index) => {
    // With neither panels nor battery nothing changes, so this uses the next size's ratio.
    const nearestRatio = ratio ?? ratios[index + batteriesKwh.length] ?? ratios[index + 1] ?? 1;
    return Math.min(maxCorrection, Math.max(minCorrection, nearestRatio));
  });
}

/** kWh a year that needn't be bought, from average days and their corrections. */
export function correctedPurchasesSaved(
  averageDays: MeterHouse,
  corrections: readonly number[],
): (system: AddedSystem) => number {
  const { panelsKw, batteriesKwh } = sizesFor(averageDays);
  const savedOnAverageDays = purchasesSaved(meterRunner(averageDays));
  const ratio = (row: number, column: number) => corrections[row * batteriesKwh.length + column] ?? 1;
  const kwhSavedAtSizes = panelsKw.map((kw, row) =>
    batteriesKwh.map((batteryKwh, column) => ratio(row, column) * savedOnAverageDays({ kw, batteryKwh })),
  );
  const correctedKwhSaved = ({ kw, batteryKwh }: AddedSystem) => {
    const byPanels = kwhSavedAtSizes.map((row) => smoothThrough(batteriesKwh, row, batteryKwh));
    return smoothThrough(panelsKw, byPanels, kw);
  };
  const [minKw = 0, maxKw = 0, maxBatteryKwh = 0] = [panelsKw[0], panelsKw.at(-1), batteriesKwh.at(-1)];
  return ({ kw, batteryKwh }) => {
    if (kw >= minKw && kw <= maxKw && batteryKwh <= maxBatteryKwh)
      return Math.max(0, correctedKwhSaved({ kw, batteryKwh }));
    // Beyond the corrected sizes the nearest ratio applies. It fades out towards no panels: a few panels' output is always used.
    const nearestSystem = { kw: Math.min(maxKw, Math.max(minKw, kw)), batteryKwh: Math.min(maxBatteryKwh, batteryKwh) };
    const ratioThere = correctedKwhSaved(nearestSystem) / Math.max(0.001, savedOnAverageDays(nearestSystem));
    const towardsNone = kw < minKw ? 1 - kw / minKw : 0;
    return savedOnAverageDays({ kw, batteryKwh }) * (ratioThere * (1 - towardsNone) + towardsNone);
  };
}

export function purchasesSaved(runYear: MeterRunner): (system: AddedSystem) => number {
  const boughtNow = runYear({ kw: 0, batteryKwh: 0 }).year.bought;
  return (system) => boughtNow - runYear(system).year.bought;
}

/** How many homes' power a building uses. The sizes that it is offered are multiplied by this. */
export function homesUsing(yearlyUseKwh: number): number {
  return Math.max(1, Math.ceil(yearlyUseKwh / kwhPerHome));
}

function sizesFor(averageDays: MeterHouse): Sizes {
  const homes = homesUsing(yearlyKwh(averageDays, "general"));
  const panelsKw = averageDays.hasExport ? panelSizesKw.withPanels : panelSizesKw.withoutPanels;
  return {
    panelsKw: panelsKw.map((kw) => kw * homes),
    batteriesKwh: batterySizesKwh.map((kwh) => kwh * homes),
  };
}

/** A smooth curve through points that rise or fall without overshooting between them (PCHIP: Fritsch and Butland, 1984). */
function smoothThrough(xs: readonly number[], ys: readonly number[], x: number): number {
  const lastIndex = xs.length - 1;
  const valueAt = (values: readonly number[], index: number) => values[index] ?? 0;
  const steps = Array.from({ length: lastIndex }, (_, index) => valueAt(xs, index + 1) - valueAt(xs, index));
  const slopes = steps.map((step, index) => (valueAt(ys, index + 1) - valueAt(ys, index)) / step);
  let leftIndex = 0;
  while (leftIndex < lastIndex - 1 && x > valueAt(xs, leftIndex + 1)) leftIndex++;
  const step = valueAt(steps, leftIndex);
  const t = (x - valueAt(xs, leftIndex)) / step;
  const [leftTangent, rightTangent] = [tangent(steps, slopes, leftIndex), tangent(steps, slopes, leftIndex + 1)];
  return (
    valueAt(ys, leftIndex) * (2 * t ** 3 - 3 * t ** 2 + 1) +
    step * leftTangent * (t ** 3 - 2 * t ** 2 + t) +
    valueAt(ys, leftIndex + 1) * (3 * t ** 2 - 2 * t ** 3) +
    step * rightTangent * (t ** 3 - t ** 2)
  );
}

function tangent(steps: readonly number[], slopes: readonly number[], index: number): number {
  const [slopeBefore, slopeAfter] = [slopes[index - 1], slopes[index]];
  if (slopeBefore === undefined) return endTangent(steps[0] ?? 1, steps[1] ?? 1, slopes[0] ?? 0, slopes[1] ?? 0);
  if (slopeAfter === undefined)
    return endTangent(steps.at(-1) ?? 1, steps.at(-2) ?? 1, slopes.at(-1) ?? 0, slopes.at(-2) ?? 0);
  if (slopeBefore * slopeAfter <= 0) return 0;
  const [weightBefore, weightAfter] = [
    2 * (steps[index] ?? 1) + (steps[index - 1] ?? 1),
    (steps[index] ?? 1) + 2 * (steps[index - 1] ?? 1),
  ];
  return (weightBefore + weightAfter) / (weightBefore / slopeBefore + weightAfter / slopeAfter);
}

function endTangent(step: number, nextStep: number, slope: number, nextSlope: number): number {
  const endSlope = ((2 * step + nextStep) * slope - step * nextSlope) / (step + nextStep);
  if (endSlope * slope <= 0) return 0;
  return slope * nextSlope <= 0 && Math.abs(endSlope) > 3 * Math.abs(slope) ? 3 * slope : endSlope;
}
