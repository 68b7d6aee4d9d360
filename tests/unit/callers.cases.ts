const own = "https://www.wattlebird.example";
const local = "http://127.0.0.1:8787";

/** What a request says of where it comes from, the site that it is sent to, and whether it is another site's. */
export const requests: readonly [
  name: string,
  headers: Record<string, string>,
  site: string,
  isCrossOrigin: boolean,
][] = [
  ["the browser says cross-site", { "Sec-Fetch-Site": "cross-site" }, own, true],
  ["the browser says cross-site, whatever the origin", { "Sec-Fetch-Site": "cross-site", Origin: own }, own, true],
  ["the browser says same-origin", { "Sec-Fetch-Site": "same-origin" }, own, false],
  ["the browser says same-site", { "Sec-Fetch-Site": "same-site" }, own, true],
  ["the address was typed", { "Sec-Fetch-Site": "none" }, own, false],
  ["an older browser names another origin", { Origin: "https://evil.example" }, own, true],
  ["an older browser names no origin it would tell", { Origin: "null" }, own, true],
  ["an older browser names this origin", { Origin: own }, own, false],
  ["a script names nothing", {}, own, false],
  ["localhost asks 127.0.0.1", { Origin: "http://localhost:8787" }, local, false],
  ["localhost asks another port", { Origin: "http://localhost:9999" }, local, true],
];

/** Whom the limits count an address as: half of an IPv6 network's prefix, since one home has many addresses. */
export const callers: readonly [address: string, caller: string][] = [
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:1200:3:4:5:6", "2001:db8:1:1200"],
  ["2001:0DB8:1:1234::9", "2001:db8:1:1200"],
  ["2001:db8:1:12ff:3:4:5:6", "2001:db8:1:1200"],
  ["2001:db8:1:1300::", "2001:db8:1:1300"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["1::2:1234:5:6:7:8", "1:0:2:1200"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
];
