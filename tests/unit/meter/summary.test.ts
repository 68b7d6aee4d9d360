import { expect, test } from "vitest";
import { yearlyKwh } from "#content/meter/house.ts";
import { meterRunner } from "#content/meter/run.ts";
import { blocksOf, houseOfBlocks } from "#content/meter/summary/blocks.ts";
import { correctedPurchasesSaved, homesUsing, purchasesSaved } from "#content/meter/summary/corrections.ts";
import { decodeSummary, encodeSummary } from "#content/meter/summary/summary.ts";
import { seededRandom } from "#tests/random.ts";
import { homes, houseOf, sampleBytes } from "#tests/sample-meter-files/samples.ts";
import { tries } from "#tests/settings.ts";
import { noSummaries, sizes } from "./summary.cases.ts";

test.each(Object.entries(homes))("a home %s: the summary is within 3% of the half-hours", async (kind, home) => {
  const { year, summary } = await home();
  const decoded = decodeSummary(summary);
  if (!decoded?.corrections) throw new Error("the summary can't be read");
  const byHalfHours = purchasesSaved(meterRunner(year));
  const bySummary = correctedPurchasesSaved(houseOfBlocks(decoded), decoded.corrections);
  const added = kind === "with solar" ? [5, 8, 13.5, 18].map((battery) => ({ kw: 0, battery })) : [];
  // A building that uses as much as several homes is offered sizes for that many.
  const scale = homesUsing(yearlyKwh(year, "general"));
  for (const { kw, battery } of [...sizes, ...added]) {
    const size = { kw: kw * scale, battery: battery * scale };
    const ratio = bySummary(size) / byHalfHours(size);
    expect(Math.abs(ratio - 1), `${size.kw} kW and ${size.battery} kWh: ${ratio}`).toBeLessThan(0.03);
  }
});

test("a summary has a fixed length for its streams and decodes to the same values", async () => {
  const lengths = { "without solar": 194, "with solar": 358, "with a controlled load": 358, "a business": 194 };
  for (const [kind, home] of Object.entries(homes)) {
    const { reading, year, facts, summary } = await home();
    expect(summary).toHaveLength(lengths[kind as keyof typeof lengths]);
    const decoded = decodeSummary(summary);
    if (!decoded) throw new Error("the summary can't be read");
    expect(decoded).toMatchObject({
      daysKnown: 365,
      distributor: reading.distributor,
      measuredMonths: Array(12).fill(true),
    });
    expect(Math.abs(decoded.standbyWatts - facts.standbyWatts)).toBeLessThanOrEqual(5);
    expect(yearlyKwh(houseOfBlocks(decoded), "general")).toBeCloseTo(yearlyKwh(year, "general"), 0);
    const real = blocksOf(year, "general").flat();
    decoded.general.flat().forEach((kwh, at) => {
      if ((real[at] ?? 0) > 0.15) expect(kwh / (real[at] ?? 1)).toBeCloseTo(1, 1);
    });
    expect(encodeSummary(decoded)).toBe(summary);
  }
});

test("three streams fit into 522 characters", async () => {
  const { summary, year } = await houseOf(sampleBytes("10-consumer-data-right.json"));
  expect(summary).toHaveLength(522);
  expect(decodeSummary(summary)).toMatchObject({ daysKnown: 61, measuredMonths: year.measuredMonths });
  expect(year.measuredMonths.filter(Boolean).length).toBeLessThan(12);
});

test("less than four weeks of data give no summary", async () => {
  const cut = new TextDecoder()
    .decode(sampleBytes("07-retailer-long-12-hour.csv"))
    .split("\n")
    .slice(0, 1000)
    .join("\n");
  const { reading, summary } = await houseOf(cut);
  expect(reading.outcome).toBe("too-short");
  expect(summary).toBe("");
});

test("a damaged summary is refused, or decodes to finite numbers", async () => {
  const { summary } = await homes["with solar"]();
  const random = seededRandom(1);
  let passed = 0;
  for (let round = 0; round < tries(8000); round++) {
    const at = random.integer(0, summary.length - 1);
    const letter = random.pick([..."ABCabc019-_ <>%"]);
    const cut = random.oneIn(5) ? summary.slice(0, at) : `${summary.slice(0, at)}${letter}${summary.slice(at + 1)}`;
    if (cut === summary) continue;
    const decoded = decodeSummary(cut);
    if (!decoded) continue;
    passed++;
    const numbers = [...decoded.general.flat(), ...(decoded.exported?.flat() ?? []), decoded.standbyWatts];
    expect(numbers.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
  }
  expect(passed).toBeLessThan(10);
});

test.each(noSummaries)("%j isn't a summary", (text) => {
  expect(decodeSummary(text)).toBeNull();
});

test("a summary with anything after it is refused", async () => {
  const { summary } = await homes["without solar"]();
  for (const more of ["A", "=", "\n", " "]) expect(decodeSummary(summary + more)).toBeNull();
});
