// Sends the two emails about all requests together: the digest of problems and the daily email.
import { minuteMs } from "#content/durations.ts";
import { melbourneTime } from "#content/melbourne.ts";
import { consoleLog, errorFields } from "#worker/log.ts";
import type { Mailer } from "../letters/mailer.ts";
import { resultFields, type SendResult } from "../record/delivery.ts";
import type { Timing } from "../timing.ts";
import { lastRefusalSetting } from "./counts.ts";
import { maxUnknowns } from "./policy.ts";
import { dailyCounts, markReported, newProblems } from "./reports.ts";
import { readSetting, writeSetting } from "./tables.ts";

interface NoticeDependencies {
  sql: SqlStorage;
  timing: Timing;
  now: number;
  /** The time that the site shows. */
  siteTime: Date;
  mailer(): Promise<Mailer>;
  commit(write: () => void): Promise<void>;
  noteSendResult(result: SendResult): void;
}

/** On Melbourne's clock. */
const dailyFromHour = 8;

export async function sendNotices(dependencies: NoticeDependencies): Promise<void> {
  for (const [mail, send] of [
    ["digest", sendDigest],
    ["daily", sendDaily],
  ] as const)
    await send(dependencies).catch((error: unknown) =>
      consoleLog({ event: "notice-failed", mail, ...errorFields(error) }),
    );
}

/** One email about every problem not yet reported to staff, at most hourly. */
async function sendDigest(dependencies: NoticeDependencies): Promise<void> {
  const { sql, timing, mailer } = dependencies;
  const problems = newProblems(sql);
  if (problems.length === 0) return;
  await notify("digest", dependencies, {
    everyMs: timing.alertEveryMs,
    send: async () => (await mailer()).alert(problems, Number(readSetting(sql, lastRefusalSetting))),
    onDone: () => markReported(sql, problems),
  });
}

async function sendDaily(dependencies: NoticeDependencies): Promise<void> {
  const { sql, now, siteTime, mailer } = dependencies;
  const { date, minutes } = melbourneTime(siteTime);
  if (minutes < dailyFromHour * 60 || readSetting(sql, "daily-sent") === date) return;
  await notify("daily", dependencies, {
    everyMs: 30 * minuteMs,
    send: async () => (await mailer()).daily(date, dailyCounts(sql, date, now)),
    onDone: () => writeSetting(sql, "daily-sent", date),
  });
}

interface RepeatedNotice {
  everyMs: number;
  send(): Promise<SendResult>;
  /** Called once it is sent, or we stop trying. */
  onDone(): void;
}

/** Sends a notice, unless it was tried less than `everyMs` ago. It is done once a mail service accepts it, or after `maxUnknowns`. */
async function notify(
  name: string,
  { sql, now, commit, noteSendResult }: NoticeDependencies,
  { everyMs, send, onDone }: RepeatedNotice,
): Promise<void> {
  const storedJson = readSetting(sql, name) ?? '{ "at": 0, "unknownOutcomes": 0 }';
  const { at: lastSentAt, unknownOutcomes }: { at: number; unknownOutcomes: number } = JSON.parse(storedJson);
  if (Math.abs(now - lastSentAt) < everyMs) return;
  const write = (sentAt: number, unknowns: number) =>
    writeSetting(sql, name, JSON.stringify({ at: sentAt, unknownOutcomes: unknowns }));
  // Recorded first, so that two runs at the same time send one email.
  await commit(() => write(now, unknownOutcomes));
  const result = await send();
  consoleLog({ event: "mail", mail: name, ...resultFields(result) });
  await commit(() => {
    if (result.kind === "refused") return write(lastSentAt, unknownOutcomes);
    const unknownsInARow = result.kind === "accepted" ? 0 : unknownOutcomes + 1;
    const isDone = unknownsInARow === 0 || unknownsInARow >= maxUnknowns;
    write(now, isDone ? 0 : unknownsInARow);
    if (isDone) onDone();
    if (result.kind === "accepted") noteSendResult(result);
  });
}
