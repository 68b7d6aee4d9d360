import { expect, test } from "vitest";
import { yearlyKwh } from "#content/meter/house.ts";
import { meterRunner } from "#content/meter/run.ts";
import { BitWriter, bitReader } from "#content/meter/summary/bits.ts";
import { blocksOf, houseOfBlocks } from "#content/meter/summary/blocks.ts";
import { correctedPurchasesSaved, homesUsing, purchasesSaved } from "#content/meter/summary/corrections.ts";
import {
  blockBits,
  blocksPerDay,
  correctionBits,
  correctionCount,
  readHead,
  type SummaryHead,
  summaryVersion,
  writeHead,
  yearBits,
} from "#content/meter/summary/layout.ts";
import { decodeSummary, encodeSummary } from "#content/meter/summary/summary.ts";
import { type Random, seededRandom } from "#tests/random.ts";
import { homes, houseOf, sampleBytes } from "#tests/sample-meter-files/samples.ts";
import { tries } from "#tests/settings.ts";

/** Sizes of panels and batteries that a home may choose. */
const sizes: readonly { kw: number; batteryKwh: number }[] = [
  { kw: 3.3, batteryKwh: 0 },
  { kw: 5, batteryKwh: 0 },
  { kw: 5, batteryKwh: 7 },
  { kw: 6.6, batteryKwh: 10 },
  { kw: 8, batteryKwh: 0 },
  { kw: 8, batteryKwh: 13.5 },
  { kw: 10, batteryKwh: 8 },
  { kw: 10, batteryKwh: 13.5 },
  { kw: 12, batteryKwh: 15 },
  { kw: 13, batteryKwh: 20 },
];

test.each(Object.entries(homes))(
  "the sample “%s”: the saving from the summary is within three percent of the half-hours'",
  async (kind, home) => {
    const { year, summary } = await home();
    const decodedSummary = decode(summary);
    if (!decodedSummary.corrections) throw new Error("the summary has no corrections");
    const byHalfHours = purchasesSaved(meterRunner(year));
    const bySummary = correctedPurchasesSaved(houseOfBlocks(decodedSummary), decodedSummary.corrections);
    const batteriesAlone = kind === "with solar" ? [5, 8, 13.5, 18].map((batteryKwh) => ({ kw: 0, batteryKwh })) : [];
    // A building that uses as much as several homes chooses among sizes for that many.
    const homeCount = homesUsing(yearlyKwh(year, "general"));
    for (const { kw, batteryKwh } of [...sizes, ...batteriesAlone]) {
      const size = { kw: kw * homeCount, batteryKwh: batteryKwh * homeCount };
      const ratio = bySummary(size) / byHalfHours(size);
      expect(Math.abs(ratio - 1), `${size.kw} kW and ${size.batteryKwh} kWh: ${ratio}`).toBeLessThan(0.03);
    }
  },
);

// A character for the version, then one for six bits: 64 of the head, 984 of each stream, 96 of corrections and 12 of the checksum.
const lengths = { "without solar": 194, "with solar": 358, "with a controlled load": 358, "a business": 194 };

test.each(Object.entries(lengths))("the summary of the sample “%s” has %i characters", async (kind, length) => {
  expect((await homes[kind as keyof typeof lengths]()).summary).toHaveLength(length);
});

test.each(Object.entries(homes))("the sample “%s”: the decoded summary has the meter's facts", async (_, home) => {
  const { reading, year, facts, summary } = await home();
  const decodedSummary = decode(summary);
  expect(decodedSummary).toMatchObject({
    measuredDays: 365,
    distributor: reading.distributor,
    measuredMonths: Array(12).fill(true),
  });
  expect(Math.abs(decodedSummary.standbyWatts - facts.standbyWatts)).toBeLessThanOrEqual(5);
  expect(yearlyKwh(houseOfBlocks(decodedSummary), "general")).toBeCloseTo(yearlyKwh(year, "general"), 0);
});

test.each(Object.entries(homes))(
  "the sample “%s”: each decoded block is within a twentieth of the measured one",
  async (_, home) => {
    const { year, summary } = await home();
    const measuredKwh = blocksOf(year, "general").flat();
    const ratios = decode(summary)
      .general.flat()
      .map((kwh, index) => ({
        measured: measuredKwh[index] ?? Number.NaN,
        ratio: kwh / (measuredKwh[index] ?? Number.NaN),
      }))
      // A smaller block is rounded more coarsely.
      .filter((block) => block.measured > 0.15);
    expect(ratios).not.toEqual([]);
    for (const { ratio } of ratios) expect(ratio).toBeCloseTo(1, 1);
  },
);

test.each(Object.entries(homes))("the sample “%s”: a decoded summary is encoded to the same text", async (_, home) => {
  const { summary } = await home();
  expect(encodeSummary(decode(summary))).toBe(summary);
});

const threeStreams = await houseOf(sampleBytes("10-consumer-data-right.json"));

test("a summary of three streams has 522 characters", () => {
  expect(threeStreams.summary).toHaveLength(522);
});

test("a summary says how many days and which months were measured", () => {
  const { measuredMonths } = threeStreams.year;
  expect(measuredMonths.filter(Boolean).length).toBeLessThan(12);
  expect(decodeSummary(threeStreams.summary)).toMatchObject({ measuredDays: 61, measuredMonths });
});

test("less than four weeks of data give no summary", async () => {
  const threeWeeks = new TextDecoder()
    .decode(sampleBytes("07-retailer-long-12-hour.csv"))
    .split("\n")
    .slice(0, 1000)
    .join("\n");
  const { reading, summary } = await houseOf(threeWeeks);
  expect(reading.outcome).toBe("too-short");
  expect(summary).toBe("");
});

test("a damaged summary is nearly always refused", async () => {
  const { summary } = await homes["with solar"]();
  const random = seededRandom(1);
  const damaged = Array.from({ length: tries(8000) }, () => damagedSummary(summary, random));
  const decodedSummaries = damaged.filter((text) => text !== summary).flatMap((text) => decodeSummary(text) ?? []);
  expect(decodedSummaries.length).toBeLessThan(10);
});

test("a forged summary, whose checksum is right, decodes to finite numbers", async () => {
  const { summary } = await homes["with solar"]();
  const head = readHead(bitReader(summary.slice(summaryVersion.length)));
  for (let seed = 1; seed <= tries(2000); seed++) {
    const { general, exported, standbyWatts } = decode(forgedSummary(head, seededRandom(seed)));
    expect(exported, `seed ${seed}`).toBeDefined();
    const numbers = [...general.flat(), ...(exported?.flat() ?? []), standbyWatts];
    expect(
      numbers.filter((number) => !(Number.isFinite(number) && number >= 0)),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

/** A summary with another's head, except for the scale. Its streams and corrections are random, or all zeros. */
function forgedSummary(head: SummaryHead, random: Random): string {
  const writer = new BitWriter();
  const isEmpty = random.oneIn(5);
  const writeRandom = (bits: number) => writer.write(isEmpty ? 0 : random.integer(0, 2 ** bits - 1), bits);
  writeHead({ ...head, scale: random.integer(0, 7) }, (value, bits) => writer.write(value, bits));
  for (const _ of ["general", "exported"]) {
    writeRandom(yearBits);
    for (let block = 0; block < 12 * blocksPerDay; block++) writeRandom(blockBits);
  }
  for (let index = 0; index < correctionCount; index++) writeRandom(correctionBits);
  return summaryVersion + writer.text();
}

/** A summary cut off, or with another character in it. */
function damagedSummary(summary: string, random: Random): string {
  const index = random.integer(0, summary.length - 1);
  const character = random.pick([..."ABCabc019-_ <>%"]);
  return summary.slice(0, index) + (random.oneIn(5) ? "" : character + summary.slice(index + 1));
}

/** Texts that aren't summaries. */
const invalidSummaries: readonly string[] = [
  "",
  "1",
  "2AAAA",
  `1${"A".repeat(193)}`,
  "x".repeat(601),
  `1${"A".repeat(2000)}`,
  "1<script>alert(1)</script>",
  "1\u0000\u0000",
];

test.each(invalidSummaries)("%j isn't a summary", (text) => {
  expect(decodeSummary(text)).toBeNull();
});

test.each(["A", "=", "\n", " "])("a summary with %j after it is refused", async (suffix) => {
  const { summary } = await homes["without solar"]();
  expect(decodeSummary(summary + suffix)).toBeNull();
});

function decode(summary: string) {
  const decodedSummary = decodeSummary(summary);
  if (!decodedSummary) throw new Error("the summary can't be read");
  return decodedSummary;
}
