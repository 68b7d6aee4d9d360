// Sends the two emails about all requests together: the alert and the daily email. Health reports one that can't be
// written, because nothing else would tell anybody.
import { minuteMs } from "#content/durations.ts";
import { melbourneTime } from "#content/melbourne.ts";
import { consoleLog, errorFields } from "#worker/log.ts";
import type { Mailer } from "../letters/mailer.ts";
import { resultFields, type SendResult } from "../record/delivery.ts";
import type { Timing } from "../timing.ts";
import { failedNoticesSetting, lastRefusalSetting } from "./counts.ts";
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

/** The daily email is sent from this hour on, by Melbourne's clock. */
const dailyFromHour = 8;
/** The wait after an attempt without an answer, which may have delivered the daily email. */
const dailyRetryMs = 30 * minuteMs;

export async function sendNotices(dependencies: NoticeDependencies): Promise<void> {
  const { sql, commit } = dependencies;
  const failedNotices: string[] = [];
  for (const [mail, send] of [
    ["digest", sendAlert],
    ["daily", sendDaily],
  ] as const)
    await send(dependencies).catch((error: unknown) => {
      failedNotices.push(mail);
      consoleLog({ event: "notice-failed", mail, ...errorFields(error) });
    });
  await commit(() => writeSetting(sql, failedNoticesSetting, failedNotices.join(" ")));
}

/** One email about every problem not yet reported to staff, at most hourly. */
async function sendAlert(dependencies: NoticeDependencies): Promise<void> {
  const { sql, timing, mailer } = dependencies;
  const problems = newProblems(sql);
  if (problems.length === 0) return;
  await notify("digest", dependencies, {
    everyMs: timing.alertEveryMs,
    send: async () => (await mailer()).alert(problems, Number(readSetting(sql, lastRefusalSetting) ?? 0)),
    onDone: () => markReported(sql, problems),
  });
}

async function sendDaily(dependencies: NoticeDependencies): Promise<void> {
  const { sql, now, siteTime, mailer } = dependencies;
  const { date, minutes } = melbourneTime(siteTime);
  if (minutes < dailyFromHour * 60 || readSetting(sql, "daily-sent") === date) return;
  await notify("daily", dependencies, {
    everyMs: dailyRetryMs,
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

/**
 * Sends a notice, unless one was accepted, or may have been, less than `everyMs` ago. One that was refused or couldn't be written is
 * tried again at the next run. It is done once a mail service accepts it, or after `maxUnknowns` attempts without an answer.
 */
async function notify(
  name: string,
  { sql, now, commit, noteSendResult }: NoticeDependencies,
  { everyMs, send, onDone }: RepeatedNotice,
): Promise<void> {
  const storedJson = readSetting(sql, name) ?? '{ "at": 0, "unknownOutcomes": 0 }';
  const { at: lastTriedAt, unknownOutcomes }: { at: number; unknownOutcomes: number } = JSON.parse(storedJson);
  // A clock that ran ahead may have recorded a time in the future.
  if (Math.abs(now - lastTriedAt) < everyMs) return;
  const write = (triedAt: number, unknowns: number) =>
    writeSetting(sql, name, JSON.stringify({ at: triedAt, unknownOutcomes: unknowns }));
  // Recorded first, so that two runs at the same time send one email.
  await commit(() => write(now, unknownOutcomes));
  const result = await send().catch(async (error: unknown) => {
    await commit(() => write(lastTriedAt, unknownOutcomes));
    throw error;
  });
  consoleLog({ event: "mail", mail: name, ...resultFields(result) });
  await commit(() => {
    if (result.kind === "refused") return write(lastTriedAt, unknownOutcomes);
    const unknownsInARow = result.kind === "accepted" ? 0 : unknownOutcomes + 1;
    const isDone = unknownsInARow === 0 || unknownsInARow >= maxUnknowns;
    write(now, isDone ? 0 : unknownsInARow);
    if (isDone) onDone();
    if (result.kind === "accepted") noteSendResult(result);
  });
}
