import type { Chances } from "#tests/seeded.ts";

/** Addresses and events that carry a signature, as they were handed out. */
export interface Signed {
  /** Paths with their queries: an upload, a withdrawal, a deletion, a confirmation, each still good. */
  links: readonly string[];
  /** Such as were good and have expired. */
  expired: readonly string[];
  /** An event's body and its headers, at a time of choice. */
  receipts(body: string, created?: number): Record<string, string>;
}

/** A link that was handed out, changed so that it must open nothing. */
export function tampered(chances: Chances, { links, expired }: Signed): string {
  if (chances.oneIn(6)) return chances.pick(expired);
  const link = chances.pick(links);
  const [path = "", query = ""] = link.split("?");
  const parameters = new URLSearchParams(query);
  const name = chances.pick([...parameters.keys()]);
  return chances.pick<() => string>([
    () => `${path}?${changed(parameters, name, bitFlipped(parameters.get(name) ?? "", chances))}`,
    () => `${path}?${changed(parameters, name, bitFlipped(parameters.get(name) ?? "", chances))}`,
    () => `${path}?${changed(parameters, name, bitFlipped(parameters.get(name) ?? "", chances))}`,
    () => `${path}?${changed(parameters, name, (parameters.get(name) ?? "").slice(0, -1))}`,
    () => `${path}?${changed(parameters, name, `${parameters.get(name)}A`)}`,
    () => `${path}?${changed(parameters, name, "")}`,
    () => `${path}?${changed(parameters, name, `${parameters.get(name)}\0`)}`,
    () => `${path}?${name}=x&${query}`,
    () =>
      path.replace(/[\w-]{12}$/, "000000000000") +
      (path.startsWith("/uploads") ? `?${query}` : `?${changed(parameters, name, "x")}`),
    () => otherPurpose(link, chances.pick(links.filter((one) => one.split("?")[0] !== path))),
  ])();
}

/** What was signed for one purpose, used for another. */
function otherPurpose(link: string, other: string): string {
  const [path = "", query = ""] = link.split("?");
  const signature = new URLSearchParams(other.split("?")[1]).get("sig") ?? "";
  return `${path}?${changed(new URLSearchParams(query), "sig", signature)}`;
}

function changed(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const copy = new URLSearchParams(parameters);
  copy.set(name, value);
  return copy;
}

/** One bit of one character is another, and the result still differs. */
function bitFlipped(text: string, chances: Chances): string {
  const at = chances.whole(0, Math.max(0, text.length - 1));
  const code = text.charCodeAt(at) || 65;
  return text.slice(0, at) + String.fromCharCode(code ^ (1 << chances.whole(0, 6))) + text.slice(at + 1);
}

/** Delivery events that were signed once, or never, and must not be believed. */
export function forged(chances: Chances, { receipts }: Signed): { headers: [string, string][]; body: string } {
  const body = JSON.stringify([
    { event: chances.pick(["delivered", "hard-bounced", "dropped"]), campaign_id: `${chances.uuid()}.staff` },
  ]);
  const now = Math.floor(Date.now() / 1000);
  const age = chances.pick([600, 3600, 86_400 * 365]);
  const [headers, sent] = chances.pick<() => [Record<string, string>, string]>([
    () => [receipts(body, now - age), body],
    () => [receipts(body, now + age), body],
    () => [receipts(body), `${body} `],
    () => [receipts(body), body.replace('"event"', '"Event"')],
    () => [{ ...receipts(body), Signature: `sig_${now}=:${Buffer.alloc(64, 1).toString("base64")}:` }, body],
    () => [{ ...receipts(body), "Content-Digest": "sha-256=:AAAA:" }, body],
    () => [
      { ...receipts(body), "Signature-Input": (receipts(body)["Signature-Input"] ?? "").replace("ed25519", "none") },
      body,
    ],
    () => [
      {
        ...receipts(body),
        "Signature-Input": (receipts(body)["Signature-Input"] ?? "").replace('"content-digest"', ""),
      },
      body,
    ],
    () => [
      {
        ...receipts(body),
        "Signature-Input": (receipts(body)["Signature-Input"] ?? "").replace(/keyid="[^"]*"/, 'keyid="../x"'),
      },
      body,
    ],
    () => [{}, body],
  ])();
  return { headers: Object.entries(headers).filter(([name]) => name !== "Content-Type"), body: sent };
}
