/** The beginning of a body that never ends, and where it is sent. */
export interface UnfinishedKind {
  path: string;
  headers: Record<string, string>;
  start: string;
  declared: number;
}

/** How much of each arrives before it stops. */
const sent = 940_000;
const long = "x".repeat(sent);
const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
const field = '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
const formType = { "Content-Type": "multipart/form-data; boundary=b" };
const jsonType = { "Content-Type": "application/json" };
const declared = 9_000_000;

/** One of every kind that the site takes, and one that it doesn't. */
export function unfinishedKinds() {
  const created = Math.floor(Date.now() / 1000);
  const signature = `sig_1=("content-digest");created=${created};alg="ed25519";keyid="key"`;
  return {
    "a form with a photo": { path: "/api/assessment", headers: formType, start: file + long, declared },
    "a form with a long message": { path: "/api/assessment", headers: formType, start: field + long, declared },
    "the page’s form, without script": { path: "/contact", headers: formType, start: file + long, declared },
    "a request as JSON": {
      path: "/api/assessment",
      headers: jsonType,
      start: `{"file":{"content":"${long}`,
      declared,
    },
    "JSON that isn’t ASCII": {
      path: "/api/assessment",
      headers: jsonType,
      start: `{"message":"${"…".repeat(sent / 3)}`,
      declared,
    },
    "a file that is added": { path: "/contact?add=x.y.z", headers: formType, start: file + long, declared },
    "delivery reports": {
      path: "/api/mail-events",
      headers: { ...jsonType, "Signature-Input": signature },
      start: `[{"event":"${long.slice(0, 700_000)}`,
      declared: 760_000,
    },
    "browsers’ reports": { path: "/api/reports", headers: jsonType, start: `[{"type":"${long}`, declared },
    "figures of a visit": { path: "/api/vitals", headers: jsonType, start: `{"path":"${long}`, declared },
    "a mark on a card": {
      path: "/requests/x",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      start: `note=${long}`,
      declared,
    },
    "what nobody reads": { path: "/api/nothing", headers: { "Content-Type": "text/plain" }, start: long, declared },
  } satisfies Record<string, UnfinishedKind>;
}
