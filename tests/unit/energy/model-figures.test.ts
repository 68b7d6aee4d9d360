import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixedClaims, fixedPrices, withPrices } from "#tests/unit/fixed-prices.ts";
import { computedFiles } from "#tools/vite/computed.ts";

const root = join(import.meta.dirname, "../../..");
const today = "2026-11-21";
const storedPath = join(import.meta.dirname, "model-figures.json");

/**
 * Compares fingerprints of everything that the model computes. If a constant of the engine changes, the difference names each
 * file, record and calculator that changes with it; our prices are fixed here. Read the pages that show these figures again,
 * then store the new fingerprints with `READ_AGAIN=1`.
 */
test("the model's figures are unchanged since the pages that show them were last read", async () => {
  const values = await withPrices({ prices: fixedPrices, claims: fixedClaims }, modelledValues);
  const fingerprints = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fingerprint(value)]));
  if (process.env.READ_AGAIN) writeFileSync(storedPath, `${JSON.stringify(fingerprints, null, 2)}\n`);
  expect(fingerprints).toEqual(JSON.parse(readFileSync(storedPath, "utf8")));
});

async function modelledValues(): Promise<Record<string, unknown>> {
  const { figures } = await import("#content/figures/index.ts");
  const { textOn } = await import("#content/figures/records/record.ts");
  const { commercial } = await import("#app/estimators/calculators/commercial.tsx");
  const { price } = await import("#app/estimators/calculators/price.tsx");
  // Leave out the example estimates, a cache that grows with each answer that another test computes.
  const files = computedFiles().filter((file) => file !== "app/estimators/example-estimates.computed.ts");
  const computedFigures = files.map(async (file) => {
    const { words: _, ...values } = await import(join(root, file));
    return [file, values];
  });
  const recordedFigures = figures
    .filter(
      ({ source, planningFigure }) =>
        source.url === "/how-we-calculate" || planningFigure?.how(today).includes("pays back"),
    )
    .map(({ id, value, planningFigure }) => [id, [textOn(value, today), planningFigure?.value(today)]]);
  return {
    ...Object.fromEntries([...(await Promise.all(computedFigures)), ...recordedFigures]),
    business: commercial.answer("", today).numbers,
    "your-price": price.answer("", today).saving,
  };
}

function fingerprint(values: unknown): string {
  const text = JSON.stringify(values, (_key, value) =>
    typeof value === "number" ? Number(value.toPrecision(5)) : value,
  );
  return createHash("sha1").update(text).digest("hex").slice(0, 10);
}
