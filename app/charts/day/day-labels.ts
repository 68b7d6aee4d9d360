import type { DayCurve, DayRow } from "#content/energy/average-day.ts";
import { numberText } from "#content/format.ts";

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

/** The plot's size in pixels where it is narrowest. */
const narrow = { width: 700, height: 256 };

/** The plot's size in pixels on a small laptop. */
const laptop = { width: 900, height: 310 };
const labelHeight = 44;
const letterWidth = 7.8;
/** The distance between two tried positions, in percent of the width. */
const stride = 2;
/** How much of a label's box must fit in its area. Letters leave the box's corners empty. */
const requiredShare = 0.75;

/** Places each area's name, without overlaps. An area without room gets no name: the legend explains its colour. */
export function dayLabels({ rows, totals }: DayCurve, topKw: number, scale: string): DayLabel[] {
  const occupied: Box[] = [{ x: 100 - percent(scale, narrow), y: 0, width: 100, height: 12 }];
  const labels: DayLabel[] = [];
  const place = (name: string, kwh: number, positionsAt: (x: number, width: number) => Position[]) => {
    const size = boxOf(name, narrow);
    let best: (Box & Position) | undefined;
    for (let x = Math.floor(10 * (100 - size.width)) / 10; x >= 0; x -= stride) {
      for (const position of positionsAt(x, size.width)) {
        const box = { ...size, ...position, x };
        if (position.score <= (best?.score ?? 0) || box.y < 0 || box.y + size.height > 100) continue;
        if (!occupied.some((other) => overlap(box, other))) best = box;
      }
    }
    if (!best) return;
    occupied.push(best);
    labels.push({
      name,
      amount: `${numberText(kwh)} kWh`,
      x: Math.round(best.x * 10) / 10,
      y: Math.round(best.y * 10) / 10,
    });
  };
  const inside = (name: string, from: Edge, to: Edge) => {
    const { width } = boxOf(name, laptop);
    const margin = (width * (1 - requiredShare)) / 2;
    return (x: number) => between(rowsUnder(rows, x + margin, x + width - margin), topKw, from, to);
  };
  const [sold, filling] = ["Sold to the grid", "Into the battery"] as const;
  const stored = (row: DayRow) => row.direct + row.charged;
  place(
    sold,
    totals.exported,
    inside(sold, stored, (row) => stored(row) + row.exported),
  );
  place(
    filling,
    totals.charged,
    inside(filling, (row) => row.direct, stored),
  );
  place("From the battery", totals.discharged, (x, width) => above(rowsUnder(rows, x, x + width), topKw));
  return labels;
}

interface Position {
  /** The label's top edge in percent. */
  y: number;
  /** How good this position is. */
  score: number;
}

type Edge = (row: DayRow) => number;

/** Positions between two edges that leave room: in the middle if possible, otherwise at the lower or the upper edge. */
function between(rows: readonly DayRow[], topKw: number, from: Edge, to: Edge): Position[] {
  const low = highest(rows, from);
  const height = (labelHeight / laptop.height) * 100;
  const spare = ((-highest(rows, (row) => -to(row)) - low) / topKw) * 100 - height * requiredShare;
  if (spare <= 0) return [];
  const floor = 100 - (low / topKw) * 100 - (height * (1 + requiredShare)) / 2;
  return [
    { y: floor - spare / 2, score: spare },
    { y: floor, score: spare * 0.8 },
    { y: floor - spare, score: spare * 0.8 },
  ];
}

/** A position above everything drawn there, because dark text can't be read on dark areas. Best where the battery gives most. */
function above(rows: readonly DayRow[], topKw: number): Position[] {
  // Only after dark: above a solar area it would look like that area's name.
  if (!rows.every((row) => row.made < topKw * 0.15)) return [];
  const discharged = rows.reduce((sum, row) => sum + row.discharged, 0) / rows.length;
  const top = highest(rows, (row) => Math.max(row.use, row.made));
  const height = (labelHeight / narrow.height) * 100;
  return discharged > topKw * 0.02 ? [{ y: 98 - (top / topKw) * 100 - height, score: discharged }] : [];
}

function highest(rows: readonly DayRow[], value: Edge): number {
  let high = -Infinity;
  for (const row of rows) high = Math.max(high, value(row));
  return high;
}

/** The rows whose middle is between two positions on the x axis, in percent. */
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
