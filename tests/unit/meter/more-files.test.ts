import { expect, test } from "vitest";
import { clockTime, homeNmi, isoDay, kwh, madeHome, nem12Block, slashDay, total } from "#tests/meter/made.ts";
import { outcomeOf, readAll, readingOf } from "#tests/meter/samples.ts";
import { zipOf } from "#tests/meter/zip.ts";

/** Files that nobody had in hand when the reader was written: quirks of the format in other combinations. */

const home = madeHome("2026-02-01", 70);
const { firstDay, use, controlled, solar } = home;
const general = Number(total(use).toFixed(3));
const exported = Number(total(solar).toFixed(3));
const plain = nem12Block(firstDay, use);
const both = plain + nem12Block(firstDay, solar, { suffix: "B1" });

/** Thousandths that add up to the half-hour's, in so many parts. */
const inParts = (days: number[][], parts: number) =>
  days.map((day) =>
    day.flatMap((value) => {
      const part = Math.floor(value / parts);
      return Array.from({ length: parts }, (_, at) => (at === 0 ? value - part * (parts - 1) : part));
    }),
  );

function dayByDay(suffix: string, days: number[][]): string[] {
  return days.map((values, day) => nem12Block(firstDay + day, [values], { suffix }));
}

const goodFiles: [name: string, content: string][] = [
  ["a first block for every single day, both streams in turns", interleaved()],
  ["a header whose time is malformed, a blank line first, and an end after each block", withEnds()],
  ["rows that end in a line feed alone", both.replaceAll("\r\n", "\n")],
  ["one block in Wh and the other in kWh", plain + inWattHours("B1", solar)],
  ["a block in MWh", `${inMegawattHours()}${nem12Block(firstDay, solar, { suffix: "B1" })}`],
  ["readings of one minute", nem12Block(firstDay, inParts(use, 30), { minutes: 1 }) + sunBlock()],
  [
    "readings of fifteen minutes beside readings of thirty",
    nem12Block(firstDay, inParts(use, 2), { minutes: 15 }) + sunBlock(),
  ],
  ["blocks whose months are shuffled", [dayByDay("E1", use), dayByDay("B1", solar)].flat().toReversed().join("")],
  ["every cell in quotation marks", both.replaceAll(/[^,\r\n]+/g, '"$&"')],
  ["fourteen decimals", both.replaceAll(/(\d\.\d{3})/g, "$100000000000")],
  [
    "manual reads and an event's reason among the rows",
    both.replaceAll(/(\r\n)(?=300,20260210)/g, "$1500,O,S01,20260209,12345.6,\r\n"),
  ],
  ["a register configuration with spaces in it", both.replaceAll(",E1,E1,E1,", ", E1 ,E1,E1 ,")],
];

test.each(goodFiles)("%s: every kilowatt-hour counts once", async (_, content) => {
  const { totals, from, to, gaps } = await readingOf(content);
  expect(totals).toEqual({ general, controlled: 0, export: exported });
  expect([from, to]).toEqual(["2026-02-01", "2026-04-11"]);
  expect(gaps.days).toBe(0);
});

test("a later file that repeats half of the days, and brings the rest, adds nothing twice", async () => {
  const first = nem12Block(firstDay, use.slice(0, 45));
  const second = nem12Block(firstDay + 30, use.slice(30));
  const reading = await readAll([first, second, sunBlock()]);
  expect(reading).toMatchObject({ ok: true, totals: { general, export: exported } });
});

test("a zip file with NEM12 under a name that tells nothing, and a note beside it", async () => {
  const zip = zipOf({
    "6407000000_20260411.V01": plain,
    "readme.txt": "How to read this file",
    "sun.mdff": sunBlock(),
  });
  expect(await readingOf(zip)).toMatchObject({ totals: { general, export: exported } });
});

test("a table of whole hours is split evenly, and its year is the same", async () => {
  const slots = Array.from(
    { length: 24 },
    (_, hour) => `${clockTime(hour * 60)} - ${clockTime(((hour + 1) * 60) % 1440)}`,
  );
  const head = `NMI,METER SERIAL NUMBER,CON/GEN,DATE,ESTIMATED?,${slots.join(",")}`;
  const rows = use.map((values, day) => {
    const hours = slots.map((_, hour) => (values[hour * 2] ?? 0) + (values[hour * 2 + 1] ?? 0));
    return [homeNmi, "1", "Consumption", slashDay(firstDay + day), "Y", ...hours.map(kwh)].join(",");
  });
  const reading = await readingOf([head, ...rows].join("\n"));
  expect(reading.totals.general).toBe(general);
  expect(reading.intervalMinutes).toBe(60);
  expect(reading.estimatedShare).toBe(1);
});

test("a distributor's table with a controlled load and dates in words", async () => {
  const slots = Array.from({ length: 48 }, (_, at) => `${clockTime(at * 30)} - ${clockTime(((at + 1) * 30) % 1440)}`);
  const months = ["Jan", "Feb", "Mar", "Apr"];
  const date = (day: number) => {
    const [year, month, date] = isoDay(firstDay + day).split("-");
    return `${date}/${months[Number(month) - 1]}/${year}`;
  };
  const row = (kind: string, values: number[], day: number) =>
    [`"${homeNmi}8"`, '"1"', `"${kind}"`, `"${date(day)}"`, '"No"', ...values.map(kwh)].join(",");
  const rows = use.flatMap((values, day) => [
    row("Controlled Load Consumption", controlled[day] ?? [], day),
    row("Consumption", values, day),
    row("Generation", solar[day] ?? [], day),
  ]);
  const text = [`NMI,METER SERIAL NUMBER,CON/GEN,DATE,ESTIMATED?,${slots.join(",")}`, ...rows].join("\r\n");
  const { totals, warnings } = await readingOf(text);
  expect(totals).toEqual({ general, controlled: total(controlled), export: exported });
  expect(warnings).not.toContain("controlled-load-guessed");
});

test("hostile cells among good ones are missing, and nothing else is", async () => {
  const rows = plain.split("\r\n");
  const hostile = ["=HYPERLINK(1)", "@SUM(A1)", "1e999", "-0.5", "NaN", "#REF!", "0x1F", "１", "1_000", "∞"];
  hostile.forEach((cell, at) => {
    rows[at + 2] = (rows[at + 2] ?? "").replace(/^(300,\d{8},)[^,]+/, `$1${cell}`);
  });
  const { totals, gaps } = await readingOf(rows.join("\r\n"));
  const lost = hostile.reduce((sum, _, at) => sum + (use[at + 1]?.[0] ?? 0), 0) / 1000;
  expect(totals.general).toBeCloseTo(general - lost, 3);
  expect(gaps.intervals).toBe(hostile.length);
});

test("only a header, only an end, and a register of another's energy are no readings of a home", async () => {
  expect(await outcomeOf("100,NEM12,202604120000,UNITED,ME\r\n900\r\n")).toBe("unreadable");
  expect(await outcomeOf(nem12Block(firstDay, use, { unit: "KVARH", suffix: "E1" }))).toBe("no-energy-stream");
});

function interleaved(): string {
  const [taken, given] = [dayByDay("E1", use), dayByDay("B1", solar)];
  return taken.map((block, day) => block + given[day]).join("");
}

function withEnds(): string {
  return `\r\n100,NEM12,202504000000,UNITED,ME\r\n${plain}900\r\n,,,,\r\n${sunBlock()}900\r\n900\r\n`;
}

function sunBlock(): string {
  return nem12Block(firstDay, solar, { suffix: "B1" });
}

function inWattHours(suffix: string, days: number[][]): string {
  return nem12Block(
    firstDay,
    days.map((day) => day.map((value) => value * 1000)),
    { suffix, unit: "wh" },
  );
}

/** The same kWh, written as 0.000123 MWh. */
function inMegawattHours(): string {
  return nem12Block(firstDay, use, { unit: "MWh" }).replaceAll(
    /,(\d+)\.(\d{3})(?=,)/g,
    (_, whole, part) => `,0.${`${whole}${part}`.padStart(6, "0")}`,
  );
}
