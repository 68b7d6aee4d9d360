import * as z from "zod/mini";
import { announce } from "#app/components/announce.ts";
import { entriesOf, storedId } from "./attempt.ts";
import { forgetDraft } from "./draft.ts";
import { type SendOutcome, sendRequest } from "./send.ts";
import { waitingKey } from "./when-online.ts";

/** A request, with its files, that waits on this device for a connection. There may be several, from several tabs. */
const waitingSchema = z.object({ id: storedId, entries: entriesOf(z.union([z.string(), z.instanceof(File)])) });

type Waiting = z.output<typeof waitingSchema>;

const storeName = "waiting";

/** Returns false if the browser stores nothing, as in private windows or on a full disk: then the form must keep its values. */
export async function storeInOutbox(id: string, body: FormData): Promise<boolean> {
  try {
    await withStore("readwrite", (store) => store.put({ id, entries: [...body] } satisfies Waiting, id));
    localStorage.setItem(waitingKey, "yes");
    return true;
  } catch {
    return false;
  }
}

/** The waiting requests. Removes anything unreadable, or the site would report it as waiting for ever. */
export async function readOutbox(): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  try {
    for (const key of await withStore<IDBValidKey[]>("readonly", (store) => store.getAllKeys())) {
      const stored = waitingSchema.safeParse(await withStore<unknown>("readonly", (store) => store.get(key)));
      if (stored.success && stored.data.id === key) waiting.push(stored.data);
      else await takeOut(key);
    }
  } catch {
    // A browser without storage has nothing waiting.
  }
  return waiting;
}

/** Removes a waiting request, so that it can be changed. Undefined if it was sent already. */
export function takeFromOutbox(id: string): Promise<Waiting["entries"] | undefined> {
  return navigator.locks.request(channelName, async () => {
    const waiting = (await readOutbox()).find((request) => request.id === id);
    if (waiting) await takeOut(id);
    return waiting?.entries;
  });
}

async function takeOut(key: IDBValidKey): Promise<void> {
  const remaining = await withStore<number>("readwrite", (store) => {
    store.delete(key);
    return store.count();
  });
  if (remaining === 0) localStorage.removeItem(waitingKey);
}

/** Sent to every open page: the outcome of a waiting request. */
type Settled = [id: string, outcome: SendOutcome];

const channelName = "assessment-outbox";

/** The request is no longer waiting and this page doesn't know why. Sending it again under the same id is safe. */
export const sentElsewhere: SendOutcome = {
  kind: "unknown",
  error: "This request was sent or taken back on another page.",
};

/**
 * Sends each waiting request once, from whichever page comes first, and tells every open page the outcome. If no form on this page
 * waits for it, announces it here, because the page that it came from may be closed.
 */
export async function deliver(own?: string): Promise<void> {
  await navigator.locks.request(channelName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const all = await readOutbox();
    if (own && !all.some(({ id }) => id === own)) tellAllTabs([own, sentElsewhere]);
    for (const { id, entries } of all) {
      const body = new FormData();
      for (const [name, value] of entries) body.append(name, value);
      const outcome = await sendRequest(id, body);
      if (outcome.kind === "unknown") continue;
      if (outcome.kind === "kept") forgetDraft(id);
      // Told first: if the browser can't remove it, it's sent again under the same id, which is safe.
      tellAllTabs([id, outcome]);
      if (id !== own) announce(inWords(outcome));
      await takeOut(id).catch(() => {});
    }
  });
}

/** Listens for the outcome of waiting requests, whichever page sends them. Returns a function that stops it. */
export function listenToOutbox(onSettled: (...settled: Settled) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Settled>) => onSettled(...data);
  return () => channel.close();
}

/** A second channel of the same name, because a channel doesn't receive its own messages and this page must. */
export function tellAllTabs(settled: Settled): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(settled);
  channel.close();
}

function inWords(outcome: Exclude<SendOutcome, { kind: "unknown" }>): string {
  return outcome.kind === "kept"
    ? `Your waiting request has been sent. Your reference is ${outcome.reference}.`
    : `We couldn’t take your waiting request. ${outcome.error} What you typed is still on the Contact page.`;
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await promised<IDBDatabase>(openDatabase());
  try {
    return await promised<T>(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function openDatabase(): IDBOpenDBRequest {
  const opening = indexedDB.open("assessment", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return opening;
}

function promised<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
}
