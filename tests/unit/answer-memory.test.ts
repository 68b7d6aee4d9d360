import { expect, test } from "vitest";
import { createAnswerMemory } from "#worker/memory/answers.ts";

const bytes = (length: number) => new Uint8Array(length);

test("the answer that nobody has asked for the longest goes first", () => {
  const memory = createAnswerMemory({ most: 2 });
  memory.set("2026-11-22", "a", bytes(1));
  memory.set("2026-11-22", "b", bytes(2));
  expect(memory.get("2026-11-22", "a")).toHaveLength(1);
  memory.set("2026-11-22", "c", bytes(3));
  expect(memory.get("2026-11-22", "b")).toBeUndefined();
  expect(memory.get("2026-11-22", "a")).toHaveLength(1);
});

test("a new day begins with nothing, yesterday's late answers are not kept, nor any that are too long", () => {
  const memory = createAnswerMemory({ longest: 5 });
  memory.set("2026-11-22", "a", bytes(5));
  memory.set("2026-11-22", "long", bytes(6));
  expect(memory.get("2026-11-22", "long")).toBeUndefined();
  expect(memory.get("2026-11-23", "a")).toBeUndefined();
  memory.set("2026-11-23", "b", bytes(1));
  expect(memory.get("2026-11-23", "a")).toBeUndefined();
  memory.set("2026-11-22", "late", bytes(1));
  expect(memory.get("2026-11-23", "late")).toBeUndefined();
});
