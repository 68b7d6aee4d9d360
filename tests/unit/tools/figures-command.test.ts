import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figures } from "#content/figures/index.ts";
import { advertised, advertisedTable } from "#tools/figures/advertised.ts";
import { datesFile, datesText, markChecked } from "#tools/figures/dates-file.ts";
import { changesLine, figuresTable, printedIn } from "#tools/figures/table.ts";

const dates = { "stc-price": { checkedOn: "2026-11-21", validUntil: "2027-05-31" } };

test("the file of dates is as the command writes it", () => {
  const text = readFileSync(datesFile, "utf8");
  expect(datesText(JSON.parse(text))).toBe(text);
});

test("a figure that was checked gets today's date, and a new last day where the old one is near", () => {
  expect(markChecked(dates, ["stc-price"], "2027-02-01", undefined)).toEqual({
    "stc-price": { checkedOn: "2027-02-01", validUntil: "2027-05-31" },
  });
  expect(() => markChecked(dates, ["stc-price"], "2027-05-20", undefined)).toThrow("--until");
  expect(markChecked(dates, ["stc-price"], "2027-05-20", "2027-11-30")["stc-price"]?.validUntil).toBe("2027-11-30");
  expect(() => markChecked(dates, ["stc-prise"], "2027-02-01", undefined)).toThrow("stc-prise");
});

test("the list shows what a figure says on another day, its source and who prints it", () => {
  const files = [{ path: "app/page.tsx", text: '<Figure id="solar-stc-6-6kw" />' }];
  const list = figuresTable("2026-11-22", "2027-01-02", files);
  const [entry = ""] = list.split("\n\n").filter((each) => each.startsWith("solar-stc-6-6kw:"));
  expect(entry).toMatch(/now: 39\n {2}2027-01-02: 31\n {2}record in: .*\n {2}printed in: app\/page.tsx/);
  expect(entry).toContain("https://cer.gov.au/");
  expect(list).toContain("2027-01-02: the same");
});

test("a file that builds a figure's name from its beginning prints it", () => {
  const packages = { path: "packages.ts", text: `packageOf("smart-saver") … \`\${id}-price\`` };
  expect(printedIn("smart-saver-price", [packages])).toEqual(["packages.ts"]);
  expect(printedIn("smart-saver-size", [packages])).toEqual([]);
});

test("for another day the list ends with what changes by then, and what will be past its day", () => {
  const line = changesLine("2026-11-22", "2027-01-02");
  expect(line).toMatch(/say something else: .*\bsolar-stc-6-6kw\b/);
  expect(line).not.toMatch(/\bsolar-stc-6-6kw\b.*\n.*\bsolar-stc-6-6kw\b/);
  expect(changesLine("2026-11-22", "2026-11-22")).toContain("0 of");
  expect(changesLine("2026-11-22", "2040-01-01")).toContain(`${figures.length} will be past their day`);
});

test("the table of advertised figures has a row for each, with what is next to it on both days", () => {
  const table = advertisedTable("2026-11-22", "2027-01-02");
  expect(table.split("\n").filter((line) => line.startsWith("| "))).toHaveLength(advertised.length + 2);
  expect(table).toMatch(/\| up to \$15,000 \| \/solar-batteries \| \$[\d,]+ \| \$[\d,]+ \| battery-rebate-max \|/);
  expect(advertisedTable("2040-01-01", undefined)).toContain("(under review) |");
});

test("every record is printed somewhere, reminders apart", () => {
  const files = globSync("{app,content,worker}/**/*.{ts,tsx,mdx}").map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  }));
  const unread = figures.filter(({ id }) => printedIn(id, files).length === 0).map(({ id }) => id);
  expect(unread).toEqual(["state-election"]);
});
