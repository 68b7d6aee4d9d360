import { expect, test } from "vitest";
import { readPage } from "#tests/unit/read-page.ts";
import { toolsOn } from "#worker/feeds/tools.ts";

const today = "2026-11-29";
const tools = toolsOn(today);
const options = { siteUrl: "https://site.example", today, htmlOf: (path: string) => readPage(path, today) };

test.each(tools)("the tool $name answers an empty call", async ({ call }) => {
  expect((await call({}, options)).status).toBe(200);
});

test("the rebates tool answers for today unless a later day is named, and refuses earlier days", async () => {
  const rebates = tools.find(({ name }) => name === "rebates");
  if (!rebates) throw new Error("there is no rebates tool");
  expect(await rebates.call({ date: today }, options)).toEqual(await rebates.call({}, options));
  expect((await rebates.call({ date: "2026-11-28" }, options)).status).toBe(422);
});

test("the rebates tool counts 1 July to the second half-year", async () => {
  const rebates = tools.find(({ name }) => name === "rebates");
  const linesOn = async (date: string) => (await rebates?.call({ date, battery: "10" }, options))?.body.lines;
  expect(await linesOn("2027-07-01")).toEqual(await linesOn("2027-07-02"));
  expect(await linesOn("2027-07-01")).not.toEqual(await linesOn("2027-06-30"));
});
