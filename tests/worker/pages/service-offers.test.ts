import { expect, test } from "vitest";
import { melbourneDate } from "#content/melbourne.ts";
import { offerOf } from "#content/offers/service-offers.ts";
import { type ServiceId, serviceName } from "#content/request/services/services.ts";
import { sharedSite } from "#tests/helpers/site/lead-site.ts";

const site = await sharedSite();

const soldOn: readonly (readonly [ServiceId, string])[] = [
  ["solar-panels", "/residential"],
  ["solar-battery", "/solar-batteries"],
  ["heat-pump", "/hot-water"],
  ["aircon-rebate", "/aircon-rebate"],
  ["commercial-solar", "/commercial"],
];

test.each(soldOn)("what %s costs stands in search as on %s, and not in the form", async (service, path) => {
  const offer = offerOf(service, melbourneDate(new Date())).replaceAll("\u00a0", " ");
  const [price = ""] = /\$[\d,]+/.exec(offer) ?? [];
  expect(await textOf(path)).toContain(price);
  expect(await textOf(`/blog?q=${encodeURIComponent(serviceName(service))}`)).toContain(offer);
  const form =
    /<form[^>]*Assessment request[\s\S]*?<\/form>/.exec(await (await site.ask("/contact")).text())?.[0] ?? "";
  const names = form.slice(form.indexOf(serviceName(service)), form.indexOf(serviceName(service)) + 400);
  expect(names).toContain(serviceName(service));
  expect(names).not.toContain("$");
});

async function textOf(path: string): Promise<string> {
  const page = await (await site.ask(path)).text();
  return (/<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "")
    .replaceAll(/<(b|mark|em|span|sup|a)\b[^>]*>|<\/(b|mark|em|span|sup|a)>|<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[\u00a0\s]+/g, " ")
    .replaceAll("\u2060", "")
    .replaceAll("&#x27;", "’");
}
