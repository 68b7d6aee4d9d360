import { expect, test } from "vitest";
import { lruCache } from "#content/energy/lru-cache.ts";

test("with room for two, what was asked for last is remembered", () => {
  const cache = lruCache<string>(2);
  const worked: string[] = [];
  for (const key of ["a", "b", "a", "c", "a", "c", "b"])
    cache.find(key, () => {
      worked.push(key);
      return key;
    });
  expect(worked.join("")).toBe("abcb");
  expect(cache.all().map(([key]) => key)).toEqual(["c", "b"]);
});
