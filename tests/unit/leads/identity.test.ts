import { expect, test } from "vitest";
import { idOfSameContent } from "#worker/leads/intake/identity.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { makeRuntimeDeterministic } from "./inbox/runtime.ts";
import { Simulation } from "./inbox/simulation.ts";

test("without an id, the same content is the same request until the end of the next day, and a new one after that", async () => {
  makeRuntimeDeterministic();
  const simulation = new Simulation();
  const signatures = createSignatures(["a link secret of the tests"]);
  // 11:30 pm in Melbourne.
  const sentAt = Date.parse("2026-11-24T12:30:00Z");
  const idAt = (now: number) =>
    idOfSameContent("content", { now, round: 0 }, { bucket: simulation.worker().bucket, signatures });
  const id = await idAt(sentAt);
  simulation.put(keys.request(id));
  for (const [minutes, isSame] of [
    [1, true],
    [60, true],
    [24 * 60 + 29, true],
    [24 * 60 + 31, false],
  ] as const)
    expect((await idAt(sentAt + minutes * 60_000)) === id, `${minutes} minutes later`).toBe(isSame);
});
