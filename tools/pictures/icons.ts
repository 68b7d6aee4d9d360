// npm run pictures -- icons: the icons in public/, drawn from the brand's bird.
import { readFile, writeFile } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import { business } from "#content/business.ts";
import { ensureChromium } from "../setup/chromium.mjs";
import { fail } from "../setup/setup.mjs";

const root = new URL("../../", import.meta.url);
const ink = "#1B2A33";
const wattle = "#F4B41A";

const source = await readFile(new URL("app/brand/wattlebird.svg", root), "utf8");
const bird = (
  [
    [/^<svg[^>]*>|<\/svg>\s*$/g, ""],
    [/ class="[^"]*"/g, ""],
    [/fill="#E08A6F"/g, 'fill="#B5472F"'],
    [/<path fill="none" stroke="#FAF7F0"[^>]*>/g, ""],
  ] as const
).reduce((svg, [pattern, replacement]) => {
  const changed = svg.replace(pattern, replacement);
  return changed === svg ? fail(`app/brand/wattlebird.svg has no ${pattern}`) : changed;
}, source);

/** Makes all icons. Versions of Chromium may differ by one shade in a few pixels of the bird's edge. */
export async function makeIcons(): Promise<void> {
  const favicon = tile({ radius: 12, scale: 0.82 });
  await save("favicon.svg", favicon);
  const browser = await chromium.launch({ executablePath: ensureChromium({ whole: true }) });
  const tab = await browser.newPage();
  await save("favicon.ico", ico(await png(tab, favicon, 32), 32));
  for (const { name, size, ...shape } of [
    { name: "apple-touch-icon", size: 180, scale: 0.74 },
    { name: "icon-192", size: 192, radius: 12, scale: 0.8 },
    { name: "icon-512", size: 512, radius: 12, scale: 0.8 },
    { name: "icon-maskable-512", size: 512, scale: 0.6 },
  ]) {
    await save(`${name}.png`, await png(tab, tile(shape), size));
  }
  await browser.close();
}

async function save(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(`public/${name}`, root), content);
  console.log(`public/${name}`);
}

/** A tile of 64 units: the bird on its wire before the sun's yellow. */
function tile({ radius = 0, scale }: { radius?: number; scale: number }): string {
  const x = 32 - 31.5 * scale;
  const y = 33 - 37.5 * scale;
  const line = y + 57 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${business.shortName}</title><rect width="64" height="64" rx="${radius}" fill="${wattle}"/><path d="M0 ${line.toFixed(2)}H64" stroke="${ink}" stroke-width="3"/><g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})">${bird.trim().replace(/\n\s*/g, "")}</g></svg>\n`;
}

/** Draws an SVG as a square PNG of this many pixels a side. */
async function png(tab: Page, svg: string, size: number): Promise<Buffer> {
  await tab.setViewportSize({ width: size, height: size });
  await tab.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return tab.screenshot({ omitBackground: true });
}

/** An .ico that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one image
  header.writeUInt8(size, 6); // of this width
  header.writeUInt8(size, 7); // and height
  header.writeUInt16LE(1, 10); // in one colour plane
  header.writeUInt16LE(32, 12); // of 32 bits a pixel,
  header.writeUInt32LE(image.length, 14); // this many bytes long
  header.writeUInt32LE(header.length, 18); // after this header
  return Buffer.concat([header, image]);
}
