import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { show } from "./section.ts";

export interface Cost {
  name: string;
  perSecond: number;
  /** With one connection only. */
  alone: number;
  /** Microseconds. */
  cpu: number;
  bare: number;
  assets: number | undefined;
  budget: number | undefined;
  mostMs: number | undefined;
}

/** The same kind of page made in other ways: CPU in bare Workers that send the same bytes, in the same runtime, November 2026. */
const peers = [
  { name: "React renderToString", ratio: 3.7 },
  { name: "Hono with hono/jsx", ratio: 4.5 },
  { name: "Astro 7, prerendered", ratio: 6.5 },
  { name: "Astro 7, server-rendered", ratio: 11 },
  { name: "React Router 8, its template", ratio: 26 },
  { name: "Next 16 on OpenNext", ratio: 97 },
] as const;

const left = 250;
const width = 440;
const rowHeight = 40;

/** CPU per answer as bars on a scale of tens, each with a bare Worker's mark: the picture for the README. */
export function writeChart(costs: readonly Cost[]): void {
  writeFileSync(join(import.meta.dirname, "../results.svg"), drawChart(costs));
}

function drawChart(costs: readonly Cost[]): string {
  const decades = Math.max(2, Math.ceil(Math.log10(Math.max(...costs.map(({ cpu }) => cpu)) / least)));
  const at = (microseconds: number) => left + (Math.log10(Math.max(microseconds, least) / least) / decades) * width;
  const bottom = 50 + (costs.length + peers.length) * rowHeight;
  const bare = costs.map((cost) => cost.bare).sort((a, b) => a - b)[costs.length >> 1] ?? least;
  const lines = Array.from({ length: decades + 1 }, (_, power) => {
    const x = at(least * 10 ** power).toFixed(1);
    return `<path class="line" d="M${x} 40V${bottom}"/><text class="small" x="${x}" y="${bottom + 18}" text-anchor="middle">${scaleName(power)}</text>`;
  });
  const bars = costs.map(({ name, cpu, bare, assets }, index) => {
    const y = 50 + index * rowHeight;
    const end = at(cpu).toFixed(1);
    return [
      `<text x="${left - 12}" y="${y + 17}" text-anchor="end">${name.split(",")[0]}</text>`,
      `<path class="bar" d="M${left} ${y + 4}H${end}V${y + 22}H${left}Z"/>`,
      `<path class="bare" d="M${at(bare).toFixed(1)} ${y}V${y + 26}"/>`,
      assets === undefined ? "" : `<circle class="assets" cx="${at(assets).toFixed(1)}" cy="${y + 13}" r="5"/>`,
      `<text x="${left + width + 84}" y="${y + 18}" text-anchor="end">${show(cpu / bare)} ×</text>`,
    ].join("");
  });
  const others = peers.map(({ name, ratio }, index) => {
    const y = 50 + (costs.length + index) * rowHeight;
    return [
      `<text x="${left - 12}" y="${y + 17}" text-anchor="end">${name}</text>`,
      `<path class="peer" d="M${left} ${y + 4}H${at(bare * ratio).toFixed(1)}V${y + 22}H${left}Z"/>`,
      `<path class="bare" d="M${at(bare).toFixed(1)} ${y}V${y + 26}"/>`,
      `<text x="${left + width + 84}" y="${y + 18}" text-anchor="end">${show(ratio)} ×</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 790 ${bottom + 34}" font-family="system-ui, sans-serif" font-size="14"><title>CPU per answer in microseconds, and in bare Workers that send the same bytes</title><style>${style}</style>${legend}${lines.join("")}${bars.join("")}${others.join("")}</svg>\n`;
}

/** Microseconds where the scale begins. */
const least = 10;

function scaleName(power: number): string {
  const microseconds = least * 10 ** power;
  return microseconds < 1000
    ? `${microseconds} µs`
    : microseconds < 1_000_000
      ? `${microseconds / 1000} ms`
      : `${microseconds / 1_000_000} s`;
}

const legend = `<text class="small" x="${left + width + 84}" y="23" text-anchor="end">ratio</text><path class="bar" d="M${left} 12h22v12h-22Z"/><text class="small" x="${left + 30}" y="23">this site</text><path class="bare" d="M${left + 120} 9v18"/><text class="small" x="${left + 130}" y="23">bare Worker, same bytes</text><circle class="assets" cx="${left + 316}" cy="18" r="5"/><text class="small" x="${left + 328}" y="23">static-assets layer</text>`;

/** A picture in a README stands on the reader's ground, light or dark. */
const style = `text{fill:#1b2a33}.small{font-size:12px;fill:#55606a}.line{stroke:#c9ccc8;stroke-width:1}.bar{fill:#2a7a5e}.peer{fill:#9aa5a0}.bare{stroke:#b3541e;stroke-width:3}.assets{fill:#fff;stroke:#4b5f8a;stroke-width:2.5}@media(prefers-color-scheme:dark){text{fill:#e8ebe6}.small{fill:#aab4ae}.line{stroke:#3c4744}.bar{fill:#4fae8b}.peer{fill:#6d7a75}.bare{stroke:#f0955a}.assets{fill:#10171a;stroke:#9db3e6}}`;
