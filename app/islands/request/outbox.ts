import { type Outcome, sendRequest } from "./send.ts";
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

export async function readOutbox(): Promise<Waiting[]> {
  try {
    return await withStore<Waiting[]>("readonly", (store) => store.getAll());
  } catch {
    return [];
  }
}

async function takeOut(id: string): Promise<void> {
  await withStore("readwrite", (store) => store.delete(id));
  if ((await readOutbox()).length === 0) localStorage.removeItem(waitingKey);
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
