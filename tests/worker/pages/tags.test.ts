import { expect, test } from "vitest";
import { escapeHtml } from "#app/document/escape-html.ts";
import { business } from "#content/business.ts";
import { business as fixedBusiness } from "#tests/fixed-business.ts";
import { formRequest, sharedSite } from "#tests/running-site/lead-site.ts";
import { inADayMs, pressOnCard, sendRequest, links as signed, visitIn } from "#tests/worker/leads/lead-steps.ts";
import { parts } from "./tags.cases.ts";

const site = await sharedSite();

/** Sends a request, books a visit, and returns the request's addresses. */
async function linksOfRequest() {
  const { ownPage, card } = await sendRequest(site, { name: "On Tags", message: "Ring twice" });
  await pressOnCard(site, card, { outcome: "booked", at: visitIn(5) });
  return { ownPage, card, list: signed.to("list", "", inADayMs(), await site.inbox().linkGeneration()) ?? "" };
}

let links: ReturnType<typeof linksOfRequest> | undefined;

// After a change of markup: npm test -- tests/worker/pages/tags.test.ts -u, and read what has changed.
test.each(parts)("$name has the tags that scripts and screen readers act on", async ({ name, path, part, posted }) => {
  if (!path.startsWith("/")) links ??= linksOfRequest();
  const known: object = (await links) ?? {};
  const address = path.replace(/^(ownPage|card|list)/, (link) => Reflect.get(known, link));
  const page = await (await site.ask(address, posted && formRequest(posted))).text();
  const markup = part.exec(page)?.[0];
  if (markup === undefined) throw new Error(`${address} has no ${name}`);
  const tags = withFixedBusiness(tagsIn(markup));
  await expect(`${tags}\n`).toMatchFileSnapshot(`tags/${name.replaceAll(" ", "-")}.txt`);
});

/** The tags with our details replaced by the fixed business's. It is a sample, so its pages carry noindex. */
function withFixedBusiness(tags: string): string {
  const [ours = [], fixed = []] = [business, fixedBusiness].map(({ name, phone, hours, email }) =>
    [name, phone.display, phone.href, phone.e164, hours.text, email].map(escapeHtml),
  );
  const recordedTags = ours.reduce((text, our, index) => text.replaceAll(our, fixed[index] ?? ""), tags);
  if (business.sample) return recordedTags;
  return recordedTags.replace(
    /^<link rel="canonical".*$(?!\n<meta name="robots")/m,
    '$&\n<meta name="robots" content="noindex">',
  );
}

/** The tags with attributes that aren't only styling, without what depends on the day, the build or the request. */
function tagsIn(markup: string): string {
  return (
    [...markup.matchAll(/<(?!path|circle|img|source)[a-z][^>]*>/g)]
      .map(([tag]) => tag.replaceAll(/ (class|viewBox|data-today)="[^"]*"/g, ""))
      // The times that are free depend on the day.
      .filter((tag) => / [a-z-]+=/i.test(tag) && !/act=book&amp;time=|name="at"/.test(tag))
      .join("\n")
      // Signatures, the hashes in files' names, then ids, references, aliases and amounts.
      .replaceAll(/(expires|sig)=[\w-]+/g, "$1=…")
      .replaceAll(/(?<=-)[\w-]{8}(?=\.(js|css|woff2|json))/g, "…")
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|WB-[\dA-F]{8}|[\w-]{22}(?=[?&])|\$[\d,]*\d/g, "…")
  );
}
