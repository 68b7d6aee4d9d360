import { afterAll, expect, test } from "vitest";
import { startLeadSite } from "#tests/running-site/lead-site.ts";

// A site of its own: only here the runtime simulates the second road.
const site = await startLeadSite({ vars: { TIMING: "test-patient" }, secondRoad: true });
afterAll(() => site.stop());

test("while the mail service refuses everything staff get a letter by the second road, and the visitor's waits for the first", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const reference = await site.accepted({ name: "Second Road", message: "Quota used up" });
  const mailbox = async () => (await fetch(`${site.mailbox.url}/messages`)).json<{ subject: string }[]>();
  const subjects = async () => (await mailbox()).map(({ subject }) => subject);
  await expect.poll(subjects).toEqual([expect.stringContaining(`By the second road: ${reference}`)]);
  await expect.poll(async () => JSON.stringify(await mailbox())).toMatch(/Quota used up.*<!doctype html>/s);
  const { delivery } = (await site.seen(reference)) ?? {};
  expect(delivery?.mails.staff).toMatchObject({ phase: "delivered", attempts: 1 });
  expect(delivery?.mails.visitor.phase).not.toBe("accepted");
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(reference, "visitor");
});
