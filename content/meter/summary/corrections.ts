import { type MeterHouse, yearlyKwh } from "../house.ts";
import { smoothThrough } from "../interpolate.ts";
import { type Fitted, type RunMeter, runsOfMeter } from "../run.ts";

interface Sizes {
  panels: readonly number[];
  batteries: readonly number[];
}

export const leastCorrection = 0.5;
const mostCorrection = leastCorrection + 0.63;

const panelSizes = { without: [3.3, 6.6, 10, 15], with: [0, 3.3, 6.6, 13.2] } as const;
const batterySizes = [0, 5, 10, 20] as const;
/** A building that uses several homes' power gets several homes' sizes. */
const kwhOfSeveralHomes = 15_000;

/**
 * An average day overstates how much solar is used at once. These 4 × 4 ratios say by how much, for sizes of panels and
 * batteries: what less is bought by the half-hours, against the same by average days.
 */
export function correctionsOf(house: MeterHouse, averageDays: MeterHouse): number[] {
  const { panels, batteries } = sizesFor(averageDays);
  const [real, average] = [boughtLess(runsOfMeter(house)), boughtLess(runsOfMeter(averageDays))];
  const ratios = panels.flatMap((kw) =>
    batteries.map((battery) => {
      const byAverage = average({ kw, battery });
      return byAverage > 0.5 ? real({ kw, battery }) / byAverage : undefined;
    }),
  );
  return ratios.map((ratio, at) => {
    // With neither panels nor battery nothing changes, and the next size speaks.
    const known = ratio ?? ratios[at + batteries.length] ?? ratios[at + 1] ?? 1;
    return Math.min(mostCorrection, Math.max(leastCorrection, known));
  });
}

/** kWh less bought a year, from average days and their corrections. */
export function correctedBoughtLess(
  averageDays: MeterHouse,
  corrections: readonly number[],
): (fitted: Fitted) => number {
  const { panels, batteries } = sizesFor(averageDays);
  const average = boughtLess(runsOfMeter(averageDays));
  const ratio = (row: number, column: number) => corrections[row * batteries.length + column] ?? 1;
  const atSize = panels.map((kw, row) =>
    batteries.map((battery, column) => ratio(row, column) * average({ kw, battery })),
  );
  const corrected = ({ kw, battery }: Fitted) => {
    const byPanels = atSize.map((row) => smoothThrough(batteries, row, battery));
    return smoothThrough(panels, byPanels, kw);
  };
  const [least = 0, most = 0, mostBattery = 0] = [panels[0], panels.at(-1), batteries.at(-1)];
  return ({ kw, battery }) => {
    if (kw >= least && kw <= most && battery <= mostBattery) return Math.max(0, corrected({ kw, battery }));
    // Beyond what was corrected the nearest size's ratio holds; few panels are used up whatever the day is like.
    const nearest = { kw: Math.min(most, Math.max(least, kw)), battery: Math.min(mostBattery, battery) };
    const ratioThere = corrected(nearest) / Math.max(0.001, average(nearest));
    const towardsNone = kw < least ? 1 - kw / least : 0;
    return average({ kw, battery }) * (ratioThere * (1 - towardsNone) + towardsNone);
  };
}

export function boughtLess(run: RunMeter): (fitted: Fitted) => number {
  const now = run({ kw: 0, battery: 0 }).year.bought;
  return (fitted) => now - run(fitted).year.bought;
}

/** How many homes' power a building uses: it is offered as many times the sizes. */
export function homesUsing(yearlyUse: number): number {
  return Math.max(1, Math.ceil(yearlyUse / kwhOfSeveralHomes));
}

function sizesFor(averageDays: MeterHouse): Sizes {
  const homes = homesUsing(yearlyKwh(averageDays, "general"));
  const panels = averageDays.hasExport ? panelSizes.with : panelSizes.without;
  return { panels: panels.map((kw) => kw * homes), batteries: batterySizes.map((kwh) => kwh * homes) };
}
