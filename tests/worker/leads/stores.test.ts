import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import { referenceOf } from "#content/request/reference.ts";
import { formRequest, jsonRequest, type LeadSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { minimalRequest, pdf } from "#tests/sample-requests/samples.ts";
import { createApp } from "#worker/app.ts";
import { createHealth } from "#worker/leads/health.ts";
import type { WaitingCounts } from "#worker/leads/inbox/counts.ts";
import { createLeads } from "#worker/leads/leads.ts";
import type { LogLine } from "#worker/log.ts";
import { formPost, inADay, links, sendRequest } from "./lead-steps.ts";

let site: LeadSite;
beforeAll(async () => {
  // Its mail service never hangs, so a short deadline could only send letters twice on a busy machine.
  site = await startLeadSite({ vars: { TIMING: "test-patient" } });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.stop());

interface Instead {
  bucket?: R2Bucket;
  /** An inbox that fails or hangs on every call. */
  inbox?: object;
}

async function leadsWith({ bucket, inbox }: Instead) {
  const env = await site.bindings();
  const wrapped = {
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
  return createLeads({ env: wrapped, now: () => new Date(), log: () => {} });
}

const hanging = new Proxy({}, { get: () => () => new Promise(() => {}) });

/** Waits for an answer on a fake clock, and returns it with the seconds that passed on that clock. */
async function waitingFor<T>(ask: () => Promise<T>): Promise<{ answer: T | undefined; seconds: number }> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answered: T[] = [];
  void ask().then((answer) => answered.push(answer));
  for (let seconds = 0; ; ) {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    if (answered.length > 0 || seconds === 100) return { answer: answered[0], seconds };
    // If no timer is running, the machine is still working, so no time passes.
    if (vi.getTimerCount() === 0) continue;
    await vi.advanceTimersByTimeAsync(1000);
    seconds += 1;
  }
}

test("if the bucket hangs, the visitor gets an error within 30 seconds with their text kept, and health fails within 5", async () => {
  const bucket = new Proxy(site.bucket, { get: () => () => new Promise(() => {}) });
  const { accept, health, viewRequest } = await leadsWith({ bucket });
  const request = new Request("http://127.0.0.1/api/assessment", jsonRequest(minimalRequest({ name: "Nobody Home" })));
  const { answer, seconds } = await waitingFor(() => accept(request));
  expect(answer).toMatchObject({ status: 503, values: { name: "Nobody Home" }, headers: { "Retry-After": "30" } });
  expect(seconds).toBeLessThan(30);
  const asked = await waitingFor(health);
  expect(asked.answer).toMatchObject({ ok: false, storesRequests: false });
  expect(asked.seconds).toBeLessThan(5);
  const own = links.to("request", crypto.randomUUID(), inADay()) ?? "";
  expect(await viewRequest(new URLSearchParams())).toEqual({ kind: "missing" });
  const page = await waitingFor(() => viewRequest(new URLSearchParams(own.split("?")[1])).catch(() => "failed"));
  expect([page.answer, page.seconds < 30]).toEqual(["failed", true]);
});

const failingInbox = new Proxy({}, { get: () => () => Promise.reject(new Error("the object is being moved")) });

test.each([
  ["fails", failingInbox],
  ["hangs", hanging],
])("while the inbox %s a request is acknowledged, and the timer hands it over later", async (_, inbox) => {
  const id = crypto.randomUUID();
  const { accept } = await leadsWith({ inbox });
  const posted = jsonRequest(minimalRequest({ name: "Inbox Away" }), id);
  const answer = await accept(new Request("http://127.0.0.1/api/assessment", posted));
  expect(answer).toMatchObject({ status: 202, reference: referenceOf(id) });
  expect(await site.keysUnder(`waiting/${id}`)).toHaveLength(1);
  await Promise.all([site.sweep(), site.sweep(), site.sweep()]);
  await site.mail(answer.reference ?? "", "visitor");
  await site.deliveriesDone(id);
  expect(site.mailsAbout(answer.reference ?? "")).toHaveLength(2);
});

/** A bucket on which every other call for a key fails: before it takes effect, or afterwards if `after` is set. */
function flaky({ after = false } = {}) {
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

test.each([{ after: false }, { after: true }])(
  "a request with a file is stored even if each call to the bucket fails once (only its answer is lost: $after)",
  async (when) => {
    const { accept } = await leadsWith({ bucket: flaky(when) });
    const id = crypto.randomUUID();
    const form = formRequest({ name: "Flaky Store", file: new File([pdf()], "bill.pdf") }, id);
    expect(await accept(new Request("http://127.0.0.1/api/assessment", form))).toMatchObject({ status: 202 });
    expect(await site.keysUnder(`leads/${id}/upload-`)).toHaveLength(1);
    expect(await site.keysUnder(`waiting/${id}`)).toEqual([]);
    await site.deliveriesDone(id);
  },
);

test("if only the response to a file upload is lost, retrying doesn't orphan the file", async () => {
  const { id, ownPage } = await sendRequest(site, { name: "Flaky Change" });
  const { changeRequest } = await leadsWith({ bucket: flaky({ after: true }) });
  const post = () => {
    const body = new FormData();
    body.append("file", new File([pdf()], "bill.pdf"));
    return changeRequest(new Request(`${site.url}${ownPage}&act=file`, { method: "POST", body }));
  };
  expect((await post()).status).toBe(503);
  expect(await post()).toMatchObject({ isDone: true });
  const changed = await (await site.bucket.get(`leads/${id}/changed.json`))?.json<{ added: { key: string }[] }>();
  expect(await site.keysUnder(`leads/${id}/upload-`)).toEqual(changed?.added.map(({ key }) => key));
  await site.sweep();
  await site.deliveriesDone(id);
});

/** The site's bucket, which calls `beforePut` before it stores an object. */
function bucketWith(beforePut: (key: string) => Promise<void>): R2Bucket {
  return new Proxy(site.bucket, {
    get(target, name) {
      if (name !== "put") return Reflect.get(target, name).bind(target);
      return async (...given: Parameters<R2Bucket["put"]>) => {
        await beforePut(given[0]);
        return target.put(...given);
      };
    },
  });
}

test("a note stored while the visitor withdraws is deleted", async () => {
  const { card, id, visitor } = await sendRequest(site, { name: "Noted Late" });
  const bucket = bucketWith(async (key) => {
    if (key.includes("/note-")) await site.withdraw(visitor);
  });
  const { serveOffice } = await leadsWith({ bucket });
  const address = new URL(card, site.url);
  const posted = new Request(address, formPost({ outcome: "called", note: "Rang twice" }));
  expect((await serveOffice(posted, address.pathname.split("/")[2])).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}/`)).toEqual([]);
});

const hour = 3_600_000;

test("health is 503 while requests can't be stored, the inbox is silent, the timer is late or staff get no email", async () => {
  let [puts, full, isAway, time] = [0, false, false, Date.now()];
  const well = {
    sweptAt: time,
    pending: 0,
    needAttention: 0,
    oldest: null,
    staffWaitSince: null,
    staffReachedAt: null,
    deliveryTimes: null,
  };
  let counts: WaitingCounts = well;
  const bucket = bucketWith(async () => {
    puts += 1;
    if (full) throw new Error("full");
  });
  const inbox = () => ({ counts: async () => (isAway ? Promise.reject(new Error("being moved")) : counts) });
  const logged: string[] = [];
  const health = createHealth({
    bucket,
    inbox,
    now: () => time,
    log: ({ event, what }) => logged.push(`${event}: ${what}`),
  });
  const env = await site.bindings();
  const leads = async () => ({ ...(await leadsWith({})), health });
  const app = createApp({ env, now: () => new Date(), log: () => {}, pages: () => env.ASSETS, leads });
  const status = async () => {
    const answer = await app.fetch(new Request(`${site.url}/api/health`));
    expect(await answer.json()).toEqual({ ok: answer.status === 200 });
    return answer.status;
  };
  expect([await status(), await status(), puts], "written at most once a minute").toEqual([200, 200, 1]);
  isAway = true;
  expect(await status()).toBe(503);
  expect(logged.splice(0)).toEqual(["health-failed: inbox"]);
  [isAway, full, time] = [false, true, time + 60_000];
  expect([await status(), await status(), puts], "tried again while it fails").toEqual([503, 503, 3]);
  expect(logged.splice(0)).toEqual(["health-failed: bucket", "health-failed: bucket"]);
  full = false;
  expect(await status()).toBe(200);
  const troubles: [Partial<WaitingCounts>, number][] = [
    [{ sweptAt: null }, 503],
    [{ sweptAt: time - hour / 2 }, 200],
    [{ sweptAt: time - hour / 2 - 1 }, 503],
    [{ staffWaitSince: time - hour }, 200],
    [{ staffWaitSince: time - hour - 1 }, 503],
    [{ staffWaitSince: time - 5 * hour, staffReachedAt: time - hour }, 200],
    [{ staffWaitSince: time - 5 * hour, staffReachedAt: time - hour - 1 }, 503],
    [{ staffReachedAt: time - 5 * hour, pending: 3, needAttention: 3, oldest: 0 }, 200],
  ];
  for (const [trouble, expected] of troubles) {
    counts = { ...well, sweptAt: time, ...trouble };
    expect(await status(), JSON.stringify(trouble)).toBe(expected);
  }
});

test("health shows strangers only ok or not; with a signed link, setting names and counts", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const [id, before] = [crypto.randomUUID(), Date.now()];
  const reference = await site.accepted({ name: "Quite Personal" }, id);
  const needAttention = async () => {
    await site.sweep();
    return (await site.health()).leads.needAttention;
  };
  await expect.poll(needAttention, { interval: 100 }).toBe(1);
  const { configuration, leads, ...others } = await site.health();
  expect(others).toEqual({ ok: true, build: expect.stringMatching(/./) });
  expect(leads).toMatchObject({ pending: 1, sweepIsLate: false, staffMailIsLate: false });
  expect(Date.parse(leads.oldestAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(configuration.configured).toContain("SITE_URL");
  const text = JSON.stringify([configuration, leads]);
  expect(text).not.toMatch(/Personal|example\.com|412 ?345|127\.0\.0\.1/);
  expect(text).not.toContain(id);
  expect(await (await site.ask("/api/health?x=1")).json()).toEqual({ ok: true });
  const inAnHour = links.to("health", "", Date.now() + hour) ?? "";
  const forList = links.to("list", "", Date.now() + 60_000)?.split("?")[1];
  for (const address of [inAnHour, `/api/health?${forList}`, "/api/health?sig=x"]) {
    const answer = await site.ask(address);
    expect([answer.status, await answer.json()]).toEqual([403, { error: "not signed" }]);
  }
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(reference, "visitor");
});

test("an unexpected error gives a plain sentence with the phone number, and is logged without its message", async () => {
  const lines: LogLine[] = [];
  const fails = () => Promise.reject(new RangeError("held Xanthippe's address"));
  const leads = new Proxy(await leadsWith({}), {
    get: (whole, name) => (["then", "opensHealth"].includes(String(name)) ? Reflect.get(whole, name) : fails),
  });
  const app = createApp({
    env: await site.bindings(),
    now: () => new Date(),
    log: (line) => lines.push(line),
    pages: () => ({ fetch: fails }),
    leads: async () => leads,
  });
  const failing = [
    ["/api/health", "GET"],
    ["/api/assessment", "POST"],
    ["/api/mail-events", "POST"],
    ["/uploads/x", "GET"],
  ] as const;
  for (const [path, method] of failing) {
    const answer = await app.fetch(new Request(site.url + path, { method }));
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain(business.phone.display);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  expect(lines.filter(({ event, kind }) => event === "request-failed" && kind === "RangeError")).toHaveLength(4);
  expect(JSON.stringify(lines)).not.toContain("Xanthippe");
});

test("an unread body is drained before the response", async () => {
  const env = await site.bindings();
  const now = () => new Date();
  const log = () => {};
  const app = createApp({ env, now, log, pages: () => env.ASSETS, leads: async () => createLeads({ env, now, log }) });
  for (const [path, status] of [
    ["/faq", 405],
    ["/api/nothing", 404],
    ["/api/assessment", 415],
    ["/uploads/x", 405],
  ] as const) {
    let chunks = 0;
    const body = new ReadableStream({
      type: "bytes",
      pull(controller) {
        chunks += 1;
        if (chunks < 20) return controller.enqueue(new Uint8Array(100_000));
        controller.close();
        controller.byobRequest?.respond(0);
      },
    });
    const init = { method: "POST", body, headers: { "Content-Type": "text/plain" }, duplex: "half" };
    expect((await app.fetch(new Request(site.url + path, init))).status).toBe(status);
    expect(chunks, path).toBe(20);
  }
});
