/** Seconds from a request's arrival until a mail service accepted the email about it: the median and the 99th percentile. */
export type DeliveryTimes = { count: number; p50: number; p99: number };

export function deliveryTimesText({ count, p50, p99 }: DeliveryTimes): string {
  return `From a request to the mail service: half within ${durationText(p50)}, 99 of 100 within ${durationText(p99)} (of the last ${count})`;
}

function durationText(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
