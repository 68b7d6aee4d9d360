import { expect, test } from "vitest";
import { readPage } from "#tests/unit/read-page.ts";
import { toolsOn } from "#worker/feeds/tools.ts";

const today = "2026-11-29";
const tools = toolsOn(today);
const options = { siteUrl: "https://site.example", today, htmlOf: (path: string) => readPage(path, today) };

test.each(tools)("the tool $name answers an empty call", async ({ call }) => {
  expect((await call({}, options)).status).toBe(200);
});

test("the rebates tool answers for today if no date is given", async () => {
  expect(await callRebates({})).toEqual(await callRebates({ date: today }));
});

test.each(["2026-11-28", "2027-02-31", "2032-01-01", "1 July 2027", ""])(
  "the rebates tool refuses the date %j and says which dates it takes",
  async (date) => {
    const error = "The date must be a day from 2026-11-29 to 2031-12-31, written as YYYY-MM-DD.";
    expect(await callRebates({ date })).toEqual({ status: 422, body: { error, fields: { date: error } } });
  },
);

test("the rebates tool answers for the last day of the years that can be chosen", async () => {
  expect((await callRebates({ date: "2031-12-31" })).status).toBe(200);
});

test("the rebates tool counts 1 July as part of the second half-year", async () => {
  const linesOn = async (date: string) => (await callRebates({ date, battery: "10" })).body.lines;
  expect(await linesOn("2027-07-01")).toEqual(await linesOn("2027-07-02"));
  expect(await linesOn("2027-07-01")).not.toEqual(await linesOn("2027-06-30"));
});

function callRebates(args: Readonly<Record<string, string>>) {
  const tool = tools.find(({ name }) => name === "rebates");
  if (!tool) throw new Error("there is no rebates tool");
  return tool.call(args, options);
}
