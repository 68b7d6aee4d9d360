import { withDeadline } from "./deadline.ts";
import { errorFields, type Log } from "./log.ts";

const limiterDeadlineMs = 1000;

/** Whether a network has sent too many requests. A limiter that fails or hangs lets everybody through: it must never cost a request. */
export async function isOverLimit(limit: RateLimit, request: Request, log: Log): Promise<boolean> {
  try {
    const { success } = await withDeadline(limit.limit({ key: networkOf(request) }), limiterDeadlineMs);
    return !success;
  } catch (error) {
    log({ event: "limiter-failed", ...errorFields(error) });
    return false;
  }
}

/** The client's network: an IPv4 address, or the first 56 bits of an IPv6 address, which a provider gives one household. */
export function networkOf(request: Request): string {
  return networkPart(request.headers.get("CF-Connecting-IP") ?? "unknown");
}

export function networkPart(address: string): string {
  if (!address.includes(":")) return address;
  const [before = "", after = ""] = address.toLowerCase().split("::");
  const [headGroups, tailGroups] = [before, after].map((half) => (half === "" ? [] : half.split(":")));
  const zeros = Array(Math.max(0, 8 - (headGroups?.length ?? 0) - (tailGroups?.length ?? 0))).fill("0");
  return [...(headGroups ?? []), ...zeros, ...(tailGroups ?? [])]
    .slice(0, 4)
    .map((group, index) => Number.parseInt(group, 16) & (index === 3 ? 0xff00 : 0xffff))
    .map((group) => group.toString(16))
    .join(":");
}
