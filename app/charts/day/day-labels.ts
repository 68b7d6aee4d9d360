import type { DayCurve, DayRow } from "#content/energy/average-day.ts";
import { numberText } from "#content/format.ts";

/** A name in the plot. Its left and top edges are percentages of the plot's width and height. */
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

/** The plot's smallest size, in pixels. */
const narrowPlot = { width: 700, height: 256 };

/** The plot's size in pixels on a small laptop. */
const laptopPlot = { width: 900, height: 310 };
const labelHeight = 44;
/** The mean width of a label's letter, in pixels. */
const letterWidth = 7.8;
/** The space beside a label's letters, left and right together, in pixels. */
const labelPadding = 8;
/** The distance between two tried positions, in percent of the width. */
const stride = 2;
/** How much of a label's box must fit in its area. Letters leave the box's corners empty. */
const requiredShare = 0.75;

/** Places each area's name, without overlaps. An area without room gets no name: the legend explains its colour. */
export function dayLabels({ rows, totals }: DayCurve, topKw: number, scaleText: string): DayLabel[] {
  // The scale's own label is at the top right.
  const occupiedBoxes: Box[] = [{ x: 100 - widthPercent(scaleText, narrowPlot), y: 0, width: 100, height: 12 }];
  const labels: DayLabel[] = [];
  const place = (name: string, kwh: number, positionsAt: (x: number, width: number) => Position[]) => {
    const size = boxOf(name, narrowPlot);
    let bestBox: (Box & Position) | undefined;
    for (let x = Math.floor(10 * (100 - size.width)) / 10; x >= 0; x -= stride) {
      for (const position of positionsAt(x, size.width)) {
        const box = { ...size, ...position, x };
        if (position.score <= (bestBox?.score ?? 0) || box.y < 0 || box.y + size.height > 100) continue;
        if (!occupiedBoxes.some((otherBox) => doOverlap(box, otherBox))) bestBox = box;
      }
    }
    if (!bestBox) return;
    occupiedBoxes.push(bestBox);
    labels.push({
      name,
      amount: `${numberText(kwh)} kWh`,
      x: Math.round(bestBox.x * 10) / 10,
      y: Math.round(bestBox.y * 10) / 10,
    });
  };
  const positionsInside = (name: string, lowerEdge: Edge, upperEdge: Edge) => {
    const { width } = boxOf(name, laptopPlot);
    const margin = (width * (1 - requiredShare)) / 2;
    return (x: number) =>
      positionsBetween(rowsUnder(rows, x + margin, x + width - margin), topKw, lowerEdge, upperEdge);
  };
  const [soldName, fillingName] = ["Sold to the grid", "Into the battery"] as const;
  const storedTop = (row: DayRow) => row.direct + row.charged;
  place(
    soldName,
    totals.exported,
    positionsInside(soldName, storedTop, (row) => storedTop(row) + row.exported),
  );
  place(
    fillingName,
    totals.charged,
    positionsInside(fillingName, (row) => row.direct, storedTop),
  );
  place("From the battery", totals.discharged, (x, width) => positionsAbove(rowsUnder(rows, x, x + width), topKw));
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
function positionsBetween(rows: readonly DayRow[], topKw: number, lowerEdge: Edge, upperEdge: Edge): Position[] {
  const lowestKw = highestOf(rows, lowerEdge);
  const height = (labelHeight / laptopPlot.height) * 100;
  const sparePercent = ((-highestOf(rows, (row) => -upperEdge(row)) - lowestKw) / topKw) * 100 - height * requiredShare;
  if (sparePercent <= 0) return [];
  const lowestY = 100 - (lowestKw / topKw) * 100 - (height * (1 + requiredShare)) / 2;
  return [
    { y: lowestY - sparePercent / 2, score: sparePercent },
    { y: lowestY, score: sparePercent * 0.8 },
    { y: lowestY - sparePercent, score: sparePercent * 0.8 },
  ];
}

/** A position above all areas, because dark text can't be read on a dark one. The more the battery supplies below it, the better. */
function positionsAbove(rows: readonly DayRow[], topKw: number): Position[] {
  // Only after dark: above a solar area the label would look like that area's name.
  if (!rows.every((row) => row.made < topKw * 0.15)) return [];
  // Below a fiftieth of the plot's height the battery's area is only a line, so a label would seem to name nothing.
  const meanDischargedKw = rows.reduce((sum, row) => sum + row.discharged, 0) / rows.length;
  const topKwThere = highestOf(rows, (row) => Math.max(row.use, row.made));
  const height = (labelHeight / narrowPlot.height) * 100;
  return meanDischargedKw > topKw * 0.02
    ? [{ y: 98 - (topKwThere / topKw) * 100 - height, score: meanDischargedKw }]
    : [];
}

function highestOf(rows: readonly DayRow[], edge: Edge): number {
  let highestKw = -Infinity;
  for (const row of rows) highestKw = Math.max(highestKw, edge(row));
  return highestKw;
}

/** The rows whose middle is between two positions on the x axis, in percent. */
function rowsUnder(rows: readonly DayRow[], left: number, right: number): readonly DayRow[] {
  const perPercent = rows.length / 100;
  return rows.slice(Math.ceil(left * perPercent - 0.5), Math.floor(right * perPercent - 0.5) + 1);
}

function boxOf(name: string, plot: typeof narrowPlot): Box {
  return { x: 0, y: 0, width: widthPercent(name, plot), height: (labelHeight / plot.height) * 100 };
}

function widthPercent(text: string, plot: typeof narrowPlot): number {
  return ((text.length * letterWidth + labelPadding) / plot.width) * 100;
}

function doOverlap(first: Box, second: Box): boolean {
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}
