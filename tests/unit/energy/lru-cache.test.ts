import { expect, test } from "vitest";
import { lruCache } from "#content/energy/lru-cache.ts";

test("a cache for two entries keeps the two used last", () => {
  const cache = lruCache<string>(2);
  const computedKeys: string[] = [];
  for (const key of ["a", "b", "a", "c", "a", "c", "b"])
    cache.getOrCompute(key, () => {
      computedKeys.push(key);
      return key;
    });
  expect(computedKeys.join("")).toBe("abcb");
  expect(cache.all().map(([key]) => key)).toEqual(["c", "b"]);
});
