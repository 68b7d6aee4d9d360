import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { referenceOf } from "#content/request/reference.ts";
import { formRequest, jsonRequest, type LeadSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { minimalRequest, pdf } from "#tests/sample-requests/samples.ts";
import { isOutage } from "#worker/deadline.ts";
import { createLeads } from "#worker/leads/leads.ts";
import { bucketWith, formPost, inADayMs, links, sendRequest } from "./lead-steps.ts";

let site: LeadSite;
beforeAll(async () => {
  // Its mail service never hangs, so a short deadline could only send letters twice on a busy machine.
  site = await startLeadSite({ vars: { TIMING: "test-patient" } });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.stop());

interface Replacements {
  bucket?: R2Bucket;
  /** An inbox that fails or hangs on every call. */
  inbox?: object;
}

async function leadsWith({ bucket, inbox }: Replacements) {
  const env = await site.bindings();
  const testEnv = {
    ...env,
    TIMING: "test",
    LEADS: bucket ?? env.LEADS,
    INBOX: new Proxy(env.INBOX, {
      get: (target, name) =>
        name === "getByName" ? (id: string) => inbox ?? target.getByName(id) : Reflect.get(target, name),
    }),
    REQUESTS_LIMIT: { limit: async () => ({ success: true }) },
    REQUESTS_NOTICE: { limit: async () => ({ success: true }) },
  };
  return createLeads({ env: testEnv, now: () => new Date(), log: () => {} });
}

const hangingInbox = new Proxy({}, { get: () => () => new Promise(() => {}) });

/** Waits for a result on a fake clock, and returns it with the seconds that passed on that clock. Throws if there are too many. */
async function waitingFor<T>(ask: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const results: T[] = [];
  void ask().then((result) => results.push(result));
  for (let seconds = 0; ; ) {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    const [result] = results;
    if (result !== undefined) return { result, seconds };
    if (seconds === 100) throw new Error("there was no result within 100 seconds");
    // If no timer is running, the machine is still working, so no time passes.
    if (vi.getTimerCount() === 0) continue;
    await vi.advanceTimersByTimeAsync(1000);
    seconds += 1;
  }
}

const hangingBucket = () => new Proxy(site.bucket, { get: () => () => new Promise(() => {}) });

test("if the bucket hangs, the visitor gets an error within 30 seconds, with their text kept", async () => {
  const { accept } = await leadsWith({ bucket: hangingBucket() });
  const request = new Request("http://127.0.0.1/api/assessment", jsonRequest(minimalRequest({ name: "Nobody Home" })));
  const { result, seconds } = await waitingFor(() => accept(request));
  expect(result).toMatchObject({ status: 503, values: { name: "Nobody Home" }, headers: { "Retry-After": "30" } });
  expect(seconds).toBeLessThan(30);
});

test("if the bucket hangs, health fails within 5 seconds", async () => {
  const { checkHealth } = await leadsWith({ bucket: hangingBucket() });
  const { result, seconds } = await waitingFor(checkHealth);
  expect(result).toMatchObject({ ok: false, storesRequests: false });
  expect(seconds).toBeLessThan(5);
});

test("if the bucket hangs, a request's page fails within 30 seconds", async () => {
  const { viewRequest } = await leadsWith({ bucket: hangingBucket() });
  const link = links.to("request", crypto.randomUUID(), inADayMs()) ?? "";
  const query = new URLSearchParams(link.split("?")[1]);
  // Load the page's code first: that takes time on the real clock.
  await import("#worker/leads/desk/own-page.ts");
  const { result, seconds } = await waitingFor(() => viewRequest(query).catch((error: unknown) => error));
  expect(result).toSatisfy(isOutage);
  expect(seconds).toBeLessThan(30);
});

const failingInbox = new Proxy({}, { get: () => () => Promise.reject(new Error("the object is being moved")) });

test.each([
  ["fails", failingInbox],
  ["hangs", hangingInbox],
])("while the inbox %s a request is acknowledged, and the timer hands it over later", async (_, inbox) => {
  const id = crypto.randomUUID();
  const { accept } = await leadsWith({ inbox });
  const posted = jsonRequest(minimalRequest({ name: "Inbox Away" }), id);
  const response = await accept(new Request("http://127.0.0.1/api/assessment", posted));
  expect(response).toMatchObject({ status: 202, reference: referenceOf(id) });
  expect(await site.keysUnder(`waiting/${id}`)).toHaveLength(1);
  // Sweeps that overlap must still send one letter to staff and one to the visitor.
  await Promise.all([site.sweep(), site.sweep(), site.sweep()]);
  await site.waitForLetter(referenceOf(id), "visitor");
  await site.waitForDeliveries(id);
  expect(site.lettersAbout(referenceOf(id))).toHaveLength(2);
});

/** A bucket on which every other call for a key fails: before it takes effect, or afterwards if `after` is set. */
function flakyBucket({ after = false } = {}) {
  const failedOnce = new Set<string>();
  return new Proxy(site.bucket, {
    get:
      (target, name) =>
      async (...given: unknown[]) => {
        const call = () => Reflect.apply(Reflect.get(target, name), target, given);
        const isRetry = failedOnce.delete(`${String(name)} ${given[0]}`);
        if (isRetry) return call();
        failedOnce.add(`${String(name)} ${given[0]}`);
        if (after) await call();
        throw new Error("the store is being moved");
      },
  });
}

test.each([
  ["before it takes effect", { after: false }],
  ["after it has taken effect", { after: true }],
])("a request with a file is stored even if each call to the bucket fails once, %s", async (_, when) => {
  const { accept } = await leadsWith({ bucket: flakyBucket(when) });
  const id = crypto.randomUUID();
  const form = formRequest({ name: "Flaky Store", file: new File([pdf()], "bill.pdf") }, id);
  expect(await accept(new Request("http://127.0.0.1/api/assessment", form))).toMatchObject({ status: 202 });
  expect(await site.keysUnder(`leads/${id}/upload-`)).toHaveLength(1);
  expect(await site.keysUnder(`waiting/${id}`)).toEqual([]);
  await site.waitForDeliveries(id);
});

test("if only the response to a file upload is lost, retrying doesn't orphan the file", async () => {
  const { id, ownPage } = await sendRequest(site, { name: "Flaky Change" });
  const { changeRequest } = await leadsWith({ bucket: flakyBucket({ after: true }) });
  const post = () => {
    const body = new FormData();
    body.append("file", new File([pdf()], "bill.pdf"));
    return changeRequest(new Request(`${site.url}${ownPage}&act=file`, { method: "POST", body }));
  };
  expect((await post()).status).toBe(503);
  expect(await post()).toMatchObject({ isDone: true });
  const changed = await (await site.bucket.get(`leads/${id}/changed.json`))?.json<{ added: { key: string }[] }>();
  const uploads = await site.keysUnder(`leads/${id}/upload-`);
  expect(uploads).toHaveLength(1);
  expect(changed?.added.map(({ key }) => key)).toEqual(uploads);
  await site.sweep();
  await site.waitForDeliveries(id);
});

test("a note stored while the visitor withdraws is deleted", async () => {
  const { card, id, visitor } = await sendRequest(site, { name: "Noted Late" });
  const bucket = bucketWith(site.bucket, async (key) => {
    if (key.includes("/note-")) await site.withdraw(visitor);
  });
  const { serveOffice } = await leadsWith({ bucket });
  const address = new URL(card, site.url);
  const posted = new Request(address, formPost({ outcome: "called", note: "Rang twice" }));
  expect((await serveOffice(posted, address.pathname.split("/")[2])).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}/`)).toEqual([]);
});
