import { browserAssets } from "virtual:browser-assets";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "#content/business.ts";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import headingFont from "./fonts/bricolage-grotesque.woff2?url";
import textFont from "./fonts/instrument-sans.woff2?url";
import type { Head } from "./head.ts";

/** The document around `<main>`: its beginning can leave before the page is rendered, its end follows the last byte. */
export function documentStart(head: Head, siteUrl: string): string {
  return `<!doctype html><html lang="en-AU"><head>${headMarkup(head, siteUrl)}</head><body><a class="skip" href="#main">Skip to content</a>${renderToStaticMarkup(
    <SiteHeader path={head.path} />,
  )}<main id="main" tabindex="-1">`;
}

export function documentEnd(today: string): string {
  return `</main>${renderToStaticMarkup(<SiteFooter today={today} />)}</body></html>`;
}

function headMarkup(head: Head, siteUrl: string): string {
  const canonical = siteUrl + head.path;
  const card = `${siteUrl}/cards/${head.card ?? "home"}.jpg`;
  const title = head.path === "/" ? `${business.name}: ${head.title}` : `${head.title} | ${business.shortName}`;
  const noindex = head.noindex || business.sample;
  return (
    renderToStaticMarkup(
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={canonical} />
        {noindex && <meta name="robots" content="noindex" />}
        {[headingFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {stylesOf(head).map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {browserAssets.development.map((script) => (
          <script key={script} type="module" src={script} />
        ))}
        <script type="module" {...browserAssets.script} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title="Articles" href="/feed.xml" />
        <meta name="theme-color" content="#FAF7F0" />
        <meta property="og:site_name" content={business.name} />
        <meta property="og:type" content={head.ogType ?? "website"} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={canonical} />
        <meta property="og:image" content={card} />
        <meta property="og:locale" content="en_AU" />
        <meta name="twitter:card" content="summary_large_image" />
      </>,
    ) + (head.jsonLd?.(siteUrl) ?? []).map(dataBlock).join("")
  );
}

function stylesOf({ styles = "" }: Head): string[] {
  const own = browserAssets.pageStyles[styles];
  return own ? [...browserAssets.styles, own] : [...browserAssets.styles];
}

/** A `<` inside the data could end the block early, so it travels escaped. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
