import { statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";

const site = await sharedSite();
const pages = new Map<string, string>();
beforeAll(async () => {
  const sitemap = await (await site.ask("/sitemap.xml")).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address ?? "");
    if (!pathname.startsWith("/blog/category")) pages.set(pathname, await (await site.ask(pathname)).text());
  }
});

test("no page has more than 400 KB of pictures at 360 px and two device pixels to one, scrolled or not", () => {
  for (const [path, page] of pages) {
    const all = picturesOf(page).reduce((sum, picture) => sum + bytesAt360(picture), 0);
    expect.soft(all, path).toBeLessThanOrEqual(400_000);
  }
  expect(picturesOf(pages.get("/") ?? "").length).toBeGreaterThan(5);
});

test("every picture is there as wide as a page shows it: at 1440 px, and at 360 px with two device pixels to one", () => {
  for (const [path, page] of pages)
    for (const picture of picturesOf(page)) {
      const [narrow, wide] = [shownAt(picture, 360), shownAt(picture, 1440)];
      for (const [{ files, width }, density] of [[narrow, 2] as const, [wide, 1] as const])
        expect.soft(files.at(-1)?.width, `${path}: ${files.at(-1)?.name}`).toBeGreaterThanOrEqual(density * width);
    }
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

/** What the browser takes of a picture: the smallest file that is wide enough. */
function bytesAt360(picture: string): number {
  const { files, width } = shownAt(picture, 360);
  const file = files.find((candidate) => candidate.width >= 2 * width) ?? files.at(-1);
  return statSync(join(import.meta.dirname, `../../../app/pictures/files/${file?.name}.avif`)).size;
}

/** The first AVIF source whose media holds in a window, with its files and the width its `sizes` gives there. */
function shownAt(picture: string, window: number) {
  const sources = [...picture.matchAll(/<source [^>]*>/g)].map(([tag]) => tag);
  const source =
    sources.find((tag) => tag.includes("image/avif") && (window < 640 || !tag.includes("max-width"))) ?? "";
  const sizes = (/\ssizes="([^"]*)"/.exec(source)?.[1] ?? "").split(",");
  const size = sizes.find((candidate) => 16 * Number(/min-width: (\d+)rem/.exec(candidate)?.[1] ?? 0) <= window) ?? "";
  const files = [...source.matchAll(/\/([\w-]+?-\d+)-[\w-]{8}\.avif (\d+)w/g)].map(([, name, width]) => ({
    name,
    width: Number(width),
  }));
  return { files, width: cssWidth(size.replace(/^.*\) (?=\S+$)/, ""), window) };
}

function cssWidth(size: string, window: number): number {
  const [, fixed] = /^\s*([\d.]+)rem\s*$/.exec(size) ?? [];
  if (fixed) return 16 * Number(fixed);
  const [, share, less] = /^\s*(?:calc\()?([\d.]+)vw(?: - ([\d.]+)rem\))?\s*$/.exec(size) ?? [];
  if (!share) throw new Error(`a width that the test can't read: ${size}`);
  return (window * Number(share)) / 100 - 16 * Number(less ?? 0);
}
