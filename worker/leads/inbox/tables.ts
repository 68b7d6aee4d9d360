import {
  allMails,
  type Delivery,
  isSettled,
  type MailState,
  mailAt,
  mailKinds,
  problemOf,
  type Reminder,
  type Standing,
} from "./policy.ts";

/**
 * What the inbox stores: ids, times, counters and HMACs. Never a name, an address, a number or a text that somebody typed:
 * the storage can be set back to any moment of the last 30 days, and what was deleted must not come back with it.
 * A migration is never changed once it was deployed; the next one is added below it.
 */
const migrations = [
  `CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    -- The first request of its chain of corrections; its own id where it is the first.
    chain TEXT NOT NULL,
    replaces TEXT,
    is_file INTEGER NOT NULL,
    received INTEGER NOT NULL,
    promised INTEGER,
    consent_ends INTEGER NOT NULL,
    upload_ends INTEGER,
    -- HMACs: of what was sent, empty where it could not be read; of who would get the confirmation, for 48 hours.
    content TEXT NOT NULL,
    address TEXT,
    sender TEXT,
    -- For the daily mail's spreadsheet, from our own lists.
    services TEXT NOT NULL,
    origin TEXT NOT NULL,
    zone TEXT NOT NULL,
    outcome TEXT,
    called INTEGER,
    links_from INTEGER NOT NULL,
    reminded TEXT NOT NULL,
    withdrawn INTEGER,
    erased INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    -- When there is something to do next.
    wake INTEGER
  );
  CREATE INDEX requests_wake ON requests (wake);
  CREATE INDEX requests_chain ON requests (chain);
  CREATE INDEX requests_address ON requests (address);
  CREATE INDEX requests_unsettled ON requests (settled) WHERE settled = 0;
  CREATE TABLE mails (
    request TEXT NOT NULL,
    kind TEXT NOT NULL,
    phase TEXT NOT NULL,
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    first_at INTEGER,
    unknowns INTEGER NOT NULL,
    again INTEGER NOT NULL,
    plain INTEGER NOT NULL,
    parked INTEGER NOT NULL,
    unreadable INTEGER NOT NULL,
    escalated INTEGER NOT NULL,
    request_id TEXT,
    bounced TEXT NOT NULL,
    -- What somebody has to look at, and what staff were told of.
    problem TEXT,
    told TEXT,
    PRIMARY KEY (request, kind)
  ) WITHOUT ROWID;
  CREATE INDEX mails_at ON mails (at);
  CREATE INDEX mails_problem ON mails (problem) WHERE problem IS NOT NULL;
  CREATE INDEX mails_unconfirmed ON mails (phase) WHERE phase = 'unconfirmed';
  CREATE TABLE events (
    request TEXT NOT NULL,
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    -- When to try again, or when the visit is, on Melbourne's clock.
    time TEXT,
    -- One for each time the card was shown: the same button pressed twice is one event.
    key TEXT NOT NULL,
    -- A note of this key lies next to the request.
    has_note INTEGER NOT NULL,
    UNIQUE (request, key)
  );
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
];

export function migrate(sql: SqlStorage): void {
  sql.exec("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
  const { done } = sql.exec<{ done: number }>("SELECT count(*) AS done FROM migrations").one();
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue;
    sql.exec(migration);
    sql.exec("INSERT INTO migrations (number) VALUES (?)", index);
  }
}

/** A row of `requests` as the database has it. */
export type RequestRow = {
  id: string;
  reference: string;
  chain: string;
  replaces: string | null;
  is_file: number;
  received: number;
  promised: number | null;
  consent_ends: number;
  upload_ends: number | null;
  content: string;
  services: string;
  origin: string;
  zone: string;
  outcome: Standing | null;
  called: number | null;
  links_from: number;
  reminded: string;
  withdrawn: number | null;
  erased: number;
  settled: number;
  wake: number | null;
};

type MailRow = {
  kind: string;
  phase: MailState["phase"];
  at: number;
  attempts: number;
  first_at: number | null;
  unknowns: number;
  again: number;
  plain: number;
  parked: number;
  unreadable: number;
  escalated: number;
  request_id: string | null;
  bounced: string;
};

export function rowOf(sql: SqlStorage, id: string): RequestRow | undefined {
  return sql.exec<RequestRow>("SELECT * FROM requests WHERE id = ?", id).toArray()[0];
}

export function loadDelivery(sql: SqlStorage, id: string): Delivery | undefined {
  const row = rowOf(sql, id);
  if (!row) return undefined;
  const mails = new Map(
    sql
      .exec<MailRow>("SELECT * FROM mails WHERE request = ?", id)
      .toArray()
      .map((mail) => [mail.kind, mailFrom(mail)]),
  );
  return {
    id,
    received: row.received,
    promised: row.promised,
    consentEnds: row.consent_ends,
    uploadEnds: row.upload_ends,
    outcome: row.outcome,
    calledAt: row.called,
    linksFrom: row.links_from,
    reminded: (["soon", "late"] satisfies Reminder[]).filter((reminder) => row.reminded.includes(reminder)),
    withdrawn: row.withdrawn,
    erased: row.erased,
    // A kind that was never wanted has no row.
    mails: allMails((kind) => mails.get(kind) ?? mailAt("off", row.received)),
  };
}

/** Writes what changed, and when there is something to do next. */
export function saveDelivery(sql: SqlStorage, state: Delivery, before: Delivery | undefined, wake: number): void {
  sql.exec(
    `UPDATE requests SET upload_ends = ?, outcome = ?, called = ?, links_from = ?, reminded = ?, withdrawn = ?, erased = ?,
      settled = ?, wake = ? WHERE id = ?`,
    state.uploadEnds,
    state.outcome,
    state.calledAt,
    state.linksFrom,
    state.reminded.join(" "),
    state.withdrawn,
    state.erased,
    Number(isSettled(state)),
    Number.isFinite(wake) ? Math.ceil(wake) : null,
    state.id,
  );
  for (const kind of mailKinds) {
    const mail = state.mails[kind];
    if (mail === before?.mails[kind] || (mail.phase === "off" && mail.attempts === 0 && !before)) continue;
    sql.exec(
      `INSERT INTO mails (request, kind, phase, at, attempts, first_at, unknowns, again, plain, parked, unreadable,
        escalated, request_id, bounced, problem) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (request, kind) DO UPDATE SET phase = excluded.phase, at = excluded.at, attempts = excluded.attempts,
        first_at = excluded.first_at, unknowns = excluded.unknowns, again = excluded.again, plain = excluded.plain,
        parked = excluded.parked, unreadable = excluded.unreadable, escalated = excluded.escalated,
        request_id = excluded.request_id, bounced = excluded.bounced, problem = excluded.problem,
        told = CASE WHEN told = excluded.problem THEN told END`,
      state.id,
      kind,
      mail.phase,
      Math.ceil(mail.at),
      mail.attempts,
      mail.firstAt,
      mail.unknowns,
      Number(mail.again),
      Number(mail.plain),
      Number(mail.parked),
      Number(mail.unreadable),
      Number(mail.escalated),
      mail.requestId,
      mail.bounced.join(" "),
      problemOf(kind, mail),
    );
  }
}

function mailFrom(row: MailRow): MailState {
  return {
    phase: row.phase,
    at: row.at,
    attempts: row.attempts,
    firstAt: row.first_at,
    unknowns: row.unknowns,
    again: row.again === 1,
    plain: row.plain === 1,
    parked: row.parked === 1,
    unreadable: row.unreadable === 1,
    escalated: row.escalated === 1,
    requestId: row.request_id,
    bounced: row.bounced === "" ? [] : row.bounced.split(" "),
  };
}

export function forget(sql: SqlStorage, id: string): void {
  sql.exec("DELETE FROM events WHERE request = ?", id);
  sql.exec("DELETE FROM mails WHERE request = ?", id);
  sql.exec("DELETE FROM requests WHERE id = ?", id);
}

export function readSetting(sql: SqlStorage, name: string): string | undefined {
  return sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", name).toArray()[0]?.value;
}

export function writeSetting(sql: SqlStorage, name: string, value: string): void {
  sql.exec("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value);
}
