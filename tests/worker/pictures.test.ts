import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../site.ts";

let site: Site;
const pages = new Map<string, string>();
beforeAll(async () => {
  site = await startSite();
  const sitemap = await (await site.ask("/sitemap.xml")).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address ?? "");
    if (!pathname.startsWith("/blog/category")) pages.set(pathname, await (await site.ask(pathname)).text());
  }
});
afterAll(() => site.stop());

test("no page has more than 400 KB of pictures at 360 px and two device pixels to one, scrolled or not", () => {
  for (const [path, page] of pages) {
    const all = picturesOf(page).reduce((sum, picture) => sum + bytesAt360(picture), 0);
    expect.soft(all, path).toBeLessThanOrEqual(400_000);
  }
  expect(picturesOf(pages.get("/") ?? "").length).toBeGreaterThan(5);
});

test("an alternative text says in words what matters in the picture, or is empty for decoration", () => {
  for (const [path, page] of pages)
    for (const [tag] of page.matchAll(/<img [^>]*>/g)) {
      const alt = /\salt="([^"]*)"/.exec(tag)?.[1];
      expect.soft(alt, `${path}: ${tag}`).toBeDefined();
      if (!alt) continue;
      expect.soft(alt.split(/\s+/).length, `${path}: ${alt}`).toBeGreaterThanOrEqual(5);
      expect.soft(alt, path).not.toMatch(/^(an? )?(image|picture|photo|render)|\.(avif|webp)|-\d{3,4}/i);
    }
});

test("pictures below the first are lazy, and each keeps its place before it arrives", () => {
  for (const [path, page] of pages)
    for (const [tag] of page.matchAll(/<img [^>]*>/g)) {
      expect.soft(tag, path).toMatch(/\swidth="\d+"/);
      expect.soft(tag, path).toMatch(/\sheight="\d+"/);
      expect.soft(/loading="lazy"/.test(tag), path).toBe(!/fetchPriority="high"/i.test(tag));
    }
});

function picturesOf(page: string): string[] {
  return [...page.matchAll(/<picture[^>]*>.*?<\/picture>/gs)].map(([picture]) => picture);
}

/** What the browser takes of a picture: the first AVIF source whose media holds, its smallest file that is wide enough. */
function bytesAt360(picture: string): number {
  const sources = [...picture.matchAll(/<source [^>]*>/g)].map(([tag]) => tag);
  const source = sources.find((tag) => tag.includes("image/avif")) ?? "";
  const sizes = /\ssizes="([^"]*)"/.exec(source)?.[1] ?? "";
  const files = [...source.matchAll(/\/([\w-]+?-\d+)-[\w-]{8}\.avif (\d+)w/g)].map(([, name, width]) => ({
    name,
    width: Number(width),
  }));
  const wanted = 2 * cssWidth(sizes.split(",").at(-1) ?? "");
  const file = files.find(({ width }) => width >= wanted) ?? files.at(-1);
  return statSync(join(import.meta.dirname, `../../app/pictures/${file?.name}.avif`)).size;
}

function cssWidth(size: string): number {
  const [, share, less] = /^\s*(?:calc\()?([\d.]+)vw(?: - ([\d.]+)rem\))?\s*$/.exec(size) ?? [];
  if (!share) throw new Error(`a width that the test can't read: ${size}`);
  return (360 * Number(share)) / 100 - 16 * Number(less ?? 0);
}
