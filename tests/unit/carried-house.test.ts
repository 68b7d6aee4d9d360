import { expect, test } from "vitest";
import { houseInWords, houseOf } from "#app/estimators/carried-house.ts";
import { carried, inWords, left } from "./carried-house.cases.ts";

test.each(inWords)("the house of ?%s goes along as “%s”", (query, words) => {
  expect(houseInWords(new URLSearchParams(query)).replaceAll("\u00a0", " ")).toBe(words);
});

test("what was said of a house goes along under its own names, unless it is empty, or longer than an answer", () => {
  const sent = new URLSearchParams(`${left} ${carried}`.split(" ").map((name) => [name, ` ${name.length} `]));
  expect([...houseOf(sent).keys()].join(" ")).toBe(carried);
  expect(houseOf(sent).get("kw")).toBe("2");
  const odd = new URLSearchParams({ kw: "other", battery: " ", bill: "1".repeat(61), use: "1".repeat(60) });
  expect([...houseOf(odd).keys()]).toEqual(["use"]);
});
