import { expect, test } from "vitest";
import { byTheClock, clockTime, homeNmi, isoDay, kwh, madeHome, slashDay, total } from "#tests/meter/made.ts";
import { outcomeOf, readingOf } from "#tests/meter/samples.ts";

const home = madeHome("2026-05-01", 60);
const { firstDay, use, controlled, solar } = home;
const general = Number(total(use).toFixed(3));

const slots = Array.from({ length: 48 }, (_, at) => `${clockTime(at * 30)} - ${clockTime(((at + 1) * 30) % 1440)}`);

function vec(date: (day: number) => string, first = firstDay, days = use): string {
  const head = ["NMI", "METER SERIAL NUMBER", "CON/GEN", "DATE", "ESTIMATED?", "Unit of Measure", ...slots].join(",");
  const rows = days.flatMap((values, day) => [
    [homeNmi, "1", "Consumption", date(first + day), "No", "kWh", ...values.map(kwh)].join(","),
    [homeNmi, "1", "Generation", date(first + day), "No", "kWh", ...(solar[day] ?? values).map(kwh)].join(","),
  ]);
  return [head, ...rows].join("\r\n");
}

function long(head: string, row: (day: number, at: number) => string | string[], days = use): string {
  return [head, ...days.flatMap((values, day) => values.flatMap((_, at) => row(day, at)))].join("\n");
}

const cell = (source: readonly (readonly number[])[], day: number, at: number) => kwh(source[day]?.[at] ?? 0);

test("the table that distributors send is read whichever way its dates are written", async () => {
  const american = (day: number) => slashDay(day).replace(/^(\d+)\/(\d+)/, "$2/$1");
  const short = (day: number) => slashDay(day).replace("/2026", "/26");
  for (const date of [isoDay, slashDay, american, short]) {
    const reading = await readingOf(vec(date));
    expect(reading.totals).toEqual({ general, controlled: 0, export: total(solar) });
    expect(reading.from).toBe("2026-05-01");
    expect(reading.to).toBe("2026-06-29");
  }
});

test("a spreadsheet's byte order mark, semicolons, decimal commas, tabs and UTF-16 are read", async () => {
  const european = vec(slashDay).replaceAll(",", ";").replaceAll(".", ",");
  expect((await readingOf(`\uFEFF${european}`)).totals.general).toBe(general);
  const tabs = vec(slashDay).replaceAll(",", "\t");
  for (const little of [true, false]) {
    const bytes = new Uint8Array(2 + tabs.length * 2);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, little);
    for (let at = 0; at < tabs.length; at++) view.setUint16(2 + at * 2, tabs.charCodeAt(at), little);
    expect((await readingOf(bytes)).totals.general).toBe(general);
  }
});

test("a table whose days are cut short has gaps, not zeros", async () => {
  const cut = vec(isoDay)
    .split("\r\n")
    .map((line) => line.split(",").slice(0, 40).join(","))
    .join("\r\n");
  expect(await outcomeOf(cut)).toBe("part-year");
  expect((await readingOf(cut)).gaps.intervals).toBe(60 * 14);
});

test("headings that are ends, with a quality column after each, are read", async () => {
  const heads = Array.from(
    { length: 96 },
    (_, at) => `${clockTime(((at + 1) * 15) % 1440).replace(/^0/, "")},T${at + 1}`,
  );
  const rows = use.map((values, day) => {
    const quarters = values.flatMap((value) => [`${value / 2000},A`, `${value / 2000},A`]);
    return `${homeNmi},1,E1,${slashDay(firstDay + day)},${quarters.join(",")}`;
  });
  const reading = await readingOf([`NMI,Meter,Suffix,Date,${heads.join(",")}`, ...rows].join("\n"));
  expect(reading.totals.general).toBeCloseTo(general, 3);
  expect(reading.intervalMinutes).toBe(15);
  expect(reading.series.general[34]).toBeCloseTo((use[0]?.[34] ?? 0) / 1000, 6);
});

test("every time twice without names is added; a few repeats, or a copy, are dropped", async () => {
  const head = "Date and Time, Read Value - kWh (kilowatt hours), Reading quality";
  const at = (day: number, slot: number) =>
    `${slashDay(firstDay + day).replace("/2026", "/26")} ${clockTime(slot * 30)}`;
  const one = (source: number[][]) => (day: number, slot: number) =>
    `${at(day, slot)}, ${cell(source, day, slot)}, Actual`;
  const both = long(head, (day, slot) => [one(use)(day, slot), one(controlled)(day, slot)]);
  const reading = await readingOf(both);
  expect(reading.totals.general).toBeCloseTo(general + total(controlled), 3);
  expect(reading.warnings).toContain("unlabelled-registers");
  const slightlyOther = use.map((day) => day.map((value) => value + 1));
  const again = long(head, one(slightlyOther), use.slice(0, 5)).split("\n").slice(1).join("\n");
  const repeats = await readingOf(`${long(head, one(use))}\n${again}`);
  expect(repeats.totals.general).toBe(general);
  const copy = await readingOf(`${long(head, one(use))}\n${long(head, one(use)).split("\n").slice(1).join("\n")}`);
  expect(copy.totals.general).toBe(general);
  expect(copy.warnings).not.toContain("unlabelled-registers");
});

test("two readings without names are not added where one looks like sunshine", async () => {
  const row = (day: number, at: number) =>
    [use, solar].map((source) => `${isoDay(firstDay + day)} ${clockTime(at * 30)},${cell(source, day, at)}`);
  const reading = await readingOf(long("Date/Time,kWh", row));
  expect(reading.totals.general).toBe(general);
  expect(reading.registersRefused).toBe(true);
});

test("date and time in two columns, and a register for each stream", async () => {
  const head = "Nmi,Read Type,Meter,Register,Date,Interval,Start Time,End Time,Value,Unit of Measure";
  const row = (day: number, at: number) =>
    [use, controlled, solar].map((source, index) => {
      const register = ["E1", "E2", "B1"][index];
      const times = `${clockTime(at * 30)},${clockTime(((at + 1) * 30) % 1440)}`;
      return `${homeNmi},Interval,1,${register},${slashDay(firstDay + day)},${at + 1},${times},${cell(source, day, at)},KWH`;
    });
  const reading = await readingOf(long(head, row));
  expect(reading.totals).toEqual({ general, controlled: total(controlled), export: total(solar) });
  expect(reading.distributor).toBe("united");
});

test("several columns of energy are streams by their headings", async () => {
  const row = (day: number, at: number) =>
    `${isoDay(firstDay + day)}T${clockTime(at * 30)}:00,${cell(use, day, at)},${cell(controlled, day, at)},${cell(solar, day, at)},0.21`;
  const head = "Start,General usage (kWh),Controlled load (kWh),Solar feed-in (kWh),Cost ($)";
  expect((await readingOf(long(head, row))).totals).toEqual({
    general,
    controlled: total(controlled),
    export: total(solar),
  });
});

test("what a net column has below nothing was exported, unless it is rare", async () => {
  const net = (day: number, at: number) => kwh((use[day]?.[at] ?? 0) - (solar[day]?.[at] ?? 0));
  const row = (value: (day: number, at: number) => string) => (day: number, at: number) =>
    `${isoDay(firstDay + day)} ${clockTime(at * 30)},${value(day, at)}`;
  const reading = await readingOf(long("Date,Net kWh", row(net)));
  expect(reading.totals.general - reading.totals.export).toBeCloseTo(general - total(solar), 2);
  const rare = await readingOf(
    long(
      "Date,kWh",
      row((day, at) => (day === 3 && at === 5 ? "-4" : cell(use, day, at))),
    ),
  );
  expect(rare.totals.export).toBe(0);
  expect(rare.gaps.intervals).toBe(1);
});

test("import and export without registers are told apart by the sun", async () => {
  const row = (words: [string, string]) => (day: number, at: number) =>
    [use, solar].map(
      (source, index) => `${words[index]},${isoDay(firstDay + day)} ${clockTime(at * 30)},${cell(source, day, at)}`,
    );
  for (const words of [
    ["Import", "Export"],
    ["Export", "Import"],
  ] as const) {
    const reading = await readingOf(long("Direction,Date,kWh", row([...words])));
    expect(reading.totals).toEqual({ general, controlled: 0, export: total(solar) });
  }
});

test("one total a day, and tables of technical measurements, are refused by name", async () => {
  const daily = (date: string) =>
    [`${date},kWh`, ...use.map((_, day) => `${slashDay(firstDay + day)},12.5`)].join("\n");
  expect(await outcomeOf(daily("Date"))).toBe("daily-summary");
  const threeHours = long("Start,End,kWh", (day, at) =>
    at % 6
      ? []
      : `${isoDay(firstDay + day)} ${clockTime(at * 30)},${isoDay(firstDay + day)} ${clockTime(at * 30 + 179)},2`,
  );
  expect(await outcomeOf(threeHours)).toBe("daily-summary");
  expect(await outcomeOf("Date/Time,Demand (kVA),Voltage (V)\n2026-01-01 00:00,1,240")).toBe("no-energy-stream");
});

test("a year by the clock comes out the same as the year in market time", async () => {
  const year = madeHome("2025-07-01", 365);
  const rows = year.use.flatMap((values, day) =>
    values.map((value, at) => {
      const shown = byTheClock(year.firstDay + day, at);
      return `${slashDay(shown.day)} ${clockTime(shown.minutes)},${kwh(value)}`;
    }),
  );
  for (const order of [rows, rows.toReversed()]) {
    const reading = await readingOf(["Date and time,kWh", ...order].join("\n"));
    expect(reading.clock).toBe("local");
    expect(reading.totals.general).toBeCloseTo(total(year.use), 3);
    expect(reading.gaps.intervals).toBe(0);
    expect(reading.days).toBe(365);
    // A summer's day: 5 pm in market time is 6 pm by the clock.
    expect(reading.series.general[200 * 48 + 34]).toBeCloseTo((year.use[200]?.[34] ?? 0) / 1000, 6);
  }
});

test("a table in summer without a Sunday of change takes market time, says so, and can be corrected", async () => {
  const summer = madeHome("2026-01-01", 60);
  const row = (day: number, at: number) =>
    `${isoDay(summer.firstDay + day)} ${clockTime(at * 30)},${cell(summer.use, day, at)}`;
  const text = long("Date,kWh", row);
  const reading = await readingOf(text);
  expect(reading.clock).toBe("aest");
  expect(reading.warnings).toContain("clock-may-be-local");
  const corrected = await readingOf(text, { clock: "local" });
  expect(corrected.clock).toBe("local");
  expect(corrected.warnings).not.toContain("clock-may-be-local");
  expect(corrected.totals).toEqual(reading.totals);
});

test("a list with ends in market time and signed exports is read", async () => {
  const list = use.flatMap((values, day) =>
    values.flatMap((value, at) => {
      const end = (at + 1) * 30;
      const nemTime = `${isoDay(firstDay + day + Math.floor(end / 1440))}T${clockTime(end % 1440)}:00+10:00`;
      return [
        { nemTime, duration: 30, kwh: value / 1000, channelType: "general" },
        { nemTime, duration: 30, kwh: -(solar[day]?.[at] ?? 0) / 1000, channelType: "feedIn" },
      ];
    }),
  );
  const reading = await readingOf(JSON.stringify(list));
  expect(reading.totals).toEqual({ general, controlled: 0, export: total(solar) });
  expect(reading.from).toBe("2026-05-01");
  expect(reading.gaps.intervals).toBe(0);
});

test("a retailer's days of 46 and 50 half-hours are put in market time", async () => {
  const year = madeHome("2025-07-01", 365);
  const days = new Map<string, number[]>();
  year.use.forEach((values, day) => {
    values.forEach((value, at) => {
      const date = isoDay(byTheClock(year.firstDay + day, at).day);
      days.set(date, [...(days.get(date) ?? []), value / 1000]);
    });
  });
  const reads = [...days].map(([readStartDate, intervalReads]) => ({
    servicePointId: "abc",
    registerSuffix: "E1",
    readStartDate,
    unitOfMeasure: "KWH",
    readUType: "intervalRead",
    intervalRead: {
      readIntervalLength: 30,
      intervalReads: intervalReads.map((value) => ({ value, quality: "ACTUAL" })),
    },
  }));
  expect(reads.some(({ intervalRead }) => intervalRead.intervalReads.length === 50)).toBe(true);
  const reading = await readingOf(JSON.stringify({ data: { reads } }));
  expect(reading.totals.general).toBeCloseTo(total(year.use), 3);
  expect(reading.gaps.intervals).toBe(0);
});
