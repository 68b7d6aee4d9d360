import { beforeEach, expect, test } from "vitest";
import { dayMs } from "#content/durations.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { LogLine } from "#worker/log.ts";
import type { Simulation } from "./inbox/simulation.ts";
import { leadsOn, links, sendRequest, startSimulation } from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let simulation: Simulation;

beforeEach(() => {
  ({ simulation } = startSimulation());
});

/** Opens staff's link to a file or a quote of the request. */
async function openFile(which: Record<string, string>) {
  const lines: LogLine[] = [];
  const { pathname, searchParams } = new URL(links.to("upload", id, Date.now() + dayMs, 0) ?? "");
  const query = new URLSearchParams([...searchParams, ...Object.entries(which)]);
  const leads = leadsOn(simulation, {}, (line) => lines.push(line));
  const response = await leads.serveUpload(pathname.slice("/uploads/".length), query);
  return { status: response.status, text: await response.text(), lines };
}

test.each([
  ["a file", { file: "0" }, keys.request(id)],
  ["a quote", { quote: "q" }, keys.quote(id, "q")],
])("if the record of %s can't be read, staff are told so, and it is logged", async (_, which, record) => {
  await sendRequest(simulation, {}, id);
  simulation.put(record, "{");
  expect(await openFile(which)).toEqual({
    status: 503,
    text: "We can’t read this request’s record: look in the bucket.\n",
    lines: [{ event: "file-unreadable", lead: "WB-3F9A2C1B" }],
  });
});

test.each([{ file: "7" }, { file: "x" }, { quote: "q" }])(
  "a link to %j, which never existed, says that there is no such file or that it was deleted",
  async (which) => {
    await sendRequest(simulation, {}, id);
    expect(await openFile(which)).toEqual({
      status: 410,
      text: "There is no such file, or it has been deleted.\n",
      lines: [],
    });
  },
);

test.each([
  ["a quote", "serveQuote"],
  ["a calendar entry", "serveVisit"],
] as const)("an expired link to %s says how to get a new one", async (_, serve) => {
  const { leads } = await sendRequest(simulation, {}, id);
  const expired = new URL(links.to("request", id, Date.now() - dayMs) ?? "");
  const response = await leads[serve](expired.searchParams);
  expect(response.status).toBe(410);
  expect(await response.text()).toMatch(/^This link no longer works\. Ask for a new one at \/request, or call us on /);
});
