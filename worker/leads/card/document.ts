import { browserAssets } from "virtual:browser-assets";
import { html } from "hono/html";
import { business } from "#content/business.ts";
import { securityHeaders } from "#worker/headers.ts";
import type { Html } from "../mail/layout.ts";

/** What every answer under a card's address says: its address is a key, so it goes nowhere else. */
export const cardHeaders = {
  ...securityHeaders(import.meta.env.DEV),
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
} as const;

/**
 * A page in the site's style sheet, and without its script: nothing on it counts visits, keeps copies or prerenders. It is
 * whole before anything of it is sent.
 */
export async function cardDocument(title: string, body: Html, status = 200): Promise<Response> {
  const own = browserAssets.pageStyles["request-card"];
  const styles = [...browserAssets.styles, ...(own ? [own] : []), browserAssets.lateStyles];
  const page =
    await html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} | ${business.shortName}</title>${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body class="request-card"><header class="card-head"><p>${business.name}</p><p class="small">For staff only</p></header><main id="main">${body}</main></body></html>`;
  return new Response(page.toString(), {
    status,
    headers: { ...cardHeaders, "Content-Type": "text/html; charset=utf-8" },
  });
}

/** A page that says one thing. */
export function cardNotice(title: string, text: string, status: number): Promise<Response> {
  return cardDocument(title, html`<h1>${title}</h1><p>${text}</p>`, status);
}
