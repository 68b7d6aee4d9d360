import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { datesFile, datesText, markChecked } from "#tools/figures/dates-file.ts";
import { figuresTable, printedIn } from "#tools/figures/table.ts";

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
  const [entry = ""] = list.split("\n\n").filter((each) => / {2}solar-stc-6-6kw$/m.test(each));
  expect(entry).toContain("now: 39\n  2027-01-02: 31\n  printed in: app/page.tsx");
  expect(entry).toContain("https://cer.gov.au/");
  expect(list).toContain("2027-01-02: the same");
});

test("a file that builds a figure's name from its beginning prints it", () => {
  const packages = { path: "packages.ts", text: `packageOf("smart-saver") … \`\${id}-price\`` };
  expect(printedIn("smart-saver-price", [packages])).toEqual(["packages.ts"]);
  expect(printedIn("smart-saver-size", [packages])).toEqual([]);
});
