import { expect, test } from "vitest";
import { loadIndex } from "#app/search/load-index.ts";

const find = () => [];

test("an index that fails is asked for three times more, after one, two and four seconds, then by its lasting name", async () => {
  const { asked, pauses, means } = failing(Infinity);
  await expect(loadIndex(means)).rejects.toThrow("no connection");
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(asked.slice(1)).toEqual(Array.from({ length: 3 }, () => "/search-index.json"));
});

test("an index that comes at the second attempt is used, and the visitor has heard of the trouble once", async () => {
  const { asked, means, troubles } = failing(1);
  expect(await loadIndex(means)).toBe(find);
  expect(asked).toHaveLength(2);
  expect(troubles()).toBe(1);
});

function failing(times: number) {
  const asked: string[] = [];
  const pauses: number[] = [];
  let troubles = 0;
  const means = {
    read: async (address: string) => {
      asked.push(address);
      if (asked.length <= times) throw new Error("no connection");
      return find;
    },
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    onTrouble: () => {
      troubles += 1;
    },
  };
  return { asked, pauses, means, troubles: () => troubles };
}
