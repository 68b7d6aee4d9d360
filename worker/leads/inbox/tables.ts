// The inbox's tables in SQLite, and how their rows are read and written.
import type { BookedSlots } from "#content/visits.ts";
import {
  type DeliveryKind,
  type DeliveryState,
  deliveryKinds,
  deliveryOfEachKind,
  type LeadState,
} from "../record/delivery.ts";
import { outcomesBy, type RecordedEvent, type Step, wasMissed } from "../record/outcomes.ts";
import { standingAfter } from "../record/stage.ts";
import { isSettled, newDelivery, problemOf } from "./policy.ts";

/**
 * What the inbox stores: ids, times, counters and HMACs. Never a name, an address, a number or typed text: the storage can be set
 * back to any moment of the last 30 days, and deleted data must not come back with it. A deployed migration is never changed; the
 * next one is added below it.
 */
const migrations: readonly (string | ((sql: SqlStorage) => void))[] = [
  /*
   * In `requests`:
   * - `chain`: the id of the first request in its chain of corrections; its own id if it is the first.
   * - `content`: an HMAC of the content; empty if it couldn't be read.
   * - `address`: an HMAC of the address that would get the confirmation; `sender`: of that address and the network that sent the
   *   request. Both are kept for 48 hours.
   * - `services` and `origin`: from our own lists, for the daily email's spreadsheet.
   * - `wake`: when the inbox must act next.
   * - `step`, `due` and `urgent`: for the list of open requests. `due` is when staff must act next.
   *
   * `mails` holds the deliveries: `state` is JSON, and the other columns are for queries.
   * - `problem`: what needs somebody's attention.
   * - `reported`: the problem that staff were told of.
   *
   * In `events`:
   * - `time`: when to try again, or the visit's time, on Melbourne's clock.
   * - `key`: made each time the card is shown, so that pressing a button twice records one event.
   * - `hasNote`: whether a note with this key is stored beside the request.
   */
  `CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    chain TEXT NOT NULL,
    replaces TEXT,
    received INTEGER NOT NULL,
    promised INTEGER,
    consentEnds INTEGER NOT NULL,
    uploadEnds INTEGER,
    content TEXT NOT NULL,
    address TEXT,
    sender TEXT,
    services TEXT NOT NULL,
    origin TEXT NOT NULL,
    zone TEXT NOT NULL DEFAULT '',
    outcome TEXT,
    calledAt INTEGER,
    withdrawn INTEGER,
    erased INTEGER NOT NULL DEFAULT 0,
    settled INTEGER NOT NULL DEFAULT 0,
    wake INTEGER,
    step TEXT NOT NULL DEFAULT 'call',
    due INTEGER,
    urgent INTEGER NOT NULL
  );
  CREATE INDEX requests_wake ON requests (wake);
  CREATE INDEX requests_chain ON requests (chain);
  CREATE INDEX requests_replaces ON requests (replaces) WHERE replaces IS NOT NULL;
  CREATE INDEX requests_address ON requests (address);
  CREATE INDEX requests_unsettled ON requests (settled) WHERE settled = 0;
  CREATE TABLE mails (
    request TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    phase TEXT NOT NULL AS (state ->> 'phase'),
    at INTEGER NOT NULL AS (state ->> 'at'),
    attempts INTEGER NOT NULL AS (state ->> 'attempts'),
    hadFinalAttempt INTEGER NOT NULL AS (state ->> 'hadFinalAttempt'),
    problem TEXT,
    reported TEXT,
    PRIMARY KEY (request, kind)
  ) WITHOUT ROWID;
  CREATE INDEX mails_at ON mails (at);
  CREATE INDEX mails_problem ON mails (problem) WHERE problem IS NOT NULL;
  CREATE INDEX mails_unconfirmed ON mails (phase) WHERE phase = 'unconfirmed';
  CREATE TABLE events (
    request TEXT NOT NULL,
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    time TEXT,
    key TEXT NOT NULL,
    hasNote INTEGER NOT NULL,
    UNIQUE (request, key)
  );
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  // Promised calls. A correction replaces the request it corrects: one call answers both.
  `CREATE VIEW calls AS
    SELECT reference, received, promised, calledAt AS called, outcome, zone, services, origin, outcome IS NULL AND EXISTS (
        SELECT 1 FROM requests AS next WHERE next.replaces = requests.id
          AND next.withdrawn IS NULL AND next.promised IS NOT NULL AND next.content <> '') AS isReplaced
      FROM requests WHERE withdrawn IS NULL AND promised IS NOT NULL AND content <> '';`,
  "CREATE INDEX requests_due ON requests (withdrawn IS NULL, wake);",
  // For 48 hours, an HMAC of the address that got the withdrawal letter.
  `ALTER TABLE requests ADD COLUMN toldTo TEXT;
   CREATE INDEX requests_told ON requests (toldTo) WHERE toldTo IS NOT NULL;`,
  // Requests for a lost link, as HMACs, for a day. The next alarm compares them with the rows; then `mailed` says whether it sent
  // the link.
  `CREATE TABLE asks (
    at INTEGER NOT NULL,
    reference TEXT NOT NULL,
    address TEXT NOT NULL,
    network TEXT NOT NULL,
    mailed INTEGER
  );
  CREATE INDEX asks_open ON asks (at) WHERE mailed IS NULL;`,
  // The booked slots; a deployed table keeps its name. The primary key prevents double booking. An unconfirmed booking has the time
  // at which it lapses, and an HMAC of its network.
  `CREATE TABLE places (
    area TEXT NOT NULL,
    halfDay TEXT NOT NULL,
    place INTEGER NOT NULL,
    request TEXT NOT NULL UNIQUE,
    lapses INTEGER,
    network TEXT,
    PRIMARY KEY (area, halfDay, place)
  ) WITHOUT ROWID;
  CREATE INDEX places_lapses ON places (lapses) WHERE lapses IS NOT NULL;`,
  // `undo` holds the deliveries that the event changed, as JSON. After an undo only the key remains, so that a late copy of the
  // same press isn't recorded again.
  `ALTER TABLE events ADD COLUMN undo TEXT;
  CREATE TABLE undone (request TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (request, key)) WITHOUT ROWID;`,
  "CREATE INDEX events_undo ON events (at) WHERE undo IS NOT NULL;",
  // The contract became a separate step, so older events lead to other steps.
  deriveStandings,
  // Once staff have cancelled a visit, they must book another, so older events lead to other deadlines.
  deriveStandings,
];

export function migrate(sql: SqlStorage): void {
  sql.exec("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
  const { done: doneCount } = sql.exec<{ done: number }>("SELECT count(*) AS done FROM migrations").one();
  for (const [index, migration] of migrations.entries()) {
    if (index < doneCount) continue;
    if (typeof migration === "string") sql.exec(migration);
    else migration(sql);
    sql.exec("INSERT INTO migrations (number) VALUES (?)", index);
  }
}

/** Derives the standings from the events again, by the current rules. */
function deriveStandings(sql: SqlStorage): void {
  const query = "SELECT id, promised FROM requests WHERE id IN (SELECT request FROM events)";
  for (const row of sql.exec<Pick<RequestRow, "id" | "promised">>(query).toArray()) saveStanding(sql, row);
}

/** A row of `requests` as stored. */
export type RequestRow = Omit<LeadState, "deliveries"> & {
  reference: string;
  chain: string;
  replaces: string | null;
  content: string;
};

type ColumnValue = string | number | boolean | null;

export function requestRow(sql: SqlStorage, id: string): RequestRow | undefined {
  return sql.exec<RequestRow>("SELECT * FROM requests WHERE id = ?", id).toArray()[0];
}

export function insert(
  sql: SqlStorage,
  table: "requests" | "events" | "undone" | "asks" | "places",
  row: Record<string, ColumnValue>,
): void {
  const names = Object.keys(row);
  const placeholders = names.map(() => "?").join(", ");
  const values = Object.values(row).map((value) => (typeof value === "boolean" ? Number(value) : value));
  sql.exec(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${placeholders})`, ...values);
}

export function loadState(sql: SqlStorage, id: string): LeadState | undefined {
  const row = requestRow(sql, id);
  if (!row) return undefined;
  const query = "SELECT kind, state FROM mails WHERE request = ?";
  const rows = sql.exec<{ kind: DeliveryKind; state: string }>(query, id).toArray();
  const deliveries = new Map(rows.map(({ kind, state }): [DeliveryKind, DeliveryState] => [kind, JSON.parse(state)]));
  // A kind that was never planned has no row.
  return { ...row, deliveries: deliveryOfEachKind((kind) => deliveries.get(kind) ?? newDelivery("off", row.received)) };
}

type EventRow = Omit<RecordedEvent, "hasNote"> & { hasNote: number };

/** The outcomes of failed attempts to reach somebody, as a list for SQL. */
export const missedOutcomes = outcomesBy("staff")
  .filter(([name]) => wasMissed(name))
  .map(([name]) => `'${name}'`)
  .join();

/** The words for the steps in the column `step`. Rows keep them, so they never change. */
export const storedSteps = {
  call: "call",
  visit: "visit",
  quote: "quote",
  decision: "done",
  reply: "answer",
  contract: "contract",
  closed: "closed",
} as const satisfies Record<Step, string>;

/** The events of a request, the latest last. */
export function eventsOf(sql: SqlStorage, id: string): RecordedEvent[] {
  return sql
    .exec<EventRow>("SELECT at, outcome, time, key, hasNote FROM events WHERE request = ? ORDER BY rowid", id)
    .toArray()
    .map((event) => ({ ...event, hasNote: event.hasNote === 1 }));
}

/** Whether an event with this key was recorded before, even if it was undone. */
export function isKnownKey(sql: SqlStorage, id: string, key: string): boolean {
  const query =
    "SELECT 1 FROM events WHERE request = ?1 AND key = ?2 UNION ALL SELECT 1 FROM undone WHERE request = ?1 AND key = ?2";
  return sql.exec(query, id, key).toArray().length > 0;
}

/** A row of `places`: a booked slot of a half-day, and its request. */
export type SlotRow = {
  area: string;
  halfDay: string;
  place: number;
  request: string;
  lapses: number | null;
  network: string | null;
};

export function slotOf(sql: SqlStorage, request: string): SlotRow | undefined {
  return sql.exec<SlotRow>("SELECT * FROM places WHERE request = ?", request).toArray()[0];
}

/** How many slots of each half-day are booked, not counting those of `exceptId`, which may want to move. */
export function bookedSlots(sql: SqlStorage, area: string, exceptId: string): BookedSlots[] {
  const query = `SELECT halfDay, count(*) AS taken, count(lapses) AS held FROM places WHERE area = ? AND request <> ?
    GROUP BY halfDay`;
  return sql.exec<BookedSlots & Record<string, SqlStorageValue>>(query, area, exceptId).toArray();
}

/** Books the first free slot of a half-day for a request, and releases its old one. Whether the half-day is full is the caller's concern. */
export function bookSlot(sql: SqlStorage, row: Omit<SlotRow, "place">): void {
  releaseSlot(sql, row.request);
  const query = "SELECT place FROM places WHERE area = ? AND halfDay = ?";
  const rows = sql.exec<{ place: number }>(query, row.area, row.halfDay).toArray();
  const numbers = new Set(rows.map(({ place }) => place));
  let place = 1;
  while (numbers.has(place)) place += 1;
  insert(sql, "places", { ...row, place });
}

export function releaseSlot(sql: SqlStorage, request: string): void {
  sql.exec("DELETE FROM places WHERE request = ?", request);
}

/**
 * Writes the columns that follow from the events, for the list and the counts of calls. Migrations call this, so it may write no
 * column that a later migration adds.
 */
export function saveStanding(sql: SqlStorage, { id, promised }: Pick<RequestRow, "id" | "promised">): void {
  const { step, due, lastOutcome, contactedAt } = standingAfter(eventsOf(sql, id), promised ?? undefined);
  const query = "UPDATE requests SET step = ?, due = ?, outcome = ?, calledAt = ? WHERE id = ?";
  sql.exec(query, storedSteps[step], due ?? null, lastOutcome ?? null, contactedAt ?? null, id);
}

/** Writes what changed, and when the inbox must act next. */
export function saveState(sql: SqlStorage, state: LeadState, previousState: LeadState | undefined, wake: number): void {
  const { id, uploadEnds, withdrawn, erased } = state;
  const wakeAt = Number.isFinite(wake) ? Math.ceil(wake) : null;
  const row = { uploadEnds, withdrawn, erased, settled: Number(isSettled(state)), wake: wakeAt };
  const changes = Object.keys(row).map((name) => `${name} = ?`);
  sql.exec(`UPDATE requests SET ${changes.join(", ")} WHERE id = ?`, ...Object.values(row), id);
  if (withdrawn !== null) releaseSlot(sql, id);
  for (const kind of deliveryKinds) {
    const delivery = state.deliveries[kind];
    if (
      delivery === previousState?.deliveries[kind] ||
      (delivery.phase === "off" && delivery.attempts === 0 && !previousState)
    )
      continue;
    sql.exec(
      `INSERT INTO mails (request, kind, state, problem) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        state = excluded.state, problem = excluded.problem, reported = CASE WHEN reported = excluded.problem THEN reported END`,
      id,
      kind,
      JSON.stringify(delivery),
      problemOf(kind, delivery),
    );
  }
}

export function deleteRequest(sql: SqlStorage, id: string): void {
  sql.exec("DELETE FROM events WHERE request = ?", id);
  sql.exec("DELETE FROM undone WHERE request = ?", id);
  sql.exec("DELETE FROM mails WHERE request = ?", id);
  releaseSlot(sql, id);
  sql.exec("DELETE FROM requests WHERE id = ?", id);
}

export function readSetting(sql: SqlStorage, name: string): string | undefined {
  return sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", name).toArray()[0]?.value;
}

export function writeSetting(sql: SqlStorage, name: string, value: string): void {
  sql.exec("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value);
}

export const linkGenerationSetting = "link-generation";

/** How many times staff have ended all links. Every staff link contains this number. */
export function linkGeneration(sql: SqlStorage): number {
  return Number(readSetting(sql, linkGenerationSetting) ?? 0);
}
