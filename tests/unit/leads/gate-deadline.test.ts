import { expect, test } from "vitest";
import { withDeadline } from "#worker/leads/delivery/gate-deadline.ts";

test("a gate that never answers is given up, one that answers is heard", async () => {
  const never = () => new Promise<never>(() => {});
  const silent = withDeadline({ turn: never, pause: never, mayConfirm: never }, 20);
  await expect(silent.turn()).rejects.toThrow("didn't answer");
  await expect(silent.mayConfirm("a", "b")).rejects.toThrow("didn't answer");
  const quick = withDeadline({ turn: async () => 5, pause: async () => {}, mayConfirm: async () => false }, 20);
  expect(await quick.turn()).toBe(5);
  expect(await quick.mayConfirm("a", "b")).toBe(false);
});
