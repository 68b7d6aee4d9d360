import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { listenToOutbox, readOutbox, sendWaiting, storeInOutbox, takeFromOutbox } from "#app/request/outbox/outbox.ts";
import type { SendResult } from "#app/request/outbox/send.ts";
import { hasWaitingRequest } from "#app/request/outbox/when-online.ts";

const id = "6f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c111";

/** How the database ends a write. On a full disk requests may succeed, and their transaction still aborts. */
let writesEnd: "commit" | "abort" | "error";

beforeEach(() => {
  writesEnd = "commit";
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

test.each([403, 404, 429, 500, 503])(
  "a waiting request answered with %i and no reason stays in the outbox",
  async (status) => {
    await storeInOutbox(id, new FormData());
    const sentIds = answerEachRequestWith(status, {});
    await sendWaiting(id);
    expect(sentIds).toEqual([id]);
    expect(await readOutbox()).toEqual([{ id, entries: [] }]);
    expect(hasWaitingRequest()).toBe(true);
  },
);

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

const failedEnds = ["abort", "error"] as const;

test.each(failedEnds)("a request whose storing ends in an %s doesn't wait in the outbox", async (end) => {
  writesEnd = end;
  expect(await storeInOutbox(id, new FormData())).toBe(false);
  expect(await readOutbox()).toEqual([]);
  expect(hasWaitingRequest()).toBe(false);
});

test.each(failedEnds)("a request whose removal ends in an %s isn't taken back, and still waits", async (end) => {
  await storeInOutbox(id, new FormData());
  writesEnd = end;
  await expect(takeFromOutbox(id)).rejects.toThrow("the disk is full");
  expect(await readOutbox()).toEqual([{ id, entries: [] }]);
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
  const error = new DOMException("the disk is full", "QuotaExceededError");
  let storedRecords = new Map<string, unknown>();
  const transaction = (_: string, mode: IDBTransactionMode) => {
    const end = mode === "readwrite" ? writesEnd : "commit";
    const records = new Map(storedRecords);
    const requestFor = <T>(result: T) => {
      const request = { result, error, onsuccess: () => {}, onerror: () => {} };
      queueMicrotask(() => (end === "error" ? request.onerror() : request.onsuccess()));
      return request;
    };
    const store = {
      put: (value: unknown, key: string) => requestFor(records.set(key, value)),
      get: (key: string) => requestFor(records.get(key)),
      getAllKeys: () => requestFor([...records.keys()]),
      delete: (key: string) => requestFor(records.delete(key)),
      count: () => requestFor(records.size),
    };
    const startedTransaction = { error, objectStore: () => store, oncomplete: () => {}, onabort: () => {} };
    queueMicrotask(() => {
      if (end !== "commit") return startedTransaction.onabort();
      storedRecords = records;
      startedTransaction.oncomplete();
    });
    return startedTransaction;
  };
  const openRequest = { result: { transaction, close: () => {} }, onsuccess: () => {} };
  return {
    open: () => {
      queueMicrotask(() => openRequest.onsuccess());
      return openRequest;
    },
  };
}
