import { coverageOf } from "#content/places/coverage.ts";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { localities } from "#content/places/data/localities.ts";
import { onPlate } from "./projection.ts";

/** Every locality as a dot, by kind of coverage. Heavy: reached by a dynamic import from the page's loader. */
export interface Dots {
  kind: CoverageKind;
  count: number;
  /** Zero-length lines with round ends, each a dot. */
  path: string;
}

export function coverageDots(): readonly Dots[] {
  drawn ??= kinds.map((kind) => {
    const places = localities.filter((place) => coverageOf(place).kind === kind);
    return { kind, count: places.length, path: dotsPath(places.map(onPlate)) };
  });
  return drawn;
}

let drawn: readonly Dots[] | undefined;

const kinds: readonly CoverageKind[] = ["remote-consultation", "remote-regional", "near-regional", "metro"];

/** Row by row, to and fro, so that each step is short and compresses well. */
function dotsPath(points: readonly { x: number; y: number }[]): string {
  const inOrder = points.toSorted((a, b) => row(a) - row(b) || (row(a) % 2 ? b.x - a.x : a.x - b.x) || a.y - b.y);
  let [x, y] = [0, 0];
  let path = "";
  for (const point of inOrder) {
    const [right, down] = [point.x - x, point.y - y];
    if (path !== "" && right === 0 && down === 0) continue;
    path += `m${right}${down < 0 ? "" : " "}${down}z`;
    [x, y] = [point.x, point.y];
  }
  return path;
}

function row({ y }: { y: number }): number {
  return Math.floor(y / 8);
}
