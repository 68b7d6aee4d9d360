import { expect, test } from "vitest";
import { readCameFrom } from "#content/request/came-from.ts";
import { estimateOrigin, origins } from "#content/request/origin.ts";

test("an estimate is a tool and its query, and nothing that could be read as a sentence", () => {
  expect(estimateOrigin("battery?use=18&kwh=10")).toEqual({ tool: "battery", query: "use=18&kwh=10" });
  for (const text of [
    undefined,
    "",
    "battery",
    "Battery?x=1",
    "battery?x=<b>",
    "battery?x=a b",
    `b?${"x".repeat(700)}`,
  ])
    expect(estimateOrigin(text)).toBeUndefined();
});

test("what was looked at before comes as slugs; the rest is left out", () => {
  expect(origins("tier:home tier:extended,article:winter-solar-performance")).toEqual([
    { kind: "tier", slug: "home" },
    { kind: "tier", slug: "extended" },
    { kind: "article", slug: "winter-solar-performance" },
  ]);
  expect(origins("evil:home tier:<b> tier: article:Call%20me x")).toEqual([]);
});

test("whoever writes for an owners corporation starts with Commercial and the questions we would ask", () => {
  const { projectType, message, services } = readCameFrom(
    new URLSearchParams("for=owners-corporation&service=commercial-solar"),
  );
  expect(projectType).toBe("commercial");
  expect(message).toMatch(/^We’re writing for an owners corporation\.\nLots: /);
  expect(services).toEqual(["commercial-solar"]);
  expect(readCameFrom(new URLSearchParams("for=somebody"))).not.toHaveProperty("message");
});
