// Draws the map of Victoria on Service areas as an SVG.
import { coverageDots } from "#app/places/coverage/dots.ts";
import { insetView, mapSize, onMap } from "#app/places/coverage/projection.ts";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import outlines from "./victoria.json" with { type: "json" };

const colours: Record<CoverageKind, string> = {
  metro: "#f4b41a",
  "near-regional": "#8fc0ac",
  "remote-regional": "#c9d0dc",
  "remote-consultation": "#7f8aa0",
};

/** Victoria at night, with a light for every locality; on a larger map the lights are larger. */
export function victoriaPicture(): string {
  return picture(`0 0 ${mapSize.width} ${mapSize.height}`, () => true);
}

/** The area around Melbourne, enlarged. */
export function melbournePicture(): string {
  const { left, top, size } = insetView;
  return picture(
    `${left} ${top} ${size} ${size}`,
    ({ x, y }) => x >= left && x <= left + size && y >= top && y <= top + size,
  );
}

interface Point {
  x: number;
  y: number;
}

function picture(view: string, isShown: (point: Point) => boolean): string {
  const lights = coverageDots().map(
    ({ kind, places }) => `  <path stroke="${colours[kind]}" d="${dotsPath(places.map(onMap).filter(isShown))}"/>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" fill="none" stroke-linecap="round">
  <style>path{stroke-width:1.6;vector-effect:non-scaling-stroke}@media(width>=600px){path{stroke-width:2.2}}@media(width>=880px){path{stroke-width:3}}</style>
  <path stroke="#47546d" style="stroke-width:1" fill="#fff" fill-opacity=".035" d="${outlinePath()}"/>
${lights.join("")}</svg>
`;
}

/**
 * Draws dots as zero-length lines with round ends, row by row and back and forth, so that each step is short and compresses well.
 */
function dotsPath(points: readonly Point[]): string {
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

function row({ y }: Point): number {
  return Math.floor(y / 8);
}

/**
 * Victoria's outline and two islands: latitude and longitude of capes, river mouths and bends, drawn for this map, accurate to a
 * few kilometres.
 */
function outlinePath(): string {
  const closedPath = (points: readonly number[][]) =>
    `M${points
      .map(([lat = 0, lng = 0]) => onMap({ lat, lng }))
      .map(({ x, y }) => `${x} ${y}`)
      .join("L")}Z`;
  return Object.values(outlines).map(closedPath).join("");
}
