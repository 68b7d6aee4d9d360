import fc from "fast-check";
import { expect, test } from "vitest";
import {
  kw,
  kwh,
  longDate,
  money,
  moneyRange,
  monthName,
  number,
  percent,
  range,
  rate,
  size,
} from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { tries } from "#tests/settings.ts";

test("numbers read as in Australian English, with the unit on the same line", () => {
  expect(number(1234.5)).toBe("1,235");
  expect(number(1234.5, 2)).toBe("1,234.50");
  expect(size(6.6)).toBe("6.6");
  expect(size(10)).toBe("10");
  expect(kwh(3243.2)).toBe("3,243\u00a0kWh");
  expect(kw(99.9)).toBe("99.9\u00a0kW");
  expect(rate(28.2)).toBe("28.2\u00a0c/kWh");
  expect(percent(0.35)).toBe("35%");
  expect(longDate("2026-11-01")).toBe("1\u00a0November\u00a02026");
  expect(monthName(12)).toBe("December");
});

test("money is in whole dollars unless cents are asked for, and a debt carries a true minus", () => {
  expect(money(4618.2)).toBe("$4,618");
  expect(money(29.1666, 2)).toBe("$29.17");
  expect(money(-50)).toBe("−$50");
  expect(money(-0.2)).toBe("$0");
});

test("a range names its unit once, and one number where both ends read the same", () => {
  expect(moneyRange(700, 1000)).toBe("$700–1,000");
  expect(moneyRange(699.6, 700.4)).toBe("$700");
  expect(moneyRange(-20, 30)).toBe("−$20 to $30");
  expect(range(3.8, 9.8)).toBe("4–10");
  expect(range(2.5, 3.5, 1)).toBe("2.5–3.5");
});

test("running text keeps a number with its unit or month, and leaves other words alone", () => {
  expect(holdTogether("needs 4.2 kWh on 21 November 2026 at 28.2 c/kWh, 3 c less")).toBe(
    "needs 4.2\u00a0kWh on 21\u00a0November 2026 at 28.2\u00a0c/kWh, 3\u00a0c less",
  );
  expect(holdTogether("Call 1300 975 707 or 131 450")).toBe("Call 1300\u00a0975\u00a0707 or 131\u00a0450");
  expect(holdTogether("fixed for 30 days, 45–60 minutes")).toBe("fixed for 30\u00a0days, 45–60\u00a0minutes");
  expect(holdTogether("2 cats, 10 Wednesdays, 5 amps")).toBe("2 cats, 10 Wednesdays, 5 amps");
});

test("any number is written as the language's own formats write it", () => {
  const formats = [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat("en-AU", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const shortest = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 3 });
  const truly = (text: string) => (/[1-9]/.test(text) ? text.replace("-", "−") : text.replace("-", ""));
  const halves = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 2000);
  fc.assert(
    fc.property(fc.oneof(halves, fc.double({ noNaN: true, min: -1e12, max: 1e12 })), (value) => {
      for (const [digits, format] of formats.entries()) expect(number(value, digits)).toBe(truly(format.format(value)));
      expect(size(value)).toBe(truly(shortest.format(value)));
    }),
    { numRuns: tries(3000) },
  );
});
