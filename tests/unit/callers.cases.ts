const own = "https://www.wattlebird.example";
const local = "http://127.0.0.1:8787";

/** What a request says of where it comes from, whether that makes it another site's, its headers, and the site that it is sent to. */
export const requests: readonly [
  when: string,
  isCrossOrigin: boolean,
  headers: Record<string, string>,
  site: string,
][] = [
  ["the browser says cross-site", true, { "Sec-Fetch-Site": "cross-site" }, own],
  ["the browser says cross-site, whatever the origin", true, { "Sec-Fetch-Site": "cross-site", Origin: own }, own],
  ["the browser says same-origin", false, { "Sec-Fetch-Site": "same-origin" }, own],
  ["the browser says same-site", true, { "Sec-Fetch-Site": "same-site" }, own],
  ["the address was typed", false, { "Sec-Fetch-Site": "none" }, own],
  ["an older browser names another origin", true, { Origin: "https://evil.example" }, own],
  ["an older browser hides its origin", true, { Origin: "null" }, own],
  ["an older browser names this origin", false, { Origin: own }, own],
  ["a script names nothing", false, {}, own],
  ["localhost asks 127.0.0.1", false, { Origin: "http://localhost:8787" }, local],
  ["localhost asks another port", true, { Origin: "http://localhost:9999" }, local],
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
