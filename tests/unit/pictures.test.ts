import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import pictures from "#app/pictures/files/pictures.json" with { type: "json" };
import { articles } from "#content/articles/index.ts";
import { pages } from "#content/pages.ts";
import titles from "#tools/pictures/card-titles.json" with { type: "json" };
import catalogue from "#tools/pictures/catalogue.json" with { type: "json" };

const folder = join(import.meta.dirname, "../../app/pictures/files");
const manifest: Record<string, { width: number; height: number; widths: number[] }> = pictures;
const { slices, bands } = catalogue.cuts.hero;

/** The bands for phones have no WebP. A phone without AVIF shows the strips. */
const bandNames = Object.values(catalogue.cuts).flatMap((cut) => cut.bands.map(({ name }) => name));
const files = Object.entries(manifest).flatMap(([name, picture]) => [
  ...picture.widths.map((width) => ({ ...picture, file: `${name}-${width}.avif`, width, of: picture.width })),
  ...(bandNames.includes(name) ? [] : [{ ...picture, file: `${name}-${picture.width}.webp`, of: picture.width }]),
]);

test("each picture file has the size its name and the manifest say, and no two are identical", () => {
  for (const { file, width, height, of } of files) {
    const size = sizeOf(readFileSync(join(folder, file)));
    expect.soft(size.width, file).toBe(width);
    expect.soft(Math.abs(size.height - (height * width) / of), file).toBeLessThanOrEqual(1);
  }
  expect(new Set(files.map(({ file }) => readFileSync(join(folder, file), "latin1"))).size).toBe(files.length);
});

test("the manifest and the catalogue list the same pictures and widths", () => {
  const { cuts, crops, scenes } = catalogue;
  const whole = Object.entries({ ...scenes, ...crops }).map(([name, { widths }]) => [name, widths]);
  const parts = Object.values(cuts).flatMap(({ slices, bands }) => [...slices, ...bands].map(({ name }) => name));
  expect(Object.keys(manifest).sort()).toEqual([...whole.map(([name]) => name), ...parts].sort());
  for (const [name, widths] of whole) expect.soft(manifest[String(name)]?.widths, String(name)).toEqual(widths);
});

test("all pictures stay within 4 MB, Home's bands within 90 KB at any width, its strips within 150 KB", () => {
  const bytesOf = (names: readonly string[]) => names.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytesOf(files.map(({ file }) => file))).toBeLessThanOrEqual(4_000_000);
  for (const step of [0, 1, 2])
    for (const [cut, budget] of [
      [bands, 90_000],
      [slices, 150_000],
    ] as const)
      expect(bytesOf(cut.map(({ name }) => `${name}-${manifest[name]?.widths[step]}.avif`))).toBeLessThanOrEqual(
        budget,
      );
});

test("every social card shows its page's current title; npm run pictures -- cards makes them again", () => {
  expect(titles).toEqual({
    ...Object.fromEntries(pages.map(({ path, title }) => [path === "/" ? "home" : path.slice(1), title])),
    ...Object.fromEntries(articles.map(({ slug, title }) => [`blog-${slug}`, title])),
  });
});

/** Width and height from the file's own header: AVIF's `ispe` box, or WebP's lossy frame. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const box = file.indexOf("ispe");
  if (box > 0) return { width: file.readUInt32BE(box + 8), height: file.readUInt32BE(box + 12) };
  const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  return { width: file.readUInt16LE(frame) & 0x3fff, height: file.readUInt16LE(frame + 2) & 0x3fff };
}
