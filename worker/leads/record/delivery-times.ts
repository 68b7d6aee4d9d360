/** Seconds from a request's arrival until a mail service accepted the email about it: the median and the 99th percentile. */
export type DeliveryTimes = { count: number; p50: number; p99: number };

export function deliveryTimesText({ count, p50, p99 }: DeliveryTimes): string {
  return `From a request to the mail service: half within ${seconds(p50)}, 99 of 100 within ${seconds(p99)} (of the last ${count})`;
}

function seconds(count: number): string {
  return count < 120 ? `${count} s` : `${Math.round(count / 60)} min`;
}
