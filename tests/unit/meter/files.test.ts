import { deflateRawSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { TableReader } from "#app/meter/reader/formats/table.ts";
import type { MeterReading, Refused } from "#app/meter/reader/interpret/interpret.ts";
import { readMeterFiles } from "#app/meter/reader/read.ts";
import { checkDigit, distributorOf, parseNmi } from "#app/meter/reader/readings/nmi.ts";
import { type Damage, damaged, type Random, seededRandom } from "#tests/random.ts";
import { zipOf } from "#tests/sample-meter-files/made-up-files.ts";
import { expectedReadings, readAll, sampleBytes } from "#tests/sample-meter-files/samples.ts";
import { tries } from "#tests/settings.ts";
import { allocated, cases, hostileCells, refusals } from "./files.cases.ts";

/** Our own faults, which no file can cause, and a file that is gone. */
const otherReasons: readonly string[] = ["reader-failed", "page-failed", "moved"];

test.each(cases)("a meter file: $name", async ({ files, corrections, expected }) => {
  expect(await readAll(files, corrections)).toMatchObject(expected);
});

test.each(refusals)("%s is refused as “%s”", async (_, reason, ...files) => {
  expect(await readAll(files)).toMatchObject({ ok: false, reason });
});

test("an error of the reader's own isn't blamed on the file, and is logged", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const error = new TypeError("a fault in the reader");
  vi.spyOn(TableReader.prototype, "line").mockImplementation(() => {
    throw error;
  });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await readAll([sampleBytes("01-united-vec-report.csv")])).toMatchObject({ reason: "reader-failed" });
  expect(logged).toHaveBeenCalledExactlyOnceWith(error);
});

test("a file that was moved after it was chosen is refused as moved", async () => {
  const file = new Blob(["a"]);
  file.stream = () =>
    new ReadableStream({ start: (controller) => controller.error(new DOMException("", "NotReadableError")) });
  expect((await readMeterFiles([file])).refused).toEqual(["moved"]);
});

test.each(Object.entries(expectedReadings))("the sample %s gives the expected reading", async (name, expected) => {
  expect(await readAll([sampleBytes(name)])).toMatchObject(expected);
});

test.each(Object.keys(expectedReadings))("while the sample %s is read, the progress reaches its size", async (name) => {
  const file = new Blob([sampleBytes(name)]);
  let bytes = 0;
  await readMeterFiles([file], (more) => {
    bytes += more;
  });
  expect(bytes).toBeGreaterThanOrEqual(file.size);
});

/** About a month of every sample, short enough to be read thousands of times. */
const originals: readonly Uint8Array<ArrayBuffer>[] = Object.keys(expectedReadings).map((name) => {
  const bytes = sampleBytes(name);
  if (name.endsWith(".zip")) return bytes;
  const text = new TextDecoder().decode(bytes);
  return name.endsWith(".json") ? firstReads(text) : encode(text.split("\n").slice(0, 60).join("\n"));
});

const damages: readonly Damage[] = [
  byLine((lines, random) => lines.toSpliced(random.integer(0, lines.length), random.integer(1, 5))),
  byLine((lines, random) => {
    const from = random.integer(0, lines.length);
    return [...lines, ...lines.slice(from, from + 20)];
  }),
  byLine((lines, random) => {
    const index = random.integer(0, Math.max(0, lines.length - 1));
    return lines.with(Math.min(index, lines.length - 1), lines[random.integer(0, lines.length - 1)] ?? "");
  }),
  byLine((lines, random) => lines.map((line) => (random.oneIn(10) ? withCell(line, random) : line))),
  byLine((lines, random) => lines.map((line) => withCell(line, random))),
  byLine((lines, random) => {
    const delimiter = random.pick([";", "\t", "|", ",,"]);
    return lines.map((line) => line.replaceAll(",", delimiter));
  }),
  byLine((lines, random) => {
    const width = random.integer(1, 60);
    return lines.map((line) => line.split(",").slice(0, width).join(","));
  }),
  (file) => zipOf({ "a.csv": file }),
  (file, random) => zipOf({ "a.csv": file }, { packed: deflateRawSync(file).subarray(0, random.integer(0, 2000)) }),
  (file, random) => new Uint8Array([...random.pick(originals), ...file]),
];

function byLine(change: (lines: string[], random: Random) => string[]): Damage {
  return (file, random) => encode(change(new TextDecoder().decode(file).split("\n"), random).join("\n"));
}

function withCell(line: string, random: Random): string {
  const cells = line.split(",");
  return cells.with(random.integer(0, cells.length - 1), random.pick(hostileCells)).join(",");
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function firstReads(json: string): Uint8Array<ArrayBuffer> {
  const whole: { data: { reads: unknown[] } } = JSON.parse(json);
  return encode(JSON.stringify({ data: { reads: whole.data.reads.slice(0, 90) } }));
}

test("a damaged file is refused for a fault of its own, or has finite totals", async () => {
  const seenResults = new Set<string>();
  for (let seed = 1; seed <= tries(8000); seed++) {
    const reading = await readAll([damaged(originals, damages, seededRandom(seed))]);
    expect(faultsIn(reading), `seed ${seed}`).toEqual([]);
    seenResults.add(reading.ok ? reading.outcome : reading.reason);
  }
  expect(seenResults.size, "the damages lead to many different results").toBeGreaterThan(6);
});

test.each([
  ["VAAA000065", 7],
  ["6305888444", 6],
])("the check digit of the NMI %s is %i", (nmi, digit) => {
  expect(checkDigit(nmi)).toBe(digit);
});

test.each(allocated)("an NMI that starts with %s certainly belongs to the distributor %s", (start, distributor) => {
  expect(distributorOf(`${start}000000`, true)).toEqual({ distributor, isCertain: true, state: null });
});

test("an NMI of which only the first two characters are known probably belongs to their distributor", () => {
  expect(distributorOf("6499000000", true)).toEqual({ distributor: "united", isCertain: false, state: null });
});

test("an NMI of another state names the state", () => {
  expect(distributorOf("QB00000000", true)).toEqual({ distributor: null, isCertain: false, state: "Queensland" });
});

test.each(["6.001E+10", "=6407000000", "GENERATION", "64070", "6407000000 ", "OIOI000000", ""])(
  "“%s” isn't taken for an NMI",
  (text) => {
    expect(parseNmi(text)).toBeUndefined();
  },
);

/** Faults that no reading may have, whatever the file. */
function faultsIn(reading: MeterReading | Refused): string[] {
  const faults: string[] = [];
  if (!reading.ok) return otherReasons.includes(reading.reason) ? [`refused: ${reading.reason}`] : [];
  const { series } = reading;
  const numbers: Readonly<Record<string, number>> = {
    ...reading.totals,
    days: reading.days,
    gapDays: reading.gaps.days,
    gapIntervals: reading.gaps.intervals,
    estimatedShare: reading.estimatedShare,
    intervalMinutes: reading.intervalMinutes,
  };
  for (const [name, number] of Object.entries(numbers))
    if (!Number.isFinite(number) || number < 0) faults.push(`${name} is ${number}`);
  for (const [name, halfHours] of Object.entries(series.kwh))
    if (!halfHours.every((kwh) => Number.isFinite(kwh) && kwh >= 0)) faults.push(`a half-hour of ${name} is no number`);
  if (reading.estimatedShare > 1) faults.push("more than everything is estimated");
  if (reading.days + reading.gaps.days !== series.dayCount) faults.push("days and gaps don't make the whole");
  if (!/^\d{4}-\d\d-\d\d$/.test(reading.from) || reading.from > reading.to)
    faults.push(`from ${reading.from} to ${reading.to} is no period`);
  return faults;
}
