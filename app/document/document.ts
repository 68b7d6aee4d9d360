import { browserAssets } from "virtual:browser-assets";
import { business } from "#content/business.ts";
import headingFont from "../fonts/bricolage-grotesque.woff2?url";
import textFont from "../fonts/instrument-sans.woff2?url";
import { escapeHtml } from "./escape-html.ts";
import type { Head } from "./head.ts";
import { jsonLdText } from "./json-ld-text.ts";

interface DocumentOptions {
  head: Head;
  siteUrl: string;
  today: string;
}

/** The document up to the page's styles, which end the head. It is sent before the page is rendered. */
export function documentHead({ head, siteUrl, today }: DocumentOptions): string {
  const html = tag("html", { lang: "en-AU", "data-site": siteUrl, "data-path": head.path, "data-today": today });
  return `<!doctype html>${html}<head>${headMarkup(head, siteUrl)}`;
}

/** What is between the styles and the page's first section. */
export function bodyStart(header: string): string {
  return `</head><body>${header}<main id="main" tabindex="-1">`;
}

export function bodyEnd(footer: string): string {
  return `</main>${footer}`;
}

/** The service worker caches only pages that end with this: a page that failed halfway doesn't. */
export const documentEnd = "</body></html>";

/** The fonts, as a `Link` header, which the edge may send ahead of the page as early hints (103). */
export const linkHeader = [headingFont, textFont]
  .map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(", ");

/** What the first paint waits for comes first. */
function headMarkup(head: Head, siteUrl: string): string {
  const canonical = siteUrl + head.path;
  const card = `${siteUrl}/cards/${head.card ?? "home"}.jpg`;
  const title = titleOf(head);
  const noindex = head.noindex || business.sample;
  return [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    ...[headingFont, textFont].map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "" }),
    ),
    ...browserAssets.development.map((src) => script(src)),
    script(browserAssets.script),
    `<title>${escapeHtml(title)}</title>`,
    tag("meta", { name: "description", content: head.description }),
    tag("link", { rel: "canonical", href: canonical }),
    noindex ? tag("meta", { name: "robots", content: "noindex" }) : "",
    siteTags,
    tag("meta", { property: "og:type", content: head.ogType ?? "website" }),
    tag("meta", { property: "og:title", content: head.title }),
    tag("meta", { property: "og:description", content: head.description }),
    tag("meta", { property: "og:url", content: canonical }),
    tag("meta", { property: "og:image", content: card }),
    ...(head.jsonLd?.(siteUrl) ?? []).map((block) => jsonLdScript(block)),
  ].join("");
}

/** Search engines cut titles at about 60 characters. If our name doesn't fit, it is left out. */
function titleOf({ title, path }: Head): string {
  const withName = path === "/" ? `${business.shortName}: ${title}` : `${title} | ${business.shortName}`;
  return withName.length <= 60 ? withName : title;
}

const siteTags = [
  tag("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  tag("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
  tag("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
  tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
  tag("link", { rel: "alternate", type: "application/atom+xml", title: "Articles", href: "/feed.xml" }),
  tag("meta", { name: "theme-color", content: "#FAF7F0" }),
  tag("meta", { name: "color-scheme", content: "light" }),
  tag("meta", { property: "og:site_name", content: business.name }),
  tag("meta", { property: "og:locale", content: "en_AU" }),
  tag("meta", { name: "twitter:card", content: "summary_large_image" }),
].join("");

function script(src: string): string {
  return tag("script", { type: "module", src, async: "" }).concat("</script>");
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${attributeText.join("")}>`;
}

function jsonLdScript(data: object): string {
  return `<script type="application/ld+json">${jsonLdText(data)}</script>`;
}
