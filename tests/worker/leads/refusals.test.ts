import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { waitLimitMs } from "#tests/deadlines.ts";
import { formRequest, sharedSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { png } from "#tests/sample-requests/samples.ts";
import { formPost, sendRequest } from "./lead-steps.ts";
import {
  fileStart,
  formHead,
  forms,
  part,
  programs,
  rawRequests,
  unreadableForms,
  withLargeFile,
} from "./refusals.cases.ts";

const site = await sharedSite();
/** Everything in the bucket: other test files of this process leave requests and markers too. */
const storedKeys = async () => [...(await site.keysUnder("leads/")), ...(await site.keysUnder("waiting/"))];

test.each(programs)(
  "%s is refused with a reason, and nothing is stored",
  async (_what, request, status, expectedBody) => {
    const keysBefore = await storedKeys();
    const response = await site.ask("/api/assessment", request);
    expect(response.status).toBe(status);
    const body: { fields?: object } = await response.json();
    expect(body).toMatchObject({ error: expect.not.stringContaining("JSON"), ...expectedBody });
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(Object.keys(expectedBody.fields ?? {}).sort());
    expect(await storedKeys()).toEqual(keysBefore);
  },
);

test("only POST works at the request's address", async () => {
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await site.ask("/api/assessment", { method })).status).toBe(404);
});

test.each(forms)(
  "without a script, %s comes back with what was typed",
  async (_what, request, status, { has, path = "/contact" }) => {
    const response = await site.ask(path, request);
    expect(response.status).toBe(status);
    const page = await response.text();
    for (const words of has) expect(page).toContain(words);
    expect(summaryOf(page)).not.toMatch(/multipart|JSON|Idempotency/);
  },
);

test.each(unreadableForms)(
  "without a script, the response to %s says how to go back to what was typed",
  async (_what, request, status) => {
    const response = await site.ask("/contact", request);
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(summaryOf(page)).toContain("Go back in your browser");
    expect(summaryOf(page)).toContain(`call us on ${business.phone.display}`);
    expect(summaryOf(page)).not.toMatch(/multipart|JSON|Idempotency/);
    expect(page).not.toContain("still here");
  },
);

function summaryOf(page: string): string {
  return /<section class="error-summary".*?<\/section>/s.exec(page)?.[0] ?? "";
}

test.each([{ kind: "fault" }, { kind: "callback" }, { kind: "callback", urgent: "on" }, {}])(
  "the error summary lists the fields from top to bottom: %j",
  async (kind) => {
    const wrongFields = { name: "", phone: "1", email: "@", consent: "", bestTime: "x", currentBill: "x" };
    const typedFields = {
      selectedServices: [],
      address: "",
      fault: "",
      message: "x".repeat(20_000),
      city: "x".repeat(500),
    };
    const file = new File(["nothing"], "x.txt");
    const page = await (
      await site.ask("/contact", formRequest({ ...wrongFields, ...typedFields, ...kind, file }))
    ).text();
    // Each form has only some of the fields that were sent.
    const fields = [...summaryOf(page).matchAll(/href="#(\w+)"/g)].flatMap(([, id]) => {
      const place = page.indexOf(` id="${id}"`);
      return place === -1 ? [] : [{ id, place }];
    });
    expect(fields.length).toBeGreaterThan(3);
    expect(fields).toEqual(fields.toSorted((a, b) => a.place - b.place));
  },
);

/** Writes raw bytes, and reads until the other side closes, a JSON response has arrived, or `meanwhile` is done. */
function sendRaw(text: string | Buffer, meanwhile?: () => Promise<unknown>): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    let receivedText = "";
    const finish = () => {
      socket.destroy();
      resolve(receivedText);
    };
    socket.on("data", (chunk) => {
      receivedText += chunk.toString("latin1");
      if (/\r\n\r\n[\s\S]*\}/.test(receivedText)) finish();
    });
    socket.on("close", finish);
    socket.on("error", finish);
    socket.write(text);
    void meanwhile?.().then(finish);
    setTimeout(finish, waitLimitMs).unref();
  });
}

test.each(rawRequests)(
  "%s gets an immediate response or none, and doesn't affect other requests",
  async (_what, request, response, hangsUp) => {
    const submitAnother = () => site.submit({ name: `Still up ${crypto.randomUUID()}` });
    expect(await sendRaw(request, hangsUp ? submitAnother : undefined)).toMatch(response);
    await submitAnother();
  },
);

test("uploads that break off don't keep others from being read", async () => {
  const halfForm = Buffer.concat([
    Buffer.from(`${formHead("b", 9_000_000)}${part("name", "Ann")}${fileStart}`),
    Buffer.alloc(3_000_000),
  ]);
  const submitAnother = () => site.submit({ name: `Meanwhile ${crypto.randomUUID()}` });
  await Promise.all(Array.from({ length: 12 }, () => sendRaw(halfForm, submitAnother)));
  await site.submit({ name: "Patient", file: new File([png({ noise: 3_000_000 })], "x.png") });
});

test("a rate-limited visitor is told when to retry and whom to call, and keeps their text", async () => {
  const strictSite = await startLeadSite({ limit: 3 });
  onTestFinished(() => strictSite.stop());
  const { card, id } = await sendRequest(strictSite, { name: "Pressed Often" });
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => strictSite.post({ name: `Often ${index}` })),
  );
  const [refusal] = responses.filter(({ status }) => status === 429);
  expect(refusal?.headers.get("retry-after")).toBe("60");
  expect(refusal?.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await refusal?.text()).toContain(business.phone.display);
  let page: Response | undefined;
  const sendAgain = async (form: RequestInit) => {
    page = await strictSite.ask("/contact", form);
    return page.status;
  };
  // A new minute may have begun.
  await expect.poll(() => sendAgain(formRequest({ message: "Two meters" }))).toBe(429);
  expect(page?.headers.get("retry-after")).toBe("60");
  expect(await page?.text()).toContain("Two meters");
  await expect.poll(() => sendAgain(withLargeFile(3))).toBe(429);
  expect(await page?.text(), "a file isn't read only to be refused").toContain("Go back in your browser");
  const note = { outcome: "called", note: "Kept while waiting", at: "2026-11-26T14:30" };
  const pressAgain = async () => {
    page = await strictSite.ask(card, formPost(note));
    return page.status;
  };
  await expect.poll(pressAgain).toBe(429);
  const pageText = await page?.text();
  expect(pageText).toContain("Try again in a minute");
  expect(pageText).toContain("Kept while waiting</textarea>");
  const { length } = (await strictSite.findInInbox(id))?.events ?? [];
  expect(await strictSite.keysUnder(`leads/${id}/note-`)).toHaveLength(length ?? 0);
});
