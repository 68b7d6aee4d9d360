import { expect, test } from "vitest";
import { apartmentsGrant } from "#content/rules/apartments.ts";
import { batteryCertificates, batteryFactor } from "#content/rules/battery-certificates.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { hotWaterRebate, incomeCapOn, panelsRebate } from "#content/rules/solar-homes.ts";
import { airConditioningCopayment } from "#content/rules/veu-air-conditioning.ts";

test("panels earn the regulator's certificates in both zones, in 2026 and 2027", () => {
  const table: [number, number, number, number, number][] = [
    [6.6, 39, 45, 31, 36],
    [8, 47, 55, 37, 44],
    [10, 59, 69, 47, 55],
    [13.2, 78, 91, 62, 72],
    [30, 177, 207, 142, 165],
    [99.9, 591, 690, 473, 552],
  ];
  for (const [kw, zone4, zone3, zone4Next, zone3Next] of table) {
    expect(solarCertificates(kw, 4, 2026), `${kw} kW`).toBe(zone4);
    expect(solarCertificates(kw, 3, 2026), `${kw} kW`).toBe(zone3);
    expect(solarCertificates(kw, 4, 2027), `${kw} kW`).toBe(zone4Next);
    expect(solarCertificates(kw, 3, 2027), `${kw} kW`).toBe(zone3Next);
  }
});

test("panels above 100 kW and installations after 2030 earn none", () => {
  expect(solarCertificates(100, 4, 2026)).toBe(592);
  expect(solarCertificates(100.1, 4, 2026)).toBe(0);
  expect(solarCertificates(6.6, 4, 2030)).toBe(7);
  expect(solarCertificates(6.6, 4, 2031)).toBe(0);
});

test("batteries earn by usable size, tapered, and by the day of their certificate", () => {
  const table: [number, number, number][] = [
    [5, 34, 28],
    [10, 68, 57],
    [13.5, 91, 76],
    [20, 119, 100],
    [28, 152, 127],
    [30, 154, 129],
    [50, 174, 146],
    [80, 174, 146],
  ];
  for (const [usable, in2026, in2027] of table) {
    expect(batteryCertificates(usable, "2026-11-21"), `${usable} kWh`).toBe(in2026);
    expect(batteryCertificates(usable, "2027-01-01"), `${usable} kWh`).toBe(in2027);
  }
});

test("the battery factor steps down each half year and had no taper before May 2026", () => {
  const days = ["2025-07-01", "2026-04-30", "2026-05-01", "2026-12-31", "2027-01-01", "2027-07-01", "2028-01-01"];
  expect(days.map(batteryFactor)).toEqual([9.3, 8.4, 6.8, 6.8, 5.7, 5.2, 4.6]);
  const later = ["2028-07-01", "2029-01-01", "2029-07-01", "2030-01-01", "2030-07-01", "2031-01-01", "2025-06-30"];
  expect(later.map(batteryFactor)).toEqual([4.1, 3.6, 3.1, 2.6, 2.1, 0, 0]);
  expect(batteryCertificates(50, "2026-04-30")).toBe(420);
});

test("a 180 L heat pump earns about 14 certificates in 2026, fewer in 2027, none after 2030", () => {
  expect(heatPumpCertificates(typicalRegisteredCount, 2026)).toBe(14);
  expect(heatPumpCertificates(typicalRegisteredCount, 2027)).toBe(11);
  expect(heatPumpCertificates(typicalRegisteredCount, 2031)).toBe(0);
});

test("Solar Homes takes half the price after certificates, up to its cap, while its settings are known", () => {
  expect(panelsRebate(6018, "2026-11-21")).toBe(1400);
  expect(panelsRebate(2001, "2026-11-21")).toBe(1000);
  expect(hotWaterRebate(3000, false, "2026-11-21")).toBe(1000);
  expect(hotWaterRebate(3000, true, "2026-11-21")).toBe(1400);
  expect(hotWaterRebate(1500, true, "2026-11-21")).toBe(750);
  expect(panelsRebate(6018, "2027-06-30")).toBe(1400);
  expect(panelsRebate(6018, "2027-07-01")).toBe(0);
});

test("the income cap is 210,000 to 30 June 2026, 150,000 after, and unknown from July 2027", () => {
  expect(["2026-06-30", "2026-07-01", "2027-06-30", "2027-07-01"].map(incomeCapOn)).toEqual([
    210_000,
    150_000,
    150_000,
    undefined,
  ]);
});

test("air conditioning's least co-payment goes by kind and cooling size since 30 September 2026", () => {
  const pay = (kind: "ducted" | "multi-split" | "single", cooling: number) =>
    airConditioningCopayment(kind, cooling, "2026-11-21");
  expect(pay("ducted", 6)).toBe(3000);
  expect(pay("ducted", 14)).toBe(3000);
  expect(pay("multi-split", 9.9)).toBe(1000);
  expect(pay("multi-split", 10)).toBe(3000);
  expect(pay("single", 9.9)).toBe(200);
  expect(pay("single", 10)).toBe(1000);
  expect(airConditioningCopayment("ducted", 14, "2026-09-29")).toBeUndefined();
});

test("Solar for Apartments pays per apartment up to the building's cap, to 30 June 2027", () => {
  expect(apartmentsGrant(12, "2026-11-21")).toBe(33_600);
  expect(apartmentsGrant(80, "2026-11-21")).toBe(140_000);
  expect(apartmentsGrant(12, "2027-07-01")).toBe(0);
});
