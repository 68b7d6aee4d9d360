import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { madeHome, nem12Block, total } from "#tests/meter/made.ts";
import { outcomeOf, readingOf } from "#tests/meter/samples.ts";
import { zipOf } from "#tests/meter/zip.ts";

const { firstDay, use, solar } = madeHome("2026-01-01", 60);
const nem12 = nem12Block(firstDay, use);
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["empty", ""],
  ["empty", " \r\n\r\n"],
  ["pdf", "%PDF-1.7\n1 0 obj"],
  ["spreadsheet", bytesOf("\xd0\xcf\x11\xe0\xa1\xb1")],
  ["spreadsheet", zipOf({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" })],
  ["image", bytesOf("\x89PNG\r\n\x1a\n")],
  ["image", bytesOf("\xff\xd8\xff\xe0")],
  ["html", "<!DOCTYPE html><title>Sign in</title>"],
  ["html", "\n <html><body>"],
  ["not-meter-data", "Dear Sir,\nplease find attached"],
  ["not-meter-data", bytesOf("\x1f\x8b\x08\x00")],
  ["not-meter-data", bytesOf("MZ\0\0\0")],
  ["not-meter-data", "Date,Amount,Description\n1/1/2026,12.50,Coffee"],
  ["not-meter-data", "[1,2,3]"],
  ["unreadable", '{"data":{"reads":['],
  ["too-large", `a,b\n${"0,".repeat(1_000_000)}`],
  ["too-large", `${nem12}${"\n0".repeat(2_000_001)}`],
])("%s", async (outcome, content) => {
  expect(await outcomeOf(content)).toBe(outcome);
});

test("an entry without a proper name is read, and several entries are one home's", async () => {
  const parts = zipOf({
    "NEM12#0001.V01": nem12,
    "": nem12Block(firstDay, solar, { suffix: "B1" }),
    "__MACOSX/._x": "x",
    "readme.pdf": "%PDF-",
  });
  const reading = await readingOf(parts);
  expect(reading.totals).toEqual({ general: Number(total(use).toFixed(3)), controlled: 0, export: total(solar) });
  expect(reading.refused).toEqual(["pdf"]);
});

test("a password, a zip file within a zip file and a cut zip file are refused", async () => {
  expect(await outcomeOf(zipOf({ "a.csv": nem12 }, { encrypted: true }))).toBe("locked");
  expect(await outcomeOf(zipOf({ "a.zip": zipOf({ "a.csv": nem12 }) }))).toBe("unreadable");
  expect(await outcomeOf(zipOf({ "a.csv": nem12 }).slice(0, -30))).toBe("unreadable");
  expect(await outcomeOf(zipOf({}))).toBe("empty");
});

test("a zip file that swells stops at 20 MB, whatever size it states", async () => {
  const bomb = deflateRawSync(new Uint8Array(60_000_000));
  const zip = zipOf({ "a.csv": "" }, { packed: bomb });
  expect(zip.length).toBeLessThan(100_000);
  expect(await outcomeOf(zip)).toBe("too-large");
});

test("more entries, connections or streams than a home has are refused", async () => {
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.csv`, nem12]));
  expect(await outcomeOf(zipOf(many))).toBe("too-large");
  const block = (nmi: number, suffix = "E1") => nem12Block(firstDay, use.slice(0, 1), { nmi: String(nmi), suffix });
  expect(await outcomeOf(Array.from({ length: 201 }, (_, at) => block(6407000000 + at)).join(""))).toBe("too-large");
  const suffixes = Array.from({ length: 61 }, (_, at) => `E${"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[at % 36]}`);
  const streams = suffixes.map((suffix, at) => nem12Block(firstDay, use.slice(0, 1), { suffix, meter: String(at) }));
  expect(await outcomeOf(streams.join(""))).toBe("too-large");
});

test("a file that is refused beside one that is read costs nothing", async () => {
  expect(await outcomeOf("%PDF-1.4", nem12)).toBe("part-year");
  expect(await outcomeOf("%PDF-1.4", "")).toBe("pdf");
});
