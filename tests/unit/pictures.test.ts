import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import pictures from "#app/pictures/files/pictures.json" with { type: "json" };
import catalogue from "#tools/pictures/catalogue.json" with { type: "json" };

const folder = join(import.meta.dirname, "../../app/pictures/files");
const kinds = ["avif", "webp"] as const;
type Kind = (typeof kinds)[number];

interface Entry {
  width: number;
  height: number;
  widths: number[];
  color: string;
  x0?: number;
  x1?: number;
}
const manifest: Record<string, Entry> = pictures;
const parts = Object.values(catalogue.cuts).flatMap(({ slices, bands }) => [...slices, ...bands]);

const fileName = (name: string, width: number, kind: Kind) => `${name}-${width}.${kind}`;
const bytes = (name: string, width: number, kind: Kind) => statSync(join(folder, fileName(name, width, kind))).size;

test("every picture of the catalogue is there in the widths promised, none wider than its render, and no other", () => {
  for (const [name, { blender, widths }] of Object.entries(catalogue.scenes)) {
    expect.soft(manifest[name]?.widths, name).toEqual(widths);
    expect.soft(Math.max(...widths), name).toBeLessThanOrEqual(blender.w);
  }
  const names = [...Object.keys(catalogue.scenes), ...parts.map(({ name }) => name)].sort();
  expect(Object.keys(manifest)).toEqual(names);
  const promised = names.flatMap((name) =>
    (manifest[name]?.widths ?? []).flatMap((width) => kinds.map((kind) => fileName(name, width, kind))),
  );
  expect(readdirSync(folder).sort()).toEqual([...promised, "pictures.json"].sort());
});

test("each file is as large as its name and the manifest say", () => {
  for (const [name, { width, height, widths, color }] of Object.entries(manifest)) {
    expect.soft(color, name).toMatch(/^#[0-9a-f]{6}$/);
    expect.soft(widths.at(-1), name).toBe(width);
    for (const promised of widths)
      for (const kind of kinds) {
        const size = sizeOf(readFileSync(join(folder, fileName(name, promised, kind))), kind);
        expect.soft(size.width, fileName(name, promised, kind)).toBe(promised);
        expect.soft(Math.abs(size.height - (height * promised) / width), name).toBeLessThanOrEqual(1);
      }
  }
});

test("no picture is published twice under two names", () => {
  const files = readdirSync(folder).filter((file) => file !== "pictures.json");
  const contents = new Set(files.map((file) => readFileSync(join(folder, file), "latin1")));
  expect(contents.size).toBe(files.length);
});

test("all pictures together stay within 6 MB", () => {
  const all = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(all).toBeLessThanOrEqual(6_000_000);
});

test("the hero's bands stay within 90 KB in any width, its strips within 150 KB", () => {
  const { slices, bands } = catalogue.cuts.hero;
  for (const [shown, budget] of [
    [bands, 90_000],
    [slices, 150_000],
  ] as const)
    for (const step of [0, 1, 2]) {
      const sizes = shown.map(({ name }) => bytes(name, manifest[name]?.widths[step] ?? 0, "avif"));
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
    }
});

test("the page places the hero's strips where they were cut, and each holds its hours from 640 to 2560 px", () => {
  const css = readFileSync(join(import.meta.dirname, "../../app/pictures/day-plate.css"), "utf8");
  const hours = [0, 5, 10, 15, 20, 24];
  for (const [index, { name, x0, x1 }] of catalogue.cuts.hero.slices.entries()) {
    expect(manifest[name]).toMatchObject({ x0, x1 });
    const rule = new RegExp(
      `\\.slice-${index + 1} \\{\\s+--from: ([\\d.]+);\\s+--to: ([\\d.]+);\\s+--left: (\\d+);\\s+--right: (\\d+);`,
    );
    const [from, to, left = 0, right = 24] = rule.exec(css)?.slice(1).map(Number) ?? [];
    expect([from, to, left, right]).toEqual([x0, x1, hours[index], hours[index + 1]]);
    for (const window of [640, 768, 1024, 1440, 1920, 2560]) {
      const axis = Math.min(1248, window - 2 * (window < 1024 ? 24 : 32));
      const whole = Math.max(window, (Math.min(Math.max(272, 0.34 * window), 640) * 50) / 19);
      const place = (hour: number) => 0.5 + ((hour / 24 - 0.5) * axis) / whole;
      expect(x0).toBeLessThanOrEqual(left === 0 ? 0.5 - window / whole / 2 : place(left));
      expect(x1).toBeGreaterThanOrEqual(right === 24 ? 0.5 + window / whole / 2 : place(right));
    }
  }
});

/** Width and height from the file's own header: AVIF's `ispe` box, WebP's lossy frame. */
function sizeOf(file: Buffer, kind: Kind): { width: number; height: number } {
  if (kind === "webp") {
    const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
    return { width: file.readUInt16LE(frame) & 0x3fff, height: file.readUInt16LE(frame + 2) & 0x3fff };
  }
  const box = file.indexOf("ispe") + 8;
  return { width: file.readUInt32BE(box), height: file.readUInt32BE(box + 4) };
}
