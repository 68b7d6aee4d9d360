import { beforeEach, expect, test } from "vitest";
import { formRequest } from "#tests/running-site/lead-site.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { LogLine } from "#worker/log.ts";
import type { Simulation } from "./inbox/simulation.ts";
import { leadsOn, site, startSimulation } from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let simulation: Simulation;
let lines: LogLine[];

beforeEach(() => {
  ({ simulation } = startSimulation());
  lines = [];
});

/** Sends a request, and returns the status and what was typed, which the form shows again. */
async function send(settings: object = {}) {
  const leads = leadsOn(simulation, settings, (line) => lines.push(line));
  const form = formRequest({ name: "Ann Lost" }, id);
  const { status, values } = await leads.accept(new Request(`${site}/api/assessment`, form));
  return { status, name: values?.name };
}

test("a request that can't be stored is logged with its reference, and what was typed is kept", async () => {
  simulation.fails = (key) => key === keys.request(id);
  expect(await send()).toEqual({ status: 503, name: "Ann Lost" });
  expect(lines).toMatchObject([{ event: "request-not-stored", lead: "WB-3F9A2C1B", kind: "StorageError" }]);
});

test("if another attempt's document is truncated, the log says that it can't be read, not that it was deleted", async () => {
  const { bucket } = simulation.worker();
  const { put } = bucket;
  const writeAfterAnother = (key: string, ...content: [string]) => {
    if (key === keys.request(id)) simulation.put(key, '{"id": "3f9a');
    return put(key, ...content);
  };
  expect(await send({ LEADS: Object.assign(bucket, { put: writeAfterAnother }) })).toMatchObject({ status: 503 });
  expect(lines).toMatchObject([{ event: "request-not-stored", message: "the stored request can't be read" }]);
});
