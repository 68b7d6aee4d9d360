import type { DayCurve, DayRow } from "#content/energy/average-day.ts";
import { number } from "#content/format.ts";

/** A name in the plot; left and top edge in percent of its width and height. */
export interface DayLabel {
  name: string;
  amount: string;
  x: number;
  y: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The plot's size in pixels where it is narrowest, and on a small laptop. */
const narrow = { width: 700, height: 256 };
const laptop = { width: 900, height: 310 };
const labelHeight = 44;
const letterWidth = 7.8;
/** The distance between two tried positions, in percent of the width. */
const stride = 2;
/** A name may touch its area's edge, because letters leave the corners of their box empty. */
const within = 0.75;

/**
 * Places each area's name if the area has room, without overlaps. An area that is too small gets no name; the legend explains its
 * colour.
 */
export function dayLabels({ rows, totals }: DayCurve, topKw: number, scale: string): DayLabel[] {
  const occupied: Box[] = [{ x: 100 - percent(scale, narrow), y: 0, width: 100, height: 12 }];
  const labels: DayLabel[] = [];
  const place = (name: string, kwh: number, placesOver: (x: number, width: number) => Place[]) => {
    const size = boxOf(name, narrow);
    let best: (Box & Place) | undefined;
    for (let x = Math.floor(10 * (100 - size.width)) / 10; x >= 0; x -= stride) {
      for (const found of placesOver(x, size.width)) {
        const box = { ...size, ...found, x };
        if (found.worth <= (best?.worth ?? 0) || box.y < 0 || box.y + size.height > 100) continue;
        if (!occupied.some((second) => overlap(box, second))) best = box;
      }
    }
    if (!best) return;
    occupied.push(best);
    labels.push({
      name,
      amount: `${number(kwh)} kWh`,
      x: Math.round(best.x * 10) / 10,
      y: Math.round(best.y * 10) / 10,
    });
  };
  const inside = (name: string, from: Line, to: Line) => {
    const { width } = boxOf(name, laptop);
    const margin = (width * (1 - within)) / 2;
    return (x: number) => between(rowsUnder(rows, x + margin, x + width - margin), topKw, from, to);
  };
  const [sold, filling] = ["Sold to the grid", "Into the battery"] as const;
  const stored = (row: DayRow) => row.direct + row.charge;
  place(
    sold,
    totals.exported,
    inside(sold, stored, (row) => stored(row) + row.exported),
  );
  place(
    filling,
    totals.charge,
    inside(filling, (row) => row.direct, stored),
  );
  place("From the battery", totals.discharge, (x, width) => above(rowsUnder(rows, x, x + width), topKw));
  return labels;
}

interface Place {
  /** The label's top edge in percent. */
  y: number;
  /** How good this position is. */
  worth: number;
}

type Line = (row: DayRow) => number;

/** A position between two lines that leave room: best in the middle, otherwise below or above it. */
function between(rows: readonly DayRow[], topKw: number, from: Line, to: Line): Place[] {
  const low = highest(rows, from);
  const height = (labelHeight / laptop.height) * 100;
  const spare = ((-highest(rows, (row) => -to(row)) - low) / topKw) * 100 - height * within;
  if (spare <= 0) return [];
  const floor = 100 - (low / topKw) * 100 - (height * (1 + within)) / 2;
  return [
    { y: floor - spare / 2, worth: spare },
    { y: floor, worth: spare * 0.8 },
    { y: floor - spare, worth: spare * 0.8 },
  ];
}

/**
 * A position just above everything drawn at that hour, since dark text can’t be read on dark areas. The best one is where the
 * battery discharges most.
 */
function above(rows: readonly DayRow[], topKw: number): Place[] {
  // Only after dark: above the solar areas the name would seem to be theirs.
  if (!rows.every((row) => row.solar < topKw * 0.15)) return [];
  const discharged = rows.reduce((sum, row) => sum + row.discharge, 0) / rows.length;
  const top = highest(rows, (row) => Math.max(row.use, row.solar));
  const height = (labelHeight / narrow.height) * 100;
  return discharged > topKw * 0.02 ? [{ y: 98 - (top / topKw) * 100 - height, worth: discharged }] : [];
}

function highest(rows: readonly DayRow[], value: Line): number {
  let high = -Infinity;
  for (const row of rows) high = Math.max(high, value(row));
  return high;
}

/** The steps whose middle is between two edges. */
function rowsUnder(rows: readonly DayRow[], left: number, right: number): readonly DayRow[] {
  const perPercent = rows.length / 100;
  return rows.slice(Math.ceil(left * perPercent - 0.5), Math.floor(right * perPercent - 0.5) + 1);
}

function boxOf(name: string, plot: typeof narrow): Box {
  return { x: 0, y: 0, width: percent(name, plot), height: (labelHeight / plot.height) * 100 };
}

function percent(text: string, plot: typeof narrow): number {
  return ((text.length * letterWidth + 8) / plot.width) * 100;
}

function overlap(first: Box, second: Box): boolean {
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}
