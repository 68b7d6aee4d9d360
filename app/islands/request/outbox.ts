import { type Outcome, sendRequest } from "./send.ts";
import { waitingKey } from "./waiting-key.ts";

/** A request that waits on this device for a connection, with its file. */
interface Waiting {
  id: string;
  entries: [name: string, value: FormDataEntryValue][];
}

const storeName = "waiting";

export async function putInOutbox(id: string, body: FormData): Promise<void> {
  localStorage.setItem(waitingKey, "yes");
  await withStore("readwrite", (store) => store.put({ id, entries: [...body] } satisfies Waiting, "request"));
}

export async function readOutbox(): Promise<Waiting | undefined> {
  try {
    return await withStore<Waiting | undefined>("readonly", (store) => store.get("request"));
  } catch {
    return undefined;
  }
}

async function emptyOutbox(): Promise<void> {
  localStorage.removeItem(waitingKey);
  await withStore("readwrite", (store) => store.delete("request"));
}

/** Sends what waits, once, in whichever tab comes first; undefined where nothing waits or another tab is at it. */
export async function sendOutbox(): Promise<Outcome | undefined> {
  return navigator.locks.request("assessment-outbox", { ifAvailable: true }, async (lock) => {
    const waiting = lock && (await readOutbox());
    if (!waiting) return undefined;
    const body = new FormData();
    for (const [name, value] of waiting.entries) body.append(name, value);
    const outcome = await sendRequest(waiting.id, body);
    if (outcome.kind !== "unknown") await emptyOutbox();
    return outcome;
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
