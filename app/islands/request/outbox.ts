import { type Outcome, sendRequest } from "./send.ts";
import { areEntries, isId, isRecord, isText } from "./stored.ts";
import { waitingKey } from "./waiting-key.ts";

/** A request that waits on this device for a connection, with its file. Several may: two tabs, or one after another. */
interface Waiting {
  id: string;
  entries: [name: string, value: FormDataEntryValue][];
}

const storeName = "waiting";

/** Rejects where the browser keeps nothing: then nobody may be told that a request waits. */
export async function putInOutbox(id: string, body: FormData): Promise<void> {
  await withStore("readwrite", (store) => store.put({ id, entries: [...body] } satisfies Waiting, id));
  localStorage.setItem(waitingKey, "yes");
}

/** What waits. Anything else that stands there is dropped, or it would be said to wait for ever. */
export async function readOutbox(): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  try {
    for (const key of await withStore<IDBValidKey[]>("readonly", (store) => store.getAllKeys())) {
      const kept = await withStore<unknown>("readonly", (store) => store.get(key));
      if (isWaiting(kept, key)) waiting.push(kept);
      else await takeOut(key);
    }
  } catch {
    // A browser that keeps nothing has nothing waiting.
  }
  return waiting;
}

async function takeOut(key: IDBValidKey): Promise<void> {
  const left = await withStore<number>("readwrite", (store) => {
    store.delete(key);
    return store.count();
  });
  if (left === 0) localStorage.removeItem(waitingKey);
}

function isWaiting(kept: unknown, key: IDBValidKey): kept is Waiting {
  return isRecord(kept) && isId(key) && kept.id === key && areEntries(kept.entries, isValue);
}

function isValue(value: unknown): value is FormDataEntryValue {
  return isText(value) || value instanceof File;
}

/** Sends what waits, once, in whichever tab comes first. Says what became of each; nothing while another tab is at it. */
export async function sendOutbox(): Promise<Outcome[]> {
  return navigator.locks.request("assessment-outbox", { ifAvailable: true }, async (lock) => {
    const outcomes: Outcome[] = [];
    for (const waiting of lock ? await readOutbox() : []) {
      const body = new FormData();
      for (const [name, value] of waiting.entries) body.append(name, value);
      const outcome = await sendRequest(waiting.id, body);
      if (outcome.kind !== "unknown") await takeOut(waiting.id);
      outcomes.push(outcome);
    }
    return outcomes;
  });
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
    request.onerror = () => reject(request.error);
  });
}
