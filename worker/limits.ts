/** Whether a caller has asked too often. A household's many IPv6 addresses count as one. */
export async function isOverLimit(limit: RateLimit, request: Request): Promise<boolean> {
  const { success } = await limit.limit({ key: callerOf(request.headers.get("CF-Connecting-IP") ?? "unknown") });
  return !success;
}

/** An IPv4 address, or the first 64 bits of an IPv6 address. */
export function callerOf(address: string): string {
  if (!address.includes(":")) return address;
  const [before = "", after = ""] = address.toLowerCase().split("::");
  const [head, tail] = [before, after].map((half) => (half === "" ? [] : half.split(":")));
  const zeros = Array(Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))).fill("0");
  return [...(head ?? []), ...zeros, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
