import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { waitLimitMs } from "#tests/deadlines.ts";
import { formRequest, jsonRequest, type LeadSite, sharedSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { minimalRequest, png } from "#tests/sample-requests/samples.ts";
import { formPost, sendRequest } from "./lead-steps.ts";
import {
  apiClients,
  fileStart,
  formHead,
  forms,
  part,
  rawRequests,
  unreadableForms,
  withLargeFile,
} from "./refusals.cases.ts";

const site = await sharedSite();
/** Everything in the bucket: other test files of this process leave requests and markers too. */
const storedKeys = async () => [...(await site.keysUnder("leads/")), ...(await site.keysUnder("waiting/"))];

test.each(apiClients)(
  "%s is refused with a reason, and nothing is stored",
  async (_what, request, status, expectedBody) => {
    const keysBefore = await storedKeys();
    const response = await site.ask("/api/assessment", request);
    expect(response.status).toBe(status);
    const body: { fields?: object } = await response.json();
    expect(body).toMatchObject({ error: expect.not.stringContaining("JSON"), ...expectedBody });
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(Object.keys(expectedBody.fields ?? {}).sort());
    // Some keys may be gone: the markers of requests that other files sent.
    expect((await storedKeys()).filter((key) => !keysBefore.includes(key))).toEqual([]);
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
  const summary = /<section class="error-summary".*?<\/section>/s.exec(page)?.[0];
  if (summary === undefined) throw new Error("the page has no error summary");
  return summary;
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

describe("on a site that takes three requests a minute from a network", () => {
  let strictSite: LeadSite;
  beforeAll(async () => {
    strictSite = await startLeadSite({ limit: 3 });
  });
  afterAll(() => strictSite.stop());

  /**
   * Sends from a network of its own until it is refused, because the limit is a network's. Several sends may be needed: a new minute
   * may begin meanwhile.
   */
  async function refusedFrom(network: string, path: string, request: RequestInit): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set("CF-Connecting-IP", network);
    let response: Response | undefined;
    const status = async () => {
      response = await strictSite.ask(path, { ...request, headers });
      return response.status;
    };
    await expect.poll(status, { message: "the status once the limit is used up" }).toBe(429);
    if (!response) throw new Error("nothing was sent");
    return response;
  }

  test("staff who press too often are told to wait, and keep their note", async () => {
    const { card, id } = await sendRequest(strictSite, { name: "Pressed Often" });
    const note = { outcome: "called", note: "Kept while waiting", at: "2026-11-26T14:30" };
    const page = await (await refusedFrom("192.0.2.1", card, formPost(note))).text();
    expect(page).toContain("Try again in a minute");
    expect(page).toContain("Kept while waiting</textarea>");
    // The presses that were accepted before stored a note each, and the refused one none.
    const notes = await strictSite.keysUnder(`leads/${id}/note-`);
    expect((await strictSite.findInInbox(id))?.events).toHaveLength(notes.length);
  });

  test("an API client is told when to retry and whom to call", async () => {
    const response = await refusedFrom("192.0.2.2", "/api/assessment", jsonRequest(minimalRequest()));
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toContain(business.phone.display);
  });

  test("a visitor is told when to retry, and keeps their text", async () => {
    const response = await refusedFrom("192.0.2.3", "/contact", formRequest({ message: "Two meters" }));
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.text()).toContain("Two meters");
  });

  test("a file isn't read only to be refused: its sender is told to go back", async () => {
    const response = await refusedFrom("192.0.2.4", "/contact", withLargeFile(3));
    expect(await response.text()).toContain("Go back in your browser");
  });
});
