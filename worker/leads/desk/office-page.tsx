import { browserAssets } from "virtual:browser-assets";
import { renderToStaticMarkup } from "react-dom/server";
import { type OfficeView, Page } from "#app/pages/office/page.tsx";
import { business } from "#content/business.ts";

/** The headers of every response from the office. Anybody with a page's URL can open it, so browsers mustn't pass it on. */
export const officeHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
} as const;

export function officePage(title: string, view: OfficeView, status = 200): Response {
  const markup = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${title} | ${business.shortName}`}</title>
        <link rel="stylesheet" href={browserAssets.sheets.office?.href} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <Page view={view} />
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: { ...officeHeaders, "Content-Type": "text/html; charset=utf-8" },
  });
}

/** Redirects after a post, so that reloading repeats nothing. The fragment opens the new page at its top. */
export function seeOther(url: string): Response {
  return new Response(null, { status: 303, headers: { ...officeHeaders, Location: `${url}#main` } });
}

/** A page with one message. */
export function officeMessage(title: string, text: string, status: number): Response {
  return officePage(title, { kind: "message", title, text }, status);
}

/** For a link to the list or the visits. */
export function endedLinkMessage(): Response {
  return officeMessage(
    "This link no longer works",
    "It may have expired, or somebody ended all links. Try the link in the latest daily email, or wait for the next email.",
    403,
  );
}
