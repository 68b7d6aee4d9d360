import { expect, test } from "vitest";
import { figures, historyOf, planningFigureOn } from "#content/figures/index.ts";
import { offerText } from "#content/offers/service-offers.ts";
import { type ServiceId, serviceName } from "#content/request/services/services.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { dayOn, plainText } from "#tests/worker/text.ts";
import { claims } from "./claims.cases.ts";

const site = await sharedSite();

test("every claim has a row in the table", () => {
  const listed = new Set(claims.map(([, , id]) => id));
  expect(figures.filter(({ id, kind }) => kind === "claim" && !listed.has(id)).map(({ id }) => id)).toEqual([]);
});

/** For these offers the planning figure comes before the claim. Elsewhere it only has to be close to it. */
const neverLeads = /^(?!example-).*-(price|saving)$/;

test.each(claims)(
  "“%s” is on %s, with the planning figure if that differs, or when it ended",
  async (words, page, id) => {
    const sent = await (await site.ask(page)).text();
    const text = plain(sent);
    const places = [...text.matchAll(new RegExp(`(?<![\\d.])${escaped(words)}`, "gi"))].map(({ index }) => index);
    expect(places.length, words).toBeGreaterThan(0);
    const history = historyOf(id, dayOn(sent));
    if (history !== "" && !page.startsWith("/blog/")) {
      expect(history, "a year").toMatch(/\b20\d\d\b/);
      expect(text).toContain(plain(history));
      return;
    }
    const typical = planningFigureOn(id, dayOn(sent))?.value;
    if (typical === undefined) return;
    const around = places.map((place) =>
      text.slice(Math.max(0, place - 300), neverLeads.test(id) ? place : place + 300),
    );
    const led = around.filter((text) => text.toLowerCase().includes(plain(typical).toLowerCase()));
    expect(led.length, `${typical} with ${words}`).toBeGreaterThan(0);
  },
);

/** Where a service is sold. */
const soldOn: readonly (readonly [ServiceId, string])[] = [
  ["solar-panels", "/residential"],
  ["solar-battery", "/solar-batteries"],
  ["heat-pump", "/hot-water"],
  ["aircon-rebate", "/aircon-rebate"],
  ["commercial-solar", "/commercial"],
];

test.each(soldOn)("the price of %s is in search as on %s, and not in the form", async (service, path) => {
  const read = async (at: string) => (await (await site.ask(at)).text()).replaceAll(/<\/?mark>|\u2060/g, "");
  const page = await read(path);
  const offer = plain(offerText(service, dayOn(page)));
  expect(plain(page)).toContain(/\$[\d,]+/.exec(offer)?.[0]);
  expect(plain(await read(`/blog?q=${encodeURIComponent(serviceName(service))}`))).toContain(offer);
  const form =
    /<fieldset[^>]*selectedServices.*?<\/fieldset>/s.exec(await (await site.ask("/contact")).text())?.[0] ?? "";
  expect(form).toContain(serviceName(service));
  expect(form).not.toContain("$");
});

/** A page's text without its notes, where a planning figure doesn't count. */
function plain(page: string): string {
  return plainText(page.replace(/<section class="notes[\s\S]*$/, ""))
    .replaceAll(/[–−]/g, "-")
    .replaceAll(" (under review)", "");
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&");
}
