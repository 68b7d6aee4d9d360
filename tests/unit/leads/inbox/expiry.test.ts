import { beforeEach, expect, test } from "vitest";
import { dayMs } from "#content/durations.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { makeRuntimeDeterministic } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

const inMinutes = (days: number) => days * 24 * 60;
const files = () => simulation.documentsLeft().filter((key) => key.includes("upload-"));

test("what an interrupted request left in the bucket is deleted after an hour", async () => {
  const id = crypto.randomUUID();
  simulation.put(keys.upload(id), "a bill");
  simulation.put(keys.waiting(id));
  await handOver(simulation.worker());
  expect(files()).toHaveLength(1);
  await simulation.advanceMinutes(61);
  await handOver(simulation.worker());
  expect([...simulation.objects.keys()]).toEqual([]);
});

test("an upload that no document names is kept for an hour, while the visitor may still be adding it, then deleted", async () => {
  const id = await simulation.post("Ann");
  simulation.put(keys.upload(id), "a bill");
  simulation.put(keys.waiting(id));
  await handOver(simulation.worker());
  expect(files()).toHaveLength(1);
  await simulation.advanceMinutes(61);
  await handOver(simulation.worker());
  expect([...simulation.objects.keys()]).toEqual([keys.request(id)]);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test.each<[how: string, tellInbox: (id: string) => unknown]>([
  [
    "reported to the inbox",
    (id) => simulation.inbox().recordOutcome(id, { key: "added", outcome: "new-file", hasNote: false }),
  ],
  ["marked in the bucket while the inbox was unreachable", (id) => simulation.put(keys.waiting(id), "changed")],
])("a file that was added later and %s is deleted 30 days after it arrived, like the first", async (_, tellInbox) => {
  const id = await simulation.post("Ann", { file: true });
  const [firstFile] = files();
  await simulation.advanceMinutes(inMinutes(10));
  const lead = JSON.parse(new TextDecoder().decode(simulation.objects.get(keys.request(id))?.body));
  const addedFile = { ...lead.upload, key: keys.upload(id), addedAt: new Date().toISOString() };
  simulation.put(addedFile.key, "a bill");
  simulation.put(keys.changed(id), JSON.stringify({ ...lead, added: [addedFile] }));
  await tellInbox(id);
  await simulation.inboxReturns();
  await simulation.advanceMinutes(inMinutes(15));
  expect(files(), "25 days after the first arrived").toEqual([firstFile, addedFile.key]);
  await simulation.advanceMinutes(inMinutes(10));
  expect(files()).toEqual([addedFile.key]);
  await simulation.advanceMinutes(inMinutes(10));
  expect(files()).toEqual([]);
});

test("a request withdrawn while the clock was fast is erased a second time within the hour", async () => {
  const id = await simulation.post("Ann");
  simulation.skewMs = 40 * dayMs;
  await simulation.withdrawByLink(id);
  simulation.skewMs = 0;
  simulation.put(keys.upload(id), "a bill whose sender was cut off");
  await simulation.inboxReturns();
  await simulation.inbox().runMaintenance(0);
  await simulation.advanceMinutes(61);
  expect(simulation.documentsLeft()).toEqual([]);
});
