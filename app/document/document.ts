import { browserAssets } from "virtual:browser-assets";
import { business } from "#content/business.ts";
import headingFont from "../fonts/bricolage-grotesque.woff2?url";
import textFont from "../fonts/instrument-sans.woff2?url";
import { type BuiltPages, headerOn, yearMark } from "./built-pages.ts";
import { escaped } from "./escaped.ts";
import type { Head } from "./head.ts";
import { siteMark } from "./site-mark.ts";

interface DocumentOptions {
  head: Head;
  siteUrl: string;
  today: string;
  header: BuiltPages["header"];
}

/** Everything up to `<main>`, in two parts with the styles between them: it is sent before the page is rendered. */
export function documentStart({ head, siteUrl, today, header }: DocumentOptions): [string, string] {
  const html = tag("html", { lang: "en-AU", "data-site": siteUrl, "data-path": head.path, "data-today": today });
  return [
    `<!doctype html>${html}<head>${headMarkup(head, siteUrl)}`,
    `</head><body><a class="skip" href="#main">Skip to content</a>${headerOn(head.path, header)}<main id="main" tabindex="-1">`,
  ];
}

export function documentEnd(footer: string, today: string): string {
  const late = tag("link", { rel: "stylesheet", href: browserAssets.lateStyles });
  return `</main>${late}${footer.replace(yearMark, today.slice(0, 4))}</body></html>`;
}

/** The style sheets that stand in the page itself, so that its first paint waits for no second answer. */
export function stylesInside(head: Head): string[] {
  return hashInside(head) ? stylesOf(head) : [];
}

/** What they hash to, where they do. */
export function hashInside({ styles = "" }: Head): string | undefined {
  return browserAssets.styleHashes[styles];
}

export function styleElement(text: string): string {
  return `<style>${text}</style>`;
}

export function styleLinks(head: Pick<Head, "styles">): string {
  return stylesOf(head)
    .map((href) => tag("link", { rel: "stylesheet", href }))
    .join("");
}

/** What no page can be shown without, as a `Link` header: an edge may send it ahead of the answer as early hints (103). */
export function linkHeader(head: Head): string {
  return [
    ...(stylesInside(head).length > 0 ? [] : stylesOf(head)).map((style) => `<${style}>; rel=preload; as=style`),
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(", ");
}

const fonts = [headingFont, textFont];

/** What blocks the first paint comes first. */
function headMarkup(head: Head, siteUrl: string): string {
  const canonical = siteUrl + head.path;
  const card = `${siteUrl}/cards/${head.card ?? "home"}.jpg`;
  const title = titleOf(head);
  const noindex = head.noindex || business.sample;
  return [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    stylesInside(head).length > 0 ? "" : styleLinks(head),
    ...fonts.map((href) => tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "" })),
    ...browserAssets.development.map((src) => script(src)),
    script(browserAssets.script.src, browserAssets.script.integrity),
    `<title>${escaped(title)}</title>`,
    tag("meta", { name: "description", content: head.description }),
    tag("link", { rel: "canonical", href: canonical }),
    noindex ? tag("meta", { name: "robots", content: "noindex" }) : "",
    alwaysThere,
    tag("meta", { property: "og:type", content: head.ogType ?? "website" }),
    tag("meta", { property: "og:title", content: head.title }),
    tag("meta", { property: "og:description", content: head.description }),
    tag("meta", { property: "og:url", content: canonical }),
    tag("meta", { property: "og:image", content: card }),
    ...(head.jsonLd ?? []).map((block) => dataBlock(block.replaceAll(siteMark, siteUrl))),
  ].join("");
}

/** Search engines cut a title at about 60 characters: where the name would not fit, the page's own words stand alone. */
function titleOf({ title, path }: Head): string {
  const named = path === "/" ? `${business.shortName}: ${title}` : `${title} | ${business.shortName}`;
  return named.length <= 60 ? named : title;
}

const alwaysThere = [
  tag("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  tag("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
  tag("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
  tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
  tag("link", { rel: "alternate", type: "application/atom+xml", title: "Articles", href: "/feed.xml" }),
  tag("meta", { name: "theme-color", content: "#FAF7F0" }),
  tag("meta", { property: "og:site_name", content: business.name }),
  tag("meta", { property: "og:locale", content: "en_AU" }),
  tag("meta", { name: "twitter:card", content: "summary_large_image" }),
].join("");

function stylesOf({ styles = "" }: Pick<Head, "styles">): string[] {
  const own = browserAssets.pageStyles[styles];
  return own ? [...browserAssets.styles, own] : [...browserAssets.styles];
}

function script(src: string, integrity?: string): string {
  return tag("script", { type: "module", src, ...(integrity && { integrity }), async: "" }).concat("</script>");
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}>`;
}

/** A `<` inside the data could end the block early, so it travels escaped. */
function dataBlock(json: string): string {
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
