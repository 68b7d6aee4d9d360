// npm run pictures -- cards: social cards, 1200 x 630, with a picture, the title and the wordmark.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import { parse } from "yaml";
import { escapeHtml } from "#app/document/escape-html.ts";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { ensureChromium } from "../setup/chromium.mjs";
import { fail } from "../setup/setup.mjs";

interface Card {
  name: string;
  title: string;
  label: string;
  picture: string;
}

const root = new URL("../../", import.meta.url);
const maxBytes = 60_000;
/** The title on each committed card, so that a test notices when a page's title has changed since. */
const titlesFile = new URL("tools/pictures/card-titles.json", root);

/** The pages' pictures. */
const pagePictures: Readonly<Record<string, string>> = {
  home: "house-noon",
  "your-price": "roof-from-above",
  plan: "house-morning",
  "your-meter": "switchboard",
  residential: "roof-from-above",
  commercial: "warehouse",
  "solar-batteries": "battery-one-piece",
  "hot-water": "heat-pump",
  "aircon-rebate": "multi-head",
  "rebates-and-finance": "house-morning",
  about: "van",
  "service-areas": "house-evening",
  faq: "switchboard",
  help: "switchboard",
  "how-we-calculate": "roof-from-above",
  contact: "van",
  blog: "house-evening",
  privacy: "house-night",
  terms: "house-night",
  consent: "house-night",
};
/** An article's pictures, by words in its title, category and address. The first line that matches counts. */
const articlePictures: readonly (readonly [words: RegExp, pictures: readonly string[]])[] = [
  [/heat pump|hot water/i, ["heat-pump"]],
  [/strata|apartment|owners corporation/i, ["apartments"]],
  [/school|aged care|community/i, ["school"]],
  [/business|commercial|warehouse|depreciation|ppa|lease/i, ["warehouse"]],
  [/duct|air ?con|heating|cooling/i, ["ducted", "multi-head"]],
  [/blackout|backup|switchboard|three[- ]phase|meter|safety|compliance|connection/i, ["switchboard", "house-night"]],
  [
    /batter|vpp|virtual power/i,
    ["battery-one-piece", "battery-stacked", "battery-inverter-above", "battery-cabinet", "battery-pair"],
  ],
  [/installer|quote|group|warranty|install/i, ["van", "house-morning"]],
  [/tariff|feed-in|night|ev |car/i, ["house-evening", "house-night"]],
  [/.*/, ["roof-from-above", "house-noon", "house-morning"]],
];

const manifest: Record<string, { widths: number[] }> = JSON.parse(
  await readFile(new URL("app/pictures/files/pictures.json", root), "utf8"),
);
const bird = (await readFile(new URL("app/brand/wattlebird.svg", root), "utf8")).replace("<svg ", '<svg class="bird" ');
const fonts = {
  display: await dataUrl(
    "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    "font/woff2",
  ),
  text: await dataUrl(
    "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    "font/woff2",
  ),
};

/** Makes the cards with these names, or all of them. */
export async function makeCards(chosenNames: readonly string[]): Promise<void> {
  const cards = [...pageCards(), ...(await articleCards())];
  const unknownNames = chosenNames.filter((name) => !cards.some((card) => card.name === name));
  if (unknownNames.length > 0)
    fail(`No such card: ${unknownNames.join(", ")}. There are: ${cards.map(({ name }) => name).join(", ")}`);
  await mkdir(new URL("public/cards/", root), { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium({ whole: true }) });
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const titles: Record<string, string> = JSON.parse(await readFile(titlesFile, "utf8"));
  // A page that was removed has no title any more.
  for (const name of Object.keys(titles)) if (!cards.some((card) => card.name === name)) delete titles[name];
  for (const card of cards) {
    const { name, title, picture } = card;
    if (chosenNames.length > 0 && !chosenNames.includes(name)) continue;
    const { widths } =
      manifest[picture] ?? fail(`The card ${name} shows ${picture}, which app/pictures/files doesn't have`);
    await tab.setContent(
      html(card, await dataUrl(`app/pictures/files/${picture}-${widths.at(-1)}.webp`, "image/webp")),
    );
    await tab.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    await tab.evaluate(fitTitle);
    const jpeg = await jpegOf(tab);
    await writeFile(new URL(`public/cards/${name}.jpg`, root), jpeg);
    titles[name] = title;
    await writeFile(titlesFile, `${JSON.stringify(titles, null, 2)}\n`);
    const isTooBig = jpeg.length > maxBytes;
    if (isTooBig) process.exitCode = 1;
    console.log(`${name}: ${picture}${isTooBig ? `, too big: ${jpeg.length} of ${maxBytes} bytes` : ""}`);
  }
  await browser.close();
}

function pageCards(): Card[] {
  return pages.map((page) => {
    const name = page.path === "/" ? "home" : page.path.slice(1).replaceAll("/", "-");
    const label = page.path === "/" ? "Solar · batteries · hot water · aircon" : page.name;
    const picture = pagePictures[name] ?? fail(`Name a picture for ${name}: pagePictures in tools/pictures/cards.ts`);
    return { name, title: page.title, label, picture };
  });
}

async function articleCards(): Promise<Card[]> {
  const folder = new URL("content/articles/", root);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".mdx")).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const [, frontMatter = fail(`${file} has no front matter`)] =
        /^---\n([\s\S]*?)\n---/.exec(await readFile(new URL(file, folder), "utf8")) ?? [];
      const { title, category } = parse(frontMatter);
      const slug = file.replace(/\.mdx$/, "");
      const picture = articlePicture(`${slug} ${title} ${category}`, pages.length + index);
      return { name: `blog-${slug}`, title, label: category, picture };
    }),
  );
}

/** Takes a subject's pictures in turn, so that neighbouring cards differ. */
function articlePicture(subject: string, index: number): string {
  const [, pictures = []] = articlePictures.find(([words]) => words.test(subject)) ?? [];
  return (
    pictures[index % pictures.length] ??
    fail(`No picture is for ${subject}: articlePictures in tools/pictures/cards.ts`)
  );
}

async function dataUrl(path: string, type: string): Promise<string> {
  const bytes = await readFile(new URL(path, root));
  return `data:${type};base64,${bytes.toString("base64")}`;
}

function html({ title, label }: Card, pictureUrl: string): string {
  const size = title.length > 62 ? 54 : title.length > 44 ? 62 : 72;
  return `<!doctype html><style>
@font-face { font-family: Display; src: url(${fonts.display}); font-weight: 200 800 }
@font-face { font-family: Text; src: url(${fonts.text}); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; display: grid; grid-template: 1fr 92px / 560px 1fr; background: #FAF7F0; color: #1B2A33; overflow: hidden }
.text { padding: 64px 36px 100px 64px }
.label { font: 600 24px/1 Text; color: #7D5700; margin-bottom: 22px }
h1 { font: 700 ${size}px/1 Display; letter-spacing: -.03em; text-wrap: balance }
img { grid-row: 1; grid-column: 2; width: 100%; height: 100%; object-fit: cover; object-position: 50% 60% }
.wire { grid-column: 1 / -1; border-top: 4px solid #1B2A33; position: relative; display: flex; align-items: center; padding: 0 64px 0 138px; font: 700 34px/1 Display; letter-spacing: -.02em; justify-content: space-between }
.wire span { font: 500 24px/1 Text; letter-spacing: 0; color: #4E5B63 }
.bird { position: absolute; left: 58px; top: -90px; width: 100px }
</style><div class="text"><p class="label">${escapeHtml(label)}</p><h1>${escapeHtml(title)}</h1></div>
<img src="${pictureUrl}"><div class="wire">${escapeHtml(business.name)} <span>Victoria, Australia</span>${bird}</div>`;
}

/** Shrinks a long title until it fits the card. Runs in the page. */
function fitTitle(): void {
  for (let size = 72; size > 40 && document.body.scrollHeight > innerHeight; size -= 2)
    document.querySelector("h1")?.style.setProperty("font-size", `${size}px`);
}

/** The best JPEG of at most `maxBytes`, or the last one tried, at a quality below 54. */
async function jpegOf(page: Page): Promise<Buffer> {
  for (let quality = 84; ; quality -= 6) {
    const image = await page.screenshot({ type: "jpeg", quality });
    if (image.length <= maxBytes || quality < 54) return image;
  }
}
