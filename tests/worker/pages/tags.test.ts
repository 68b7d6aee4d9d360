import { expect, test } from "vitest";
import { escapeHtml } from "#app/document/escape-html.ts";
import { business } from "#content/business.ts";
import { business as fixedBusiness } from "#tests/fixed-business.ts";
import { formRequest, sharedSite } from "#tests/running-site/lead-site.ts";
import { listLinkOf, pressOnCard, sendRequest, visitIn } from "#tests/worker/leads/lead-steps.ts";
import { parts, type RequestLinks } from "./tags.cases.ts";

const site = await sharedSite();

/** Sends a request, books a visit, and returns the links that lead to them. */
async function bookRequest(): Promise<RequestLinks> {
  const { ownPage, card } = await sendRequest(site, { name: "On Tags", message: "Ring twice" });
  await pressOnCard(site, card, { outcome: "booked", at: visitIn(5) });
  return { ownPage, card, list: await listLinkOf(site) };
}

let bookedRequest: Promise<RequestLinks> | undefined;

// After a change of markup: npm test -- tests/worker/pages/tags.test.ts -u, and read what has changed.
test.each(parts)("scripts and screen readers find the recorded tags in $name", async (expected) => {
  const { name, url, part, posted } = expected;
  bookedRequest ??= bookRequest();
  const page = await (await site.ask(url(await bookedRequest), posted && formRequest(posted))).text();
  const markup = part.exec(page)?.[0];
  if (markup === undefined) throw new Error(`the page doesn't have ${name}`);
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

/** The opening tags that somebody acts on, with … for what differs from run to run or from build to build. */
function tagsIn(markup: string): string {
  return (
    [...markup.matchAll(/<[a-z][^>]*>/g)]
      .map(([tag]) => tag)
      // Neither scripts nor screen readers act on the parts of a drawing. every-page.test.ts is about pictures.
      .filter((tag) => !/^<(path|circle|img|source)/.test(tag))
      // The first two only style, and the third is the day.
      .map((tag) => tag.replaceAll(/ (class|viewBox|data-today)="[^"]*"/g, ""))
      // Without attributes, a tag only groups or formats text.
      .filter((tag) => / [a-z-]+=/i.test(tag))
      // The times that are free depend on the day.
      .filter((tag) => !/act=book&amp;time=|name="at"/.test(tag))
      .join("\n")
      // A link ends a while after it was made, and is signed for that time.
      .replaceAll(/(expires|sig)=[\w-]+/g, "$1=…")
      // The name of a built file has a hash of its content.
      .replaceAll(/(?<=-)[\w-]{8}(?=\.(js|css|woff2|json))/g, "…")
      // Each request has its own id, reference, and alias in links.
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|WB-[\dA-F]{8}|[\w-]{22}(?=[?&])/g, "…")
      // Prices change with the owner's price list.
      .replaceAll(/\$[\d,]*\d/g, "…")
  );
}
