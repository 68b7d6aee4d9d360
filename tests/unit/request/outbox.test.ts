import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { listenToOutbox, readOutbox, sendWaiting, storeInOutbox, takeFromOutbox } from "#app/request/outbox/outbox.ts";
import type { SendResult } from "#app/request/outbox/send.ts";
import { hasWaitingRequest } from "#app/request/outbox/when-online.ts";

const id = "6f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c111";

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal("indexedDB", databaseInMemory());
});

test("a waiting request that is refused leaves the outbox, and its page is told why", async () => {
  await storeInOutbox(id, new FormData());
  const outcome = outcomeToldOf(id);
  answerEachRequestWith(422, { error: "Some answers are missing.", fields: { name: "Enter your name" } });
  await sendWaiting(id);
  expect(await readOutbox()).toEqual([]);
  expect(hasWaitingRequest()).toBe(false);
  expect(await outcome).toEqual({
    kind: "refused",
    error: "Some answers are missing.",
    fields: { name: "Enter your name" },
    isIdTaken: false,
  });
});

test.each([
  ["its own draft is deleted", id, null],
  ["the draft of another request stays", "0b1c2d3e-0000-4000-8000-000000000000", expect.stringContaining("Jo")],
])("once a waiting request is sent, %s", async (_, draftId, remainingDraft) => {
  const attempt = { id: draftId, content: "[]" };
  localStorage.setItem("assessment-draft", JSON.stringify({ savedAt: Date.now(), values: [["name", "Jo"]], attempt }));
  await storeInOutbox(id, new FormData());
  answerEachRequestWith(202, { reference: "WB-6F6D6A3E" });
  await sendWaiting(id);
  expect(localStorage.getItem("assessment-draft")).toEqual(remainingDraft);
});

test.each([429, 500, 503])("a waiting request answered with %i stays in the outbox", async (status) => {
  await storeInOutbox(id, new FormData());
  const sentIds = answerEachRequestWith(status, {});
  await sendWaiting(id);
  expect(sentIds).toEqual([id]);
  expect(await readOutbox()).toEqual([{ id, entries: [] }]);
  expect(hasWaitingRequest()).toBe(true);
});

test("if storage can't be read, a waiting request isn't reported as sent or taken back on another page", async () => {
  await storeInOutbox(id, new FormData());
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new Error("the disk is broken");
    },
  });
  for (const read of [sendWaiting, takeFromOutbox]) await expect(read(id)).rejects.toThrow("the disk is broken");
  expect(hasWaitingRequest()).toBe(true);
});

test("a request that the form keeps because localStorage is full doesn't wait in the outbox as well", async () => {
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await storeInOutbox(id, new FormData())).toBe(false);
  expect(await readOutbox()).toEqual([]);
});

/** The outcome that every open page is told of a waiting request. */
function outcomeToldOf(waitingId: string): Promise<SendResult> {
  return new Promise((resolve) => {
    const stop = listenToOutbox((settledId, outcome) => settledId === waitingId && resolve(outcome));
    onTestFinished(stop);
  });
}

/** Answers every request from now on. Returns the ids under which requests are sent. */
function answerEachRequestWith(status: number, response: object): string[] {
  const sentIds: string[] = [];
  class AnsweredRequest {
    status = status;
    response = response;
    upload = {};
    onload = () => {};
    onloadend = () => {};
    open() {}
    getResponseHeader() {
      return null;
    }
    setRequestHeader(_: string, id: string) {
      sentIds.push(id);
    }
    send() {
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal("XMLHttpRequest", AnsweredRequest);
  return sentIds;
}

/** As much of IndexedDB as the outbox uses, because Node has none. */
function databaseInMemory() {
  const storedRecords = new Map<string, unknown>();
  const requestFor = <T>(result: T) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const store = {
    put: (value: unknown, key: string) => requestFor(storedRecords.set(key, value)),
    get: (key: string) => requestFor(storedRecords.get(key)),
    getAllKeys: () => requestFor([...storedRecords.keys()]),
    delete: (key: string) => requestFor(storedRecords.delete(key)),
    count: () => requestFor(storedRecords.size),
  };
  const transaction = () => {
    const startedTransaction = { objectStore: () => store, oncomplete: () => {} };
    queueMicrotask(() => startedTransaction.oncomplete());
    return startedTransaction;
  };
  return { open: () => requestFor({ transaction, close: () => {} }) };
}
