import { expect, test } from "vitest";
import { homeNmi, isoDay, kwh, madeHome, nem12Block, total } from "#tests/meter/made.ts";
import { outcomeOf, readAll, readingOf } from "#tests/meter/samples.ts";

const home = madeHome("2026-01-01", 60);
const { firstDay, use, controlled, solar } = home;
const general = total(use);

test("Wh, MWh and a register in place of a suffix come out in kWh", async () => {
  const inWh = use.map((day) => day.map((value) => value * 1000));
  expect((await readingOf(nem12Block(firstDay, inWh, { unit: "Wh" }))).totals.general).toBeCloseTo(general, 3);
  const unnamed = nem12Block(firstDay, use).replace(",E1,E1,E1,", ",E1,E1,,");
  expect((await readingOf(unnamed)).totals.general).toBeCloseTo(general, 3);
});

test("reactive, average, check and technical registers are not energy", async () => {
  const others = ["Q1", "K1", "A1", "C1", "V1"].map((suffix) => nem12Block(firstDay, use, { suffix })).join("");
  const volts = nem12Block(firstDay, use, { suffix: "E2", unit: "V" });
  expect((await readingOf(nem12Block(firstDay, use) + others + volts)).totals.general).toBeCloseTo(general, 3);
  expect(await outcomeOf(others)).toBe("no-energy-stream");
});

test("a second stream that seldom runs is guessed to be a controlled load, and can be corrected", async () => {
  const text = nem12Block(firstDay, use) + nem12Block(firstDay, controlled, { suffix: "E2" });
  const guessed = await readingOf(text);
  expect(guessed.totals).toEqual({ general: Number(general.toFixed(3)), controlled: total(controlled), export: 0 });
  expect(guessed.warnings).toContain("controlled-load-guessed");
  const corrected = await readingOf(text, { roles: guessed.guessedStreams.map(() => "general" as const) });
  expect(corrected.totals.general).toBeCloseTo(general + total(controlled), 3);
  expect(corrected.warnings).not.toContain("controlled-load-guessed");
});

test("the register's number says nothing: general use may be the third", async () => {
  const text = nem12Block(firstDay, controlled, { suffix: "E1" }) + nem12Block(firstDay, use, { suffix: "E3" });
  expect((await readingOf(text)).totals.controlled).toBe(total(controlled));
});

test("a row is trusted where it contradicts the length that was declared", async () => {
  const fives = use.map((day) => day.flatMap((value) => Array.from({ length: 6 }, () => value / 6)));
  const text = nem12Block(firstDay, fives, { minutes: 15 }).replaceAll(/\d+\.\d+/g, (cell) => cell);
  const reading = await readingOf(text);
  expect(reading.intervalMinutes).toBe(5);
  expect(reading.warnings).toContain("interval-length");
  expect(reading.totals.general).toBeGreaterThan(general * 0.98);
});

test("padded rows, missing last fields and '05' are read", async () => {
  const padded = nem12Block(firstDay, use, { minutes: "030" }).replaceAll("\r\n", `${",".repeat(40)}\r\n`);
  expect((await readingOf(padded)).totals.general).toBeCloseTo(general, 3);
  const cut = nem12Block(firstDay, use).replaceAll(",A,,,20261101000000,", ",A");
  expect((await readingOf(cut)).totals.general).toBeCloseTo(general, 3);
});

test("a day with 47 values, without values or of nulls is missing, not nothing", async () => {
  const rows = nem12Block(firstDay, use).split("\r\n");
  rows[11] = (rows[11] ?? "").replace(/,\d+\.\d+,A/, ",A");
  rows[12] = `300,${isoDay(firstDay + 11).replaceAll("-", "")},V,,,`;
  rows[13] = (rows[13] ?? "").replace(",A,", ",N,");
  const reading = await readingOf(rows.join("\r\n"));
  expect(reading.gaps).toMatchObject({ days: 3, intervals: 144 });
  expect(reading.gaps.longest).toEqual({ from: isoDay(firstDay + 10), to: isoDay(firstDay + 12) });
  expect(reading.days).toBe(57);
});

test("quality by parts of a day counts only where the parts cover it", async () => {
  const varies = (parts: string) =>
    nem12Block(firstDay, use).replace(/(300,20260101,.*),A,,,(.*)/, `$1,V,,,$2\r\n${parts}`);
  const estimated = await readingOf(varies("400,1,24,S14,,\r\n400,25,36,A,,\r\n400,37,48,N,,"));
  expect(estimated.estimatedShare).toBeCloseTo(24 / (60 * 48 - 12), 4);
  expect(estimated.gaps.intervals).toBe(12);
  const holed = await readingOf(varies("400,1,24,N,,\r\n400,26,48,N,,"));
  expect(holed.gaps.intervals).toBe(0);
});

test("of the same day twice, the later update stays, or else the later row", async () => {
  const doubled = use.map((day) => day.map((value) => value * 2));
  const one = (days: number[][], updated: string) => nem12Block(firstDay, days, { updated });
  const later = await readingOf(one(use, "20261102000000") + one(doubled, "20261101000000"));
  expect(later.totals.general).toBeCloseTo(general, 3);
  expect(later.warnings).toContain("corrected-day");
  const last = await readingOf(one(use, "20261101000000") + one(doubled, "20261101000000"));
  expect(last.totals.general).toBeCloseTo(general * 2, 3);
  const same = await readingOf(one(use, "20261101000000") + one(use, "20261101000000"));
  expect(same.totals.general).toBeCloseTo(general, 3);
  expect(same.warnings).not.toContain("corrected-day");
});

test("two meters with one suffix are added: each covers its part", async () => {
  const first = nem12Block(firstDay, use.slice(0, 20), { meter: "A" });
  const second = nem12Block(firstDay + 20, use.slice(20), { meter: "B" });
  const reading = await readingOf(first + second);
  expect(reading.totals.general).toBeCloseTo(general, 3);
  expect(reading.guessedStreams).toEqual([]);
});

test("formulas, errors and numbers beyond reason are missing", async () => {
  for (const cell of ["=1+2", "@SUM(A1)", "NaN", "#REF!", "1e999", "1e2", "0x1F", "-0.5", "9".repeat(40), "<b>1</b>"]) {
    const reading = await readingOf(nem12Block(firstDay, use).replace(/(300,20260105,)[^,]+/, `$1${cell}`));
    expect(reading.gaps.intervals, cell).toBe(1);
    expect(reading.warnings, cell).toContain("bad-cell");
    expect(reading.totals.general).toBeLessThan(general);
  }
});

test("accumulated readings, and a meter without readings, are told apart", async () => {
  const nem13 =
    "100,NEM13,202611010000,MDP,RET\r\n250,6407000000,11,1,11,11,METER,E,1,20260101,A,,,2,20260401,A,,,9,KWH,,,,\r\n900";
  expect(await outcomeOf(nem13)).toBe("nem13");
  expect(await outcomeOf(`200,${homeNmi},E1,E1,E1,,1,KWH,30,\r\n900`)).toBe("no-readings");
  expect(await outcomeOf(nem12Block(firstDay, use, { quality: "N" }))).toBe("no-readings");
});

test("only what solar sent is half of what is needed; the other half may be another file", async () => {
  const sent = nem12Block(firstDay, solar, { suffix: "B1" });
  expect(await outcomeOf(sent)).toBe("export-only");
  const both = await readAll([sent, nem12Block(firstDay, use)]);
  expect(both.ok && both.totals).toMatchObject({ general: Number(general.toFixed(3)), export: total(solar) });
});

test("two connections are never mixed", async () => {
  const other = nem12Block(firstDay, use.slice(0, 30), { nmi: "6407000001" });
  const reading = await readingOf(other + nem12Block(firstDay, use));
  expect(reading.totals.general).toBeCloseTo(general, 3);
  expect(reading.connections).toEqual([
    { ending: "001", days: 30 },
    { ending: "000", days: 60 },
  ]);
  const corrected = await readingOf(other + nem12Block(firstDay, use), { connection: 0 });
  expect(corrected.days).toBe(30);
});

test("a mistyped year stands alone and is left out", async () => {
  const text = `${nem12Block(firstDay, use)}300,20620101,${(use[0] ?? []).map(kwh).join(",")},A,,,,\r\n`;
  const reading = await readingOf(text);
  expect(reading.to).toBe(isoDay(firstDay + 59));
  expect(reading.warnings).toContain("other-stretch");
});

test("fewer than 28 days are too short, and still counted", async () => {
  const reading = await readingOf(nem12Block(firstDay, use.slice(0, 21)));
  expect(reading.outcome).toBe("too-short");
  expect(reading.days).toBe(21);
  expect(reading.totals.general).toBeCloseTo(total(use.slice(0, 21)), 3);
});

test("another state, an unknown connection and a very large use are said", async () => {
  const of = async (nmi: string) => readingOf(nem12Block(firstDay, use, { nmi }));
  expect((await of("4102000000")).state).toBe("New South Wales");
  expect((await of("NGGG000000")).state).toBe("the Australian Capital Territory");
  expect((await of("2001000000")).warnings).toContain("outside-victoria");
  expect((await of("9999000000")).warnings).toContain("nmi-unreadable");
  expect((await of("VAAA0000657")).distributorSure).toBe(true);
  expect((await of("VAAA0000651")).distributorSure).toBe(false);
  const large = use.map((day) => day.map((value) => value * 100));
  expect((await readingOf(nem12Block(firstDay, large))).warnings).toContain("very-large-use");
});
