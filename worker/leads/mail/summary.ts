import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { bestTimes, currentBills, labelOf, projectTypes, propertySizes, timelines } from "#content/request/options.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { halfDayName } from "#content/request/preferred.ts";
import { isCallback, isWritten } from "#content/request/schema.ts";
import { serviceName } from "#content/request/services/services.ts";
import { type Lead, promisedBy, type Upload } from "../storage/lead.ts";

export type Entry = readonly [label: string, value: string];

/** What was chosen from lists, in the form's words. */
export function choices(request: Lead["request"]): Entry[] {
  const { propertySize, currentBill, timeline, bestTime, preferred } = request;
  if (isCallback(request)) return [["Best time", labelOf(bestTimes, bestTime ?? "any")]];
  return [
    ["Project", labelOf(projectTypes, request.projectType)],
    ["Services", servicesOf(request)],
    ...(propertySize ? ([["Property", labelOf(propertySizes, propertySize)]] as const) : []),
    ...(currentBill ? ([["Current bill", labelOf(currentBills, currentBill)]] as const) : []),
    ...(timeline ? ([["Timing", labelOf(timelines, timeline)]] as const) : []),
    ...(isWritten(request) ? ([["Answer", "In writing: don’t call"]] as const) : []),
    ...(preferred ? ([["Times that suit", preferred.map(halfDayName).join("; ")]] as const) : []),
  ];
}

export function servicesOf(request: Lead["request"]): string {
  return isCallback(request) ? "call me back" : request.selectedServices.map(serviceName).join(", ");
}

/** As much of the number as its owner needs to recognise it. */
export function phoneEnding({ request }: Pick<Lead, "request">): string {
  if (isWritten(request)) return "none: we write to you";
  const digits = phoneNumber(request.phone)?.slice(-3);
  return digits === undefined ? "the number you entered" : `the number ending in ${digits}`;
}

const fileKinds = { "application/pdf": "PDF", "image/jpeg": "JPEG picture", "image/png": "PNG picture" } as const;

export function fileSummary({ type, bytes }: Upload): string {
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${fileKinds[type]}, ${size}`;
}

/** A date that is still ahead, however long the mail had to wait and whatever the clock said when the request came. */
export function callBy(lead: Pick<Lead, "receivedAt" | "callBackBy">, now: Date): string {
  const promised = Date.parse(lead.receivedAt) > now.getTime() ? callBackBy(now) : promisedBy(lead);
  return timeOnDay(promised > now ? promised : callBackBy(now));
}

/** For staff: the time that was promised stays the time that was promised. */
export function callByOrNow(lead: Lead, now: Date): string {
  const promised = promisedBy(lead);
  return promised > now ? `by ${timeOnDay(promised)}` : `now: we promised a call by ${timeOnDay(promised)}`;
}

/** All mails of a lead are one thread. */
export function threadOf(alias: string, siteUrl: string): string {
  return `<${alias}@${URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "website.invalid"}>`;
}
