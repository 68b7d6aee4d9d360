import { renderFullText } from "#app/article/full-text.tsx";
import { escapeHtml } from "#app/document/escape-html.ts";
import { type ArticleRecord, articles } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { addDays, startOfDay } from "#content/melbourne.ts";
import { descriptionOf, pages } from "#content/pages.ts";
import type { FeedPath } from "./feeds.ts";

interface FeedOptions {
  siteUrl: string;
  today: string;
  hasTools: boolean;
}

/** Writes the records behind the pages in formats for crawlers, feed readers and API clients. */
export function writeFeed(path: FeedPath, { siteUrl, today, hasTools }: FeedOptions): string | Promise<string> {
  switch (path) {
    case "/robots.txt":
      return robotsTxt(siteUrl);
    case "/sitemap.xml":
      return sitemap(siteUrl);
    case "/search-index.json":
      return searchIndex();
    case "/feed.xml":
      return atomFeed(siteUrl, today);
    case "/llms.txt":
      return llmsTxt(siteUrl);
    case "/.well-known/api-catalog":
      return import("./catalog.ts").then(({ apiCatalog }) => JSON.stringify(apiCatalog(siteUrl, hasTools)));
    case "/openapi.json":
      return import("./catalog.ts").then(({ openApi }) => JSON.stringify(openApi(siteUrl, today)));
    case "/.well-known/security.txt":
      return securityTxt(siteUrl, today);
    case "/manifest.webmanifest":
      return JSON.stringify(manifest);
  }
}

async function searchIndex(): Promise<string> {
  const { default: read } = await import("virtual:search-index");
  return read();
}

/** Pages of the sample business carry a noindex tag. Crawling stays allowed, because a crawler must read a page to see the tag. */
function robotsTxt(siteUrl: string): string {
  return [
    ...["*", ...crawlers].map((name) => `User-agent: ${name}`),
    `Content-Signal: ${business.contentSignal}`,
    ...["/api/", "/uploads/", "/contact?", "/consent?"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** AI crawlers are named one by one, because some ignore the rule for all. */
const crawlers = [
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-SearchBot",
  "Claude-User",
  "PerplexityBot",
  "Perplexity-User",
  "Google-Extended",
  "Applebot-Extended",
  "Amazonbot",
  "CCBot",
  "Bytespider",
  "Meta-ExternalAgent",
];

/** The latest day on which an article was checked. It dates the feed and, because pages have no date, the sitemap's pages. */
function lastChecked(): string {
  return (
    articles
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? ""
  );
}

function sitemap(siteUrl: string): string {
  const entries = [
    ...pages.map(({ path }) => ({ path, modified: lastChecked() })),
    ...articles.map(({ slug, checkedOn }) => ({ path: `/blog/${slug}`, modified: checkedOn })),
  ];
  const urls = entries.map(
    ({ path, modified }) => `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

async function atomFeed(siteUrl: string, today: string): Promise<string> {
  const entries = await Promise.all(articles.map((article) => feedEntry(article, siteUrl, today)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
<title>${escapeXml(business.name)}: articles</title>
<id>${escapeXml(siteUrl)}/feed.xml</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/blog"/>
<updated>${atomTime(lastChecked())}</updated>
<author><name>${escapeXml(business.name)}</name></author>
${entries.join("\n")}
</feed>
`;
}

export async function feedEntry(article: ArticleRecord, siteUrl: string, today: string): Promise<string> {
  const articleUrl = `${siteUrl}/blog/${article.slug}`;
  const text = withAbsoluteUrls(await renderFullText(article.slug, today), siteUrl, articleUrl);
  return `<entry>
<title>${escapeXml(article.title)}</title>
<id>${escapeXml(articleUrl)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(articleUrl)}"/>
<updated>${atomTime(article.checkedOn)}</updated>
<category term="${escapeXml(article.category)}"/>
<summary>${escapeXml(article.excerpt)}</summary>
<content type="html">${escapeXml(text)}</content>
</entry>`;
}

/** Atom needs a time, so this is midnight in Melbourne on that day. */
function atomTime(date: string): string {
  return startOfDay(date).toISOString();
}

/** Feed readers need absolute URLs. */
function withAbsoluteUrls(html: string, siteUrl: string, articleUrl: string): string {
  return html
    .replaceAll(/ (href|src)="\//g, ` $1="${siteUrl}/`)
    .replaceAll(/([" ,])\/assets\//g, `$1${siteUrl}/assets/`)
    .replaceAll(' href="#', ` href="${articleUrl}#`);
}

function llmsTxt(siteUrl: string): string {
  const linkLine = (name: string, path: string, about: string) => `- [${name}](${siteUrl}${path}): ${about}`;
  return [
    `# ${business.name}`,
    "",
    `> Installer of solar, batteries, heat pump hot water and air conditioning in Victoria, Australia. Every figure shows the day it was checked. Calculators answer the question in their address, for example ${siteUrl}/your-price?postcode=3350&kw=6.6&battery=0.`,
    "",
    "## Pages",
    "",
    ...pages.map((page) => linkLine(page.name, page.path, descriptionOf(page, articles.length))),
    "",
    "## Articles",
    "",
    ...articles.map(({ title, slug, excerpt }) => linkLine(title, `/blog/${slug}`, excerpt)),
    "",
  ].join("\n");
}

/** Expires a year after today, so that the file never looks abandoned. */
function securityTxt(siteUrl: string, today: string): string {
  return `Contact: mailto:${business.supportEmail}\nExpires: ${addDays(today, 365)}T00:00:00.000Z\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\nPolicy: ${siteUrl}/privacy\n`;
}

const manifest = {
  name: business.name,
  short_name: business.shortName,
  description: "Solar, batteries, heat pump hot water and air conditioning in Victoria",
  lang: "en-AU",
  start_url: "/",
  display: "standalone",
  background_color: "#FAF7F0",
  theme_color: "#FAF7F0",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [{ name: "Request an assessment", url: "/contact#form" }],
};

function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll(/[^\P{Cc}\t\n\r]/gu, "");
}
