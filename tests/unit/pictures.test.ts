import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import pictures from "#app/pictures/files/pictures.json" with { type: "json" };
import { articles } from "#content/articles/index.ts";
import { pages } from "#content/pages.ts";
import titles from "#tools/pictures/card-titles.json" with { type: "json" };
import catalogue from "#tools/pictures/catalogue.json" with { type: "json" };
import { missingRender } from "#tools/pictures/sources.ts";

const folder = join(import.meta.dirname, "../../app/pictures/files");
const manifest: Record<string, { width: number; height: number; widths: number[] }> = pictures;
const { slices, bands } = catalogue.cuts.hero;

/** The bands for phones have no WebP. A phone without AVIF shows the slices. */
const bandNames = Object.values(catalogue.cuts).flatMap((cut) => cut.bands.map(({ name }) => name));
const files = Object.entries(manifest).flatMap(([name, { width: fullWidth, height: fullHeight, widths }]) => {
  const fullSize = { fullWidth, fullHeight };
  return [
    ...widths.map((width) => ({ ...fullSize, file: `${name}-${width}.avif`, width })),
    ...(bandNames.includes(name) ? [] : [{ ...fullSize, file: `${name}-${fullWidth}.webp`, width: fullWidth }]),
  ];
});

test.each(files)("the picture $file has its name's width and the manifest's proportions", (picture) => {
  const { file, width, fullWidth, fullHeight } = picture;
  const size = sizeOf(readFileSync(join(folder, file)));
  expect(size.width).toBe(width);
  expect(Math.abs(size.height - (fullHeight * width) / fullWidth)).toBeLessThanOrEqual(1);
});

test("no two picture files are identical", () => {
  expect(new Set(files.map(({ file }) => readFileSync(join(folder, file), "latin1"))).size).toBe(files.length);
});

test("the manifest and the catalogue list the same pictures and widths", () => {
  const { cuts, crops, scenes } = catalogue;
  const wholePictures = Object.entries({ ...scenes, ...crops }).map(([name, { widths }]) => [name, widths]);
  const parts = Object.values(cuts).flatMap(({ slices, bands }) => [...slices, ...bands].map(({ name }) => name));
  expect(Object.keys(manifest).sort()).toEqual([...wholePictures.map(([name]) => name), ...parts].sort());
  for (const [name, widths] of wholePictures) expect.soft(manifest[String(name)]?.widths, String(name)).toEqual(widths);
});

test("a crop without its scene's render isn't made, and the command says how to make both", () => {
  expect(missingRender(catalogue, ["meter"], () => false)).toBe(
    "meter needs the render of switchboard: run npm run pictures -- switchboard meter",
  );
});

test("a crop is made if its scene is rendered, or chosen as well", () => {
  expect(missingRender(catalogue, ["meter"], (scene) => scene === "switchboard")).toBeUndefined();
  expect(missingRender(catalogue, ["meter", "switchboard"], () => false)).toBeUndefined();
});

test("a cut without two of its scenes' renders names both", () => {
  const isRendered = (scene: string) => scene !== "house-noon" && scene !== "house-night";
  expect(missingRender(catalogue, ["hero"], isRendered)).toContain("needs the render of house-night, house-noon:");
});

test("all pictures together stay within 4 MB", () => {
  expect(bytesOf(files.map(({ file }) => file))).toBeLessThanOrEqual(4_000_000);
});

/** The widths of Home's picture, and where each stands in the manifest's `widths`. */
const homeWidths: readonly [name: string, index: number][] = [
  ["smallest", 0],
  ["middle", 1],
  ["largest", 2],
];

test.each(homeWidths)("Home's bands stay within 90 KB at the %s width", (_, index) => {
  expect(bytesOf(bands.map(({ name }) => `${name}-${manifest[name]?.widths[index]}.avif`))).toBeLessThanOrEqual(90_000);
});

test.each(homeWidths)("Home's slices stay within 150 KB at the %s width", (_, index) => {
  expect(bytesOf(slices.map(({ name }) => `${name}-${manifest[name]?.widths[index]}.avif`))).toBeLessThanOrEqual(
    150_000,
  );
});

// After a change of a title: npm run pictures -- cards
test("every social card shows its page's current title", () => {
  expect(titles).toEqual({
    ...Object.fromEntries(pages.map(({ path, title }) => [path === "/" ? "home" : path.slice(1), title])),
    ...Object.fromEntries(articles.map(({ slug, title }) => [`blog-${slug}`, title])),
  });
});

function bytesOf(names: readonly string[]): number {
  return names.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** Width and height from the file's own header: AVIF's `ispe` box, or WebP's lossy frame. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const box = file.indexOf("ispe");
  if (box > 0) return { width: file.readUInt32BE(box + 8), height: file.readUInt32BE(box + 12) };
  const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  return { width: file.readUInt16LE(frame) & 0x3fff, height: file.readUInt16LE(frame + 2) & 0x3fff };
}
