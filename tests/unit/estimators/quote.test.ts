import { expect, test } from "vitest";
import { compute, read } from "#app/estimators/quote/answer.ts";
import { batteryPrice, panelsPrice } from "#content/cost.ts";
import { money } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

test("a quote that claims 60 certificates is told that the rules allow 39", () => {
  const { outputs, findings } = ask("postcode=3000&kw=6.6&price=8000&stcs=60");
  expect(outputs).toMatchObject({ "quote-stcs-claimed": 60, "quote-stcs-rule": 39, "quote-per-kw": 1212 });
  expect(findings[0]).toBe(
    `Your quote claims 60 certificates; under the rules it’s 39. The difference is worth ${money(21 * certificatePrice.assumed)}, which you may not get.`,
  );
});

test("a claim that fits another zone, year or half of the system is explained", () => {
  expect(ask("postcode=3000&kw=6.6&stcs=45").findings[1]).toContain("zone 3");
  expect(ask("postcode=3350&kw=6.6&stcs=39").findings[1]).toContain("zone 4");
  expect(ask("postcode=3000&kw=6.6&stcs=46").findings[1]).toContain("2025");
  expect(ask("postcode=3000&kw=6.6&stcs=31").findings[1]).toContain("2027");
  expect(ask("postcode=3000&kw=6.6&battery=10&stcs=39").findings[1]).toContain("not the battery");
});

test("a right claim is said to be right", () => {
  expect(ask("postcode=3000&kw=6.6&battery=10&stcs=107").findings[0]).toContain("the right number under the rules");
});

test("prices are compared before certificates, and shared between panels and battery", () => {
  expect(ask("kw=6.6&price=6018&stcs=39&basis=after").outputs["quote-per-kw"]).toBe(
    Math.round((6018 + 39 * certificatePrice.assumed) / 6.6),
  );
  const [panels, battery] = [panelsPrice(8).typical, batteryPrice(10).typical];
  const both = ask(`kw=8&battery=10&price=${panels + battery}`).outputs;
  expect(both).toMatchObject({ "quote-per-kw": Math.round(panels / 8), "quote-per-kwh": Math.round(battery / 10) });
  expect(ask("battery=10&price=12000").perKwh?.verdict).toBe("above");
  expect(ask("kw=6.6&price=5000").perKw?.verdict).toBe("below");
});

test("without a usable postcode the rule says nothing rather than something wrong", () => {
  expect(ask("postcode=2000&kw=6.6&stcs=60").outputs["quote-stcs-rule"]).toBeUndefined();
});

function ask(query: string) {
  return compute(read(new URLSearchParams(query), "2026-11-21").input);
}
