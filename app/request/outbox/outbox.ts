import * as z from "zod/mini";
import { announce } from "#app/components/announce.ts";
import { entriesSchema, idSchema } from "./attempt.ts";
import { forgetDraft } from "./draft.ts";
import { type SendResult, sendRequest } from "./send.ts";
import { waitingKey } from "./when-online.ts";

/** A request that waits on this device for a connection, with its files. Several tabs may each have one. */
const waitingSchema = z.object({ id: idSchema, entries: entriesSchema(z.union([z.string(), z.instanceof(File)])) });

type WaitingRequest = z.output<typeof waitingSchema>;

const storeName = "waiting";

/** Stores a request until there is a connection. Returns false if the browser can't, as on a full disk: the form must keep its values. */
export async function storeInOutbox(id: string, body: FormData): Promise<boolean> {
  try {
    await withStore("readwrite", (store) => store.put({ id, entries: [...body] } satisfies WaitingRequest, id));
  } catch {
    return false;
  }
  try {
    localStorage.setItem(waitingKey, "yes");
    return true;
  } catch {
    // The form keeps the request. If removing it here fails, it may be sent twice, which is safe under the same id.
    await removeFromStore(id).catch(() => {});
    return false;
  }
}

/**
 * The waiting requests. Removes entries that aren't requests, or the site would always say that one is waiting. Rejects if storage can't
 * be read: a request may be waiting then.
 */
export async function readOutbox(): Promise<WaitingRequest[]> {
  const waitingRequests: WaitingRequest[] = [];
  for (const key of await withStore<IDBValidKey[]>("readonly", (store) => store.getAllKeys())) {
    const parsedRequest = waitingSchema.safeParse(await withStore<unknown>("readonly", (store) => store.get(key)));
    if (parsedRequest.success && parsedRequest.data.id === key) waitingRequests.push(parsedRequest.data);
    else await removeFromStore(key);
  }
  return waitingRequests;
}

/** Takes a waiting request out of the outbox, so that it can be changed. Undefined if it no longer waits. */
export function takeFromOutbox(id: string): Promise<WaitingRequest["entries"] | undefined> {
  return navigator.locks.request(channelName, async () => {
    const waitingRequest = (await readOutbox()).find((request) => request.id === id);
    if (waitingRequest) await removeFromStore(id);
    return waitingRequest?.entries;
  });
}

async function removeFromStore(key: IDBValidKey): Promise<void> {
  const remainingCount = await withStore<number>("readwrite", (store) => {
    store.delete(key);
    return store.count();
  });
  if (remainingCount === 0) localStorage.removeItem(waitingKey);
}

/** Sent to every open page when a waiting request has been sent or taken back. */
type SettledMessage = [id: string, result: SendResult];

const channelName = "assessment-outbox";

/** The request no longer waits, and this page doesn't know why. Sending it again under the same id is safe. */
export const settledElsewhere: SendResult = {
  kind: "unknown",
  error: "This request was sent or taken back on another page.",
};

/**
 * Sends each waiting request, unless another page is doing so, and tells every open page the result. `ownId` is the request in this
 * page's form. The result of any other is announced here too, because its page may be closed.
 */
export async function sendWaiting(ownId?: string): Promise<void> {
  await navigator.locks.request(channelName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const waitingRequests = await readOutbox();
    if (ownId && !waitingRequests.some(({ id }) => id === ownId)) tellAllTabs([ownId, settledElsewhere]);
    for (const { id, entries } of waitingRequests) {
      const body = new FormData();
      for (const [name, value] of entries) body.append(name, value);
      const result = await sendRequest(id, body);
      // A refusal without a reason isn't our server's: a firewall's, for example.
      if (result.kind === "unknown" || (result.kind === "refused" && !result.error)) continue;
      if (result.kind === "stored") forgetDraft(id);
      // Pages are told before the request is removed. If removing fails, it is sent again under the same id, which is safe.
      tellAllTabs([id, result]);
      if (id !== ownId) announce(messageFor(result));
      await removeFromStore(id).catch(() => {});
    }
  });
}

/** Listens for the result of waiting requests, whichever page sends them. Returns a function that stops it. */
export function listenToOutbox(onSettled: (...settled: SettledMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SettledMessage>) => onSettled(...data);
  return () => channel.close();
}

/** Opens another channel of the same name: a channel doesn't receive its own messages, but this page must. */
export function tellAllTabs(message: SettledMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

function messageFor(result: Exclude<SendResult, { kind: "unknown" }>): string {
  return result.kind === "stored"
    ? `Your waiting request has been sent. Your reference is ${result.reference}.`
    : `We couldn’t take your waiting request. ${result.error} What you typed is still on the Contact page.`;
}

async function withStore<T>(mode: IDBTransactionMode, makeRequest: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await promiseOf<IDBDatabase>(openDatabase());
  try {
    const transaction = database.transaction(storeName, mode);
    const pendingResult = promiseOf<T>(makeRequest(transaction.objectStore(storeName)));
    // On a full disk the request succeeds, and the transaction still fails.
    const [result] = await Promise.all([pendingResult, untilCommitted(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

function untilCommitted(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(): IDBOpenDBRequest {
  const openRequest = indexedDB.open("assessment", 1);
  openRequest.onupgradeneeded = () => openRequest.result.createObjectStore(storeName);
  return openRequest;
}

function promiseOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
