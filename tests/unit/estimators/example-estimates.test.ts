import { expect, test, vi } from "vitest";

test.each(["price", "commercial"])("the example of the calculator %s needs no simulation", async (name) => {
  // Start with empty caches: a full one drops an entry for each that it adds.
  vi.resetModules();
  const { exampleEstimates } = await import("#app/estimators/example-estimates.computed.ts");
  const { cachedEstimates } = await import("#content/energy/cached-estimates.ts");
  const { calculators } = await import("#app/estimators/index.ts");
  const calculator = calculators.find((each) => each.name === name);
  const keysBefore = keysIn(exampleEstimates);
  expect(calculator?.answer("", "2026-11-21")).toBeDefined();
  expect(keysIn(cachedEstimates())).toEqual(keysBefore);
});

function keysIn(caches: Readonly<Record<string, readonly (readonly [key: string, result: unknown])[]>>) {
  return Object.values(caches).map((entries) => entries.map(([key]) => key).sort());
}
