import { expect, test } from "vitest";
import { homes } from "#tests/meter/houses.ts";
import { formRequest, htmlOf, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

test("staff read a meter's summary in words, with answers computed again", async () => {
  const { summary, facts } = await homes["with solar"]();
  const reference = await site.accepted({ name: "Meter Owner", meter: summary });
  const mail = await site.mail(reference, "staff");
  for (const body of [textOf(mail), htmlOf(mail)]) {
    expect(body).toContain("365 days to October 2026, every 30 minutes, United Energy");
    expect(body).toMatch(/Bought: 3,55[5-7]\u00a0kWh a year/);
    expect(body).toMatch(/Exported: 4,47[6-8]\u00a0kWh a year/);
    expect(body).toMatch(/Winter day: 13\.\d\u00a0kWh bought, 6\.\d exported/);
    expect(body).toContain(`Standby: ${Math.round(facts.standbyWatts / 10) * 10} W`);
    expect(body).toMatch(/With 10\.0\u00a0?\s?kWh of battery: 2,[34]\d\d\u00a0kWh a year less bought/);
    expect(body).not.toContain(summary);
  }
  expect(textOf(await site.mail(reference, "visitor"))).not.toContain(summary);
});

test("a damaged summary is answered like any other wrong field, and nothing typed is lost", async () => {
  const { summary } = await homes["without solar"]();
  const response = await site.ask("/contact", formRequest({ name: "Damaged Link", meter: `${summary}A` }));
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain("a meter summary. Untick it, or read");
  expect(html).toContain("Damaged Link");
});

test("an empty summary is none", async () => {
  const reference = await site.accepted({ name: "No Meter", meter: "" });
  expect(textOf(await site.mail(reference, "staff"))).not.toContain("THEIR METER");
});
