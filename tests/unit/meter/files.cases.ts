import { deflateRawSync } from "node:zlib";
import { expect } from "vitest";
import type { Corrections, MeterReading } from "#app/meter/reader/interpret/interpret.ts";
import {
  clockTime,
  generatedHome,
  homeNmi,
  isoDay,
  kwh,
  type Nem12Options,
  nem12Block,
  slashDay,
  toLocalTime,
  total,
  zipOf,
} from "#tests/sample-meter-files/made-up-files.ts";

type Files = readonly (string | Uint8Array<ArrayBuffer>)[];

/** The files that are chosen, what the visitor then corrects, and the facts that the reader finds. */
export interface MeterCase {
  name: string;
  files: Files;
  corrections?: Corrections;
  expected: { [fact in keyof MeterReading]?: unknown };
}

const home = generatedHome("2026-02-01", 70);
const { firstDay, use, controlled, solar } = home;
const sumKwh = (days: readonly (readonly number[])[]) => Number(total(days).toFixed(3));
const generalKwh = sumKwh(use);
const totals = { general: generalKwh, controlled: 0, export: sumKwh(solar) };
const wholeReading = { totals, from: "2026-02-01", to: "2026-04-11", gaps: expect.objectContaining({ days: 0 }) };

type WholeFiles = readonly [name: string, ...files: Files];
const asWhole = ([name, ...files]: WholeFiles): MeterCase => ({ name, files, expected: wholeReading });

const ofUse = (options: Nem12Options = {}, days = use) => nem12Block(firstDay, days, options);
const ofSun = (options: Nem12Options = {}) => nem12Block(firstDay, solar, { suffix: "B1", ...options });
const useBlock = ofUse();
const useAndSun = useBlock + ofSun();
const scaled = (days: number[][], factor: number) => days.map((day) => day.map((value) => value * factor));

/** Each half-hour in so many parts that add up to it, in whole watt-hours. */
const inParts = (days: number[][], parts: number) =>
  days.map((day) =>
    day.flatMap((value) => {
      const part = Math.floor(value / parts);
      return Array.from({ length: parts }, (_, index) => (index === 0 ? value - part * (parts - 1) : part));
    }),
  );

const dayByDay = (suffix: string, days: number[][]) =>
  days.map((values, day) => nem12Block(firstDay + day, [values], { suffix }));

const fiveMinutes = scaled(use, 1 / 6).map((day) => day.flatMap((value) => Array<number>(6).fill(value)));
const withChangedRows = (text: string, change: (lines: string[]) => void) => {
  const lines = text.split("\r\n");
  change(lines);
  return lines.join("\r\n");
};
const inPartsOfDay = (parts: string) => useBlock.replace(/(300,20260201,.*),A,,,(.*)/, `$1,V,,,$2\r\n${parts}`);
const cellOnFifth = (cell: string) => useBlock.replace(/(300,20260205,)[^,]+/, `$1${cell}`);
const otherMeterBlock = ofUse({ nmi: "6407000001" }, use.slice(0, 30));
const nonsense = ["=1+2", "@SUM(A1)", "NaN", "#REF!", "1e999", "1e2", "0x1F", "-0.5", "９", "1_000", "∞", "<b>1</b>"];

/** NEM12 files that all have the whole reading, however they are written. */
const wholeNem12: readonly WholeFiles[] = [
  ["a block for each stream", useAndSun],
  ["a stream for each file", ofSun(), useBlock],
  ["a block in Wh", ofUse({ unit: "Wh" }, scaled(use, 1000)) + ofSun()],
  ["a block in MWh", inMegawattHours() + ofSun()],
  ["a register in place of a suffix", useBlock.replace(",E1,E1,E1,", ",E1,E1,,") + ofSun()],
  [
    "a first block for every single day, both streams in turns",
    use.flatMap((_, day) => [dayByDay("E1", use)[day], dayByDay("B1", solar)[day]]).join(""),
  ],
  ["blocks whose months are shuffled", [dayByDay("E1", use), dayByDay("B1", solar)].flat().toReversed().join("")],
  [
    "a header whose time is malformed, a blank line first, and an end after each block",
    `\r\n100,NEM12,202504000000,UNITED,ME\r\n${useBlock}900\r\n,,,,\r\n${ofSun()}900\r\n900\r\n`,
  ],
  ["rows that end in a line feed alone", useAndSun.replaceAll("\r\n", "\n")],
  ["readings of one minute", ofUse({ minutes: 1 }, inParts(use, 30)) + ofSun()],
  ["readings of fifteen minutes", ofUse({ minutes: 15 }, inParts(use, 2)) + ofSun()],
  ["minutes written 030", ofUse({ minutes: "030" }) + ofSun()],
  ["every cell in quotation marks", useAndSun.replaceAll(/[^,\r\n]+/g, '"$&"')],
  ["fourteen decimals", useAndSun.replaceAll(/(\d\.\d{3})/g, "$100000000000")],
  ["padded rows", useAndSun.replaceAll("\r\n", `${",".repeat(40)}\r\n`)],
  ["missing last fields", useAndSun.replaceAll(",A,,,20261101000000,", ",A")],
  [
    "manual reads and an event's reason among the rows",
    useAndSun.replaceAll(/(\r\n)(?=300,20260210)/g, "$1500,O,S01,20260209,12345.6,\r\n"),
  ],
  ["a register configuration with spaces", useAndSun.replaceAll(",E1,E1,E1,", ", E1 ,E1,E1 ,")],
  [
    "a later file that repeats half of the days, and brings the rest",
    ofUse({}, use.slice(0, 45)),
    nem12Block(firstDay + 30, use.slice(30)),
    ofSun(),
  ],
  [
    "reactive, average, check and technical registers beside energy",
    useAndSun +
      ["Q1", "K1", "A1", "C1", "V1"].map((suffix) => ofUse({ suffix })).join("") +
      ofUse({ suffix: "E2", unit: "V" }),
  ],
];

const nem12: MeterCase[] = [
  ...wholeNem12.map(asWhole),
  {
    name: "two meters with one suffix, each for its part",
    files: [
      ofUse({ meter: "A" }, use.slice(0, 20)) + nem12Block(firstDay + 20, use.slice(20), { meter: "B" }) + ofSun(),
    ],
    expected: { ...wholeReading, guessedStreams: [] },
  },
  {
    name: "a second stream that seldom runs: guessed to be a controlled load",
    files: [useBlock + nem12Block(firstDay, controlled, { suffix: "E2" })],
    expected: {
      totals: { ...totals, controlled: sumKwh(controlled), export: 0 },
      guessedStreams: [expect.objectContaining({ role: "general" }), expect.objectContaining({ role: "controlled" })],
    },
  },
  {
    name: "a second stream guessed to be a controlled load, corrected to be none",
    files: [useBlock + nem12Block(firstDay, controlled, { suffix: "E2" })],
    corrections: { roles: ["general", "general"] },
    expected: {
      totals: { general: sumKwh([...use, ...controlled]), controlled: 0, export: 0 },
      guessedStreams: [expect.objectContaining({ role: "general" }), expect.objectContaining({ role: "general" })],
    },
  },
  {
    name: "a third stream that seldom rests: the register's number says nothing",
    files: [nem12Block(firstDay, controlled, { suffix: "E1" }) + ofUse({ suffix: "E3" })],
    expected: { totals: { ...totals, controlled: sumKwh(controlled), export: 0 } },
  },
  {
    name: "rows of five minutes declared as fifteen: the row is trusted",
    files: [ofUse({ minutes: 15 }, fiveMinutes)],
    expected: { totals: { ...totals, general: expect.closeTo(generalKwh, 0), export: 0 }, intervalMinutes: 5 },
  },
  {
    name: "a day with 47 values, one without values and one of nulls are missing, not nothing",
    files: [
      withChangedRows(useBlock, (rows) => {
        rows[11] = (rows[11] ?? "").replace(/,\d+\.\d+,A/, ",A");
        rows[12] = `300,${isoDay(firstDay + 11).replaceAll("-", "")},V,,,`;
        rows[13] = (rows[13] ?? "").replace(",A,", ",N,");
      }),
    ],
    expected: {
      gaps: { days: 3, intervals: 144, longest: { from: isoDay(firstDay + 10), to: isoDay(firstDay + 12) } },
      days: 67,
    },
  },
  {
    name: "quality by parts of a day that cover it",
    files: [inPartsOfDay("400,1,24,S14,,\r\n400,25,36,A,,\r\n400,37,48,N,,")],
    expected: {
      estimatedShare: expect.closeTo(24 / (70 * 48 - 12), 4),
      gaps: expect.objectContaining({ intervals: 12 }),
    },
  },
  {
    name: "quality by parts of a day that leave a hole counts for nothing",
    files: [inPartsOfDay("400,1,24,N,,\r\n400,26,48,N,,")],
    expected: { gaps: expect.objectContaining({ intervals: 0 }) },
  },
  {
    name: "of the same day twice, the later update stays",
    files: [ofUse({ updated: "20261102000000" }) + ofUse({ updated: "20261101000000" }, scaled(use, 2))],
    expected: { totals: { ...totals, export: 0 } },
  },
  {
    name: "of the same day twice with one time, the later row stays",
    files: [useBlock + ofUse({}, scaled(use, 2))],
    expected: { totals: { ...totals, general: sumKwh(scaled(use, 2)), export: 0 } },
  },
  {
    name: "the same day twice, the same",
    files: [useBlock + useBlock],
    expected: { totals: { ...totals, export: 0 } },
  },
  ...[...nonsense, "9".repeat(40)].map((cell) => ({
    name: `“${cell.slice(0, 20)}” in a cell is missing`,
    files: [cellOnFifth(cell)],
    expected: {
      totals: { ...totals, general: Number((generalKwh - (use[4]?.[0] ?? 0) / 1000).toFixed(3)), export: 0 },
      gaps: expect.objectContaining({ intervals: 1 }),
    },
  })),
  {
    name: "two connections are never mixed",
    files: [otherMeterBlock + useBlock],
    expected: {
      totals: { ...totals, export: 0 },
      connections: [
        { ending: "001", days: 30 },
        { ending: "000", days: 70 },
      ],
    },
  },
  {
    name: "the other of two connections, if chosen",
    files: [otherMeterBlock + useBlock],
    corrections: { connection: 0 },
    expected: { days: 30 },
  },
  {
    name: "a mistyped year is left out",
    files: [`${useBlock}300,20620101,${(use[0] ?? []).map(kwh).join(",")},A,,,,\r\n`],
    expected: { to: wholeReading.to, days: 70 },
  },
  {
    name: "a hole of less than four months is bridged",
    files: [useBlock + nem12Block(firstDay + 69 + 120, use)],
    expected: { from: wholeReading.from, days: 140, gaps: expect.objectContaining({ days: 119 }) },
  },
  {
    name: "a longer hole: the later stretch counts",
    files: [useBlock + nem12Block(firstDay + 69 + 121, use)],
    expected: { from: isoDay(firstDay + 69 + 121), days: 70 },
  },
  {
    name: "a longer hole, and a later stretch shorter than four weeks: the earlier counts",
    files: [useBlock + nem12Block(firstDay + 69 + 121, use.slice(0, 27))],
    expected: { from: wholeReading.from, days: 70 },
  },
  {
    name: "fewer than 28 days are too short, and still counted",
    files: [ofUse({}, use.slice(0, 21))],
    expected: { outcome: "too-short", days: 21, totals: { ...totals, general: sumKwh(use.slice(0, 21)), export: 0 } },
  },
  { name: "a home in Sydney", files: [ofUse({ nmi: "4102000000" })], expected: { state: "New South Wales" } },
  {
    name: "a home in Canberra",
    files: [ofUse({ nmi: "NGGG000000" })],
    expected: { state: "the Australian Capital Territory" },
  },
  {
    name: "a home in Adelaide",
    files: [ofUse({ nmi: "2001000000" })],
    expected: { state: "South Australia" },
  },
  {
    name: "an unknown connection",
    files: [ofUse({ nmi: "9999000000" })],
    expected: { distributor: null, state: null },
  },
  { name: "a right check digit", files: [ofUse({ nmi: "VAAA0000657" })], expected: { isDistributorCertain: true } },
  { name: "a wrong check digit", files: [ofUse({ nmi: "VAAA0000651" })], expected: { isDistributorCertain: false } },
  { name: "a very large use", files: [ofUse({}, scaled(use, 100))], expected: { isVeryLarge: true } },
];

const slots = Array.from(
  { length: 48 },
  (_, halfHour) => `${clockTime(halfHour * 30)} - ${clockTime(((halfHour + 1) * 30) % 1440)}`,
);
const hours = Array.from(
  { length: 24 },
  (_, hour) => `${clockTime(hour * 60)} - ${clockTime(((hour + 1) * 60) % 1440)}`,
);
const tableHead = (columns: readonly string[]) =>
  ["NMI", "METER SERIAL NUMBER", "CON/GEN", "DATE", "ESTIMATED?", ...columns].join(",");

function victorianTable(date: (day: number) => string): string {
  const row = (kind: string, day: number, values: number[]) =>
    [homeNmi, "1", kind, date(firstDay + day), "No", "kWh", ...values.map(kwh)].join(",");
  const rows = use.flatMap((values, day) => [
    row("Consumption", day, values),
    row("Generation", day, solar[day] ?? []),
  ]);
  return [tableHead(["Unit of Measure", ...slots]), ...rows].join("\r\n");
}

function longTable(heading: string, row: (day: number, halfHour: number) => string | string[], days = use): string {
  return [heading, ...days.flatMap((values, day) => values.flatMap((_, halfHour) => row(day, halfHour)))].join("\n");
}

const cell = (source: readonly (readonly number[])[], day: number, halfHour: number) =>
  kwh(source[day]?.[halfHour] ?? 0);
const momentText = (day: number, halfHour: number) => `${isoDay(firstDay + day)} ${clockTime(halfHour * 30)}`;
const withoutHead = (text: string) => text.split("\n").slice(1).join("\n");

function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittleEndian);
  for (let index = 0; index < text.length; index++)
    view.setUint16(2 + index * 2, text.charCodeAt(index), isLittleEndian);
  return bytes;
}

const unnamedHeading = "Date and Time, Read Value - kWh (kilowatt hours), Reading quality";
const rowOfReading = (source: number[][]) => (day: number, halfHour: number) =>
  `${slashDay(firstDay + day).replace("/2026", "/26")} ${clockTime(halfHour * 30)}, ${cell(source, day, halfHour)}, Actual`;
const unnamedUse = longTable(unnamedHeading, rowOfReading(use));
const tabbedTable = victorianTable(slashDay).replaceAll(",", "\t");
const inWords = (day: number) =>
  slashDay(day).replace(/\/(\d+)\//, (_, month) => `/${["Jan", "Feb", "Mar", "Apr"][Number(month) - 1]}/`);

/** For each half-hour, the use less the solar. */
const netUse = use.map((values, day) => values.map((value, halfHour) => value - (solar[day]?.[halfHour] ?? 0)));
const netRows = netUse.flatMap((values, day) =>
  values.map((value, halfHour) => `${isoDay(firstDay + day)} ${clockTime(halfHour * 30)},${kwh(value)}`),
);

/** Tables that all have the whole reading. */
const wholeTables: readonly WholeFiles[] = [
  ["a distributor's table with dates of ISO", victorianTable(isoDay)],
  ["a distributor's table with days first", victorianTable(slashDay)],
  ["a distributor's table with months first", victorianTable((day) => slashDay(day).replace(/^(\d+)\/(\d+)/, "$2/$1"))],
  ["a distributor's table with two-digit years", victorianTable((day) => slashDay(day).replace("/2026", "/26"))],
  [
    "a spreadsheet's byte order mark, semicolons and decimal commas",
    `\uFEFF${victorianTable(slashDay).replaceAll(",", ";").replaceAll(".", ",")}`,
  ],
  ["tabs in UTF-16, the low byte first", utf16(tabbedTable, true)],
  ["tabs in UTF-16, the high byte first", utf16(tabbedTable, false)],
];

const tables: MeterCase[] = [
  ...wholeTables.map(asWhole),
  {
    name: "negative values in a net column are exports",
    files: [["Date,Net kWh", ...netRows].join("\n")],
    expected: {
      totals: {
        general: expect.closeTo(sumKwh(netUse.map((day) => day.map((value) => Math.max(0, value)))), 2),
        controlled: 0,
        export: expect.closeTo(sumKwh(netUse.map((day) => day.map((value) => Math.max(0, -value)))), 2),
      },
    },
  },
  {
    name: "a distributor's table with months in words, all in quotation marks, and a controlled load",
    files: [
      [
        tableHead(slots),
        ...use.flatMap((values, day) =>
          [
            ["Controlled Load Consumption", controlled[day] ?? []] as const,
            ["Consumption", values] as const,
            ["Generation", solar[day] ?? []] as const,
          ].map(([kind, each]) =>
            [`"${homeNmi}8"`, '"1"', `"${kind}"`, `"${inWords(firstDay + day)}"`, '"No"', ...each.map(kwh)].join(","),
          ),
        ),
      ].join("\r\n"),
    ],
    expected: { totals: { ...totals, controlled: sumKwh(controlled) }, guessedStreams: [] },
  },
  {
    name: "a table whose days are cut short has gaps, not zeros",
    files: [
      victorianTable(isoDay)
        .split("\r\n")
        .map((line) => line.split(",").slice(0, 40).join(","))
        .join("\r\n"),
    ],
    expected: { outcome: "part-year", gaps: expect.objectContaining({ intervals: 70 * 14 }) },
  },
  {
    name: "whole hours, all estimated",
    files: [
      [
        tableHead(hours),
        ...use.map((values, day) => {
          const sums = hours.map((_, hour) => (values[hour * 2] ?? 0) + (values[hour * 2 + 1] ?? 0));
          return [homeNmi, "1", "Consumption", slashDay(firstDay + day), "Y", ...sums.map(kwh)].join(",");
        }),
      ].join("\n"),
    ],
    expected: { totals: { ...totals, export: 0 }, intervalMinutes: 60, estimatedShare: 1 },
  },
  {
    name: "headings that are ends, with a quality column after each",
    files: [
      [
        `NMI,Meter,Suffix,Date,${Array.from({ length: 96 }, (_, quarter) => `${clockTime(((quarter + 1) * 15) % 1440).replace(/^0/, "")},T${quarter + 1}`)}`,
        ...use.map((values, day) => {
          const quarters = values.flatMap((value) => [`${value / 2000},A`, `${value / 2000},A`]);
          return `${homeNmi},1,E1,${slashDay(firstDay + day)},${quarters.join(",")}`;
        }),
      ].join("\n"),
    ],
    expected: {
      totals: { ...totals, export: 0 },
      intervalMinutes: 15,
      series: expect.objectContaining({
        kwh: expect.objectContaining({
          general: expect.objectContaining({ 34: expect.closeTo((use[0]?.[34] ?? 0) / 1000, 6) }),
        }),
      }),
    },
  },
  {
    name: "every time twice without names: both are added",
    files: [
      longTable(unnamedHeading, (day, halfHour) => [
        rowOfReading(use)(day, halfHour),
        rowOfReading(controlled)(day, halfHour),
      ]),
    ],
    expected: {
      totals: { ...totals, general: sumKwh([...use, ...controlled]), export: 0 },
      unlabelled: "added",
    },
  },
  {
    name: "a few times twice: the repeats are dropped",
    files: [
      `${unnamedUse}\n${withoutHead(longTable(unnamedHeading, rowOfReading(use.map((day) => day.map((value) => value + 1))), use.slice(0, 5)))}`,
    ],
    expected: { totals: { ...totals, export: 0 } },
  },
  {
    name: "a copy below: it is dropped",
    files: [`${unnamedUse}\n${withoutHead(unnamedUse)}`],
    expected: { totals: { ...totals, export: 0 }, unlabelled: "none" },
  },
  {
    name: "two readings without names, one of which looks like sunshine, are not added",
    files: [
      longTable("Date/Time,kWh", (day, halfHour) =>
        [use, solar].map((source) => `${momentText(day, halfHour)},${cell(source, day, halfHour)}`),
      ),
    ],
    expected: { totals: { ...totals, export: 0 }, unlabelled: "refused" },
  },
  {
    name: "date and time in two columns, and a register for each stream",
    files: [
      longTable(
        "Nmi,Read Type,Meter,Register,Date,Interval,Start Time,End Time,Value,Unit of Measure",
        (day, halfHour) =>
          Object.entries({ E1: use, E2: controlled, B1: solar }).map(([register, source]) => {
            const [start, end] = [clockTime(halfHour * 30), clockTime(((halfHour + 1) * 30) % 1440)];
            const date = slashDay(firstDay + day);
            return `${homeNmi},Interval,1,${register},${date},${halfHour + 1},${start},${end},${cell(source, day, halfHour)},KWH`;
          }),
      ),
    ],
    expected: { totals: { ...totals, controlled: sumKwh(controlled) }, distributor: "united" },
  },
  {
    name: "a table of one evening",
    files: [
      `Date,kWh\n${[36, 37, 38].map((halfHour) => `${momentText(0, halfHour)},${cell(use, 0, halfHour)}`).join("\n")}`,
    ],
    expected: { outcome: "too-short", days: 1 },
  },
  {
    name: "a column of units that says Wh",
    files: [
      longTable(
        "Date,Value,Unit of Measure",
        (day, halfHour) => `${momentText(day, halfHour)},${Number(cell(use, day, halfHour)) * 1000},Wh`,
      ),
    ],
    expected: { totals: { ...totals, export: 0 } },
  },
  {
    name: "several columns of energy are streams by their headings",
    files: [
      longTable("Start,General usage (kWh),Controlled load (kWh),Solar feed-in (kWh),Cost ($)", (day, halfHour) =>
        [
          momentText(day, halfHour).replace(" ", "T"),
          ...[use, controlled, solar].map((source) => cell(source, day, halfHour)),
          "0.21",
        ].join(","),
      ),
    ],
    expected: { totals: { ...totals, controlled: sumKwh(controlled) } },
  },
  {
    name: "a single negative value in a column counts as missing",
    files: [
      longTable(
        "Date,kWh",
        (day, halfHour) =>
          `${momentText(day, halfHour)},${day === 3 && halfHour === 5 ? "-4" : cell(use, day, halfHour)}`,
      ),
    ],
    expected: { totals: expect.objectContaining({ export: 0 }), gaps: expect.objectContaining({ intervals: 1 }) },
  },
  ...[
    ["Import", "Export"],
    ["Export", "Import"],
  ].map(([bought, sold]) => ({
    name: `import and export are told apart by the sun: ${bought} first`,
    files: [
      longTable("Direction,Date,kWh", (day, halfHour) => [
        `${bought},${momentText(day, halfHour)},${cell(use, day, halfHour)}`,
        `${sold},${momentText(day, halfHour)},${cell(solar, day, halfHour)}`,
      ]),
    ],
    expected: { totals },
  })),
];

const year = generatedHome("2025-07-01", 365);
const clockRows = year.use.flatMap((values, day) =>
  values.map((value, halfHour) => {
    const local = toLocalTime(year.firstDay + day, halfHour);
    return `${slashDay(local.day)} ${clockTime(local.minutes)},${kwh(value)}`;
  }),
);
const clockYear = {
  totals: { ...totals, general: sumKwh(year.use), export: 0 },
  gaps: expect.objectContaining({ intervals: 0 }),
  days: 365,
  clock: "local",
  // A summer's day: 5 pm in market time is 6 pm by the clock.
  series: expect.objectContaining({
    kwh: expect.objectContaining({
      general: expect.objectContaining({ [200 * 48 + 34]: expect.closeTo((year.use[200]?.[34] ?? 0) / 1000, 6) }),
    }),
  }),
};
const inSummer = longTable(
  "Date,kWh",
  (day, halfHour) => `${momentText(day, halfHour)},${cell(use, day, halfHour)}`,
  use.slice(0, 55),
);
const inSummerReads = use.slice(0, 55).map((values, day) =>
  readOn(
    isoDay(firstDay + day),
    values.map((value) => value / 1000),
  ),
);
const inSummerTotals = { ...totals, general: sumKwh(use.slice(0, 55)), export: 0 };

const clocks: MeterCase[] = [
  { name: "a year by the clock", files: [["Date and time,kWh", ...clockRows].join("\n")], expected: clockYear },
  {
    name: "a year by the clock, newest first",
    files: [["Date and time,kWh", ...clockRows.toReversed()].join("\n")],
    expected: clockYear,
  },
  {
    name: "summer without a Sunday of change takes market time and says so",
    files: [inSummer],
    expected: { clock: "market", isClockCertain: false, totals: inSummerTotals },
  },
  {
    name: "summer without a Sunday of change, corrected to the clock",
    files: [inSummer],
    corrections: { clock: "local" },
    expected: { clock: "local", isClockCertain: true, totals: inSummerTotals },
  },
  {
    name: "a list with ends in market time and signed exports",
    files: [
      JSON.stringify(
        use.flatMap((values, day) =>
          values.flatMap((value, halfHour) => {
            const end = (halfHour + 1) * 30;
            const nemTime = `${isoDay(firstDay + day + Math.floor(end / 1440))}T${clockTime(end % 1440)}:00+10:00`;
            return [
              { nemTime, duration: 30, kwh: value / 1000, channelType: "general" },
              { nemTime, duration: 30, kwh: -(solar[day]?.[halfHour] ?? 0) / 1000, channelType: "feedIn" },
            ];
          }),
        ),
      ),
    ],
    expected: { ...wholeReading, gaps: expect.objectContaining({ intervals: 0 }) },
  },
  {
    name: "a retailer's days of 46 and 50 half-hours",
    files: [JSON.stringify({ data: { reads: retailersReads() } })],
    expected: { totals: clockYear.totals, gaps: clockYear.gaps },
  },
  ...[0, 20].map((lengthMinutes) => ({
    name: `75 intervals of ${lengthMinutes} minutes don't set the clock of a file's other days`,
    files: [JSON.stringify([...inSummerReads, readOn("2026-03-30", Array<number>(75).fill(1), lengthMinutes)])],
    expected: { clock: "market", isClockCertain: false, totals: inSummerTotals },
  })),
];

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const suffixes = Array.from({ length: 61 }, (_, index) => `E${"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index % 36]}`);
const oneDay = (options: Nem12Options) => ofUse(options, use.slice(0, 1));

const copies = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.csv`, useBlock]));

/** What is chosen, the reason for which it is refused, and the files. */
export const refusals: readonly [what: string, reason: string, ...files: Files][] = [
  [
    "reactive and technical registers alone",
    "no-energy-stream",
    ["Q1", "K1", "A1", "C1", "V1"].map((suffix) => ofUse({ suffix })).join(""),
  ],
  ["a register in kvarh", "no-energy-stream", ofUse({ unit: "KVARH" })],
  [
    "accumulated readings",
    "nem13",
    "100,NEM13,202611010000,MDP,RET\r\n250,6407000000,11,1,11,11,METER,E,1,20260101,A,,,2,20260401,A,,,9,KWH,,,,\r\n900",
  ],
  ["a meter without readings", "no-readings", `200,${homeNmi},E1,E1,E1,,1,KWH,30,\r\n900`],
  ["readings of quality N alone", "no-readings", ofUse({ quality: "N" })],
  ["only a header and an end", "unreadable", "100,NEM12,202604120000,UNITED,ME\r\n900\r\n"],
  ["only solar exports", "export-only", ofSun()],
  [
    "one total a day",
    "daily-summary",
    ["Date,kWh", ...use.map((_, day) => `${slashDay(firstDay + day)},12.5`)].join("\n"),
  ],
  [
    "one total for three hours",
    "daily-summary",
    longTable("Start,End,kWh", (day, halfHour) =>
      halfHour % 6 ? [] : `${momentText(day, halfHour)},${isoDay(firstDay + day)} ${clockTime(halfHour * 30 + 179)},2`,
    ),
  ],
  ["technical measurements", "no-energy-stream", "Date/Time,Demand (kVA),Voltage (V)\n2026-01-01 00:00,1,240"],
  ["an empty file", "empty", ""],
  ["a file of blank lines", "empty", " \r\n\r\n"],
  ["a zip file without entries", "empty", zipOf({})],
  ["a PDF", "pdf", "%PDF-1.7\n1 0 obj"],
  ["a PDF beside an empty file", "pdf", "%PDF-1.4", ""],
  ["an old spreadsheet", "spreadsheet", bytesOf("\xd0\xcf\x11\xe0\xa1\xb1")],
  ["a spreadsheet", "spreadsheet", zipOf({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" })],
  ["a PNG", "image", bytesOf("\x89PNG\r\n\x1a\n")],
  ["a JPEG", "image", bytesOf("\xff\xd8\xff\xe0")],
  ["a page", "html", "<!DOCTYPE html><title>Sign in</title>"],
  ["a page without a doctype", "html", "\n <html><body>"],
  ["a letter", "not-meter-data", "Dear Sir,\nplease find attached"],
  ["a gzip file", "not-meter-data", bytesOf("\x1f\x8b\x08\x00")],
  ["a program", "not-meter-data", bytesOf("MZ\0\0\0")],
  ["a bank statement", "not-meter-data", "Date,Amount,Description\n1/1/2026,12.50,Coffee"],
  ["a list of numbers", "not-meter-data", "[1,2,3]"],
  ["JSON cut short", "unreadable", '{"data":{"reads":['],
  ["a zip file in a zip file", "unreadable", zipOf({ "a.zip": zipOf({ "a.csv": useBlock }) })],
  ["a zip file cut short", "unreadable", zipOf({ "a.csv": useBlock }).slice(0, -30)],
  ["an encrypted zip file", "locked", zipOf({ "a.csv": useBlock }, { encrypted: true })],
  ["a row of a million cells", "not-meter-data", `a,b\n${"0,".repeat(1_000_000)}`],
  ["a file of two million rows", "too-large", `${useBlock}${"\n0".repeat(2_000_001)}`],
  // This file unpacks to sixty megabytes, whatever size it states.
  ["a zip bomb", "too-large", zipOf({ "a.csv": "" }, { packed: deflateRawSync(new Uint8Array(60_000_000)) })],
  ["a zip file of 25 entries", "too-many-files", zipOf(copies(25))],
  [
    "a file of 201 connections",
    "too-large",
    Array.from({ length: 201 }, (_, index) => oneDay({ nmi: String(6407000000 + index) })).join(""),
  ],
  [
    "a file of 61 streams",
    "too-large",
    suffixes.map((suffix, index) => oneDay({ suffix, meter: String(index) })).join(""),
  ],
];

const zips: MeterCase[] = [
  {
    name: "a zip file with an entry without a name, a second stream, and a bill",
    files: [zipOf({ "NEM12#0001.V01": useBlock, "": ofSun(), "__MACOSX/._x": "x", "readme.pdf": "%PDF-" })],
    expected: { ...wholeReading, refused: ["pdf"] },
  },
  {
    name: "a zip file with names that tell nothing, and a note beside it",
    files: [zipOf({ "6407000000_20260411.V01": useBlock, "readme.txt": "How to read this file", "sun.mdff": ofSun() })],
    expected: wholeReading,
  },
  { name: "a zip file with two years of months", files: [zipOf(copies(24))], expected: { outcome: "part-year" } },
  {
    name: "a file that is refused beside one that is read",
    files: ["%PDF-1.4", useBlock],
    expected: { outcome: "part-year" },
  },
  {
    name: "a zip file of two streams after a file that is too large",
    files: [`${useBlock}${"\n0".repeat(2_000_001)}`, zipOf({ "use.csv": useBlock, "sun.csv": ofSun() })],
    expected: { ...wholeReading, refused: ["too-large"] },
  },
];

export const cases: readonly MeterCase[] = [...nem12, ...tables, ...clocks, ...zips];

/** The same kWh, written as 0.000123 MWh. */
function inMegawattHours(): string {
  return ofUse({ unit: "MWh" }).replaceAll(
    /,(\d+)\.(\d{3})(?=,)/g,
    (_, ones, part) => `,0.${`${ones}${part}`.padStart(6, "0")}`,
  );
}

function retailersReads() {
  const days = new Map<string, number[]>();
  year.use.forEach((values, day) => {
    values.forEach((value, halfHour) => {
      const date = isoDay(toLocalTime(year.firstDay + day, halfHour).day);
      days.set(date, [...(days.get(date) ?? []), value / 1000]);
    });
  });
  return [...days].map(([date, values]) => readOn(date, values));
}

function readOn(readStartDate: string, values: readonly number[], readIntervalLength = 30) {
  return {
    servicePointId: "abc",
    registerSuffix: "E1",
    readStartDate,
    unitOfMeasure: "KWH",
    readUType: "intervalRead",
    intervalRead: {
      readIntervalLength,
      intervalReads: values.map((value) => ({ value, quality: "ACTUAL" })),
    },
  };
}

/** Cells that no meter writes, to be put into good files. */
export const hostileCells = [
  "=1+2",
  "@SUM(A1)",
  "NaN",
  "#REF!",
  "1e999",
  "-1",
  "Infinity",
  "<script>alert(1)</script>",
  "9".repeat(400),
  "",
  "300",
  "200",
  "250",
  "00/00/0000",
  "99999999",
  "31/02/2026",
  "2026-13-45",
  "25:61",
  "null",
  "\u202e",
  "\0",
  '"',
  "V",
  "N",
  "E9",
];

/** The first characters of NMIs that AEMO allocated to Victoria's networks. */
export const allocated: readonly (readonly [start: string, distributor: string])[] = [
  ["6102", "citipower"],
  ["6103", "citipower"],
  ["VAAA", "citipower"],
  ["6203", "powercor"],
  ["6204", "powercor"],
  ["VCCC", "powercor"],
  ["6305", "ausnet"],
  ["6306", "ausnet"],
  ["VBBB", "ausnet"],
  ["6407", "united"],
  ["6408", "united"],
  ["VEEE", "united"],
  ["6001", "jemena"],
  ["VDDD", "jemena"],
];
