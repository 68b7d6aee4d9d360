/** Part of everything hostile. No page may show it as markup, and no log may hold it. */
export const mark = "zxq7";

export const hostileTexts: readonly string[] = [
  `<${mark} onload=alert(1)>`,
  `"><${mark}>`,
  `'"--></script><${mark}>`,
  `" onfocus="${mark}`,
  `javascript:${mark}//`,
  `${mark}\r\nX-Injected: yes\r\n\r\n<${mark}>`,
  `${mark}\nBcc: everyone@example.org`,
  `=cmd|' /C calc'!${mark}`,
  `'; DROP TABLE requests; -- ${mark}`,
  `//evil.example/${mark}`,
  `../../../../etc/passwd#${mark}`,
  "__proto__",
  "[object Object]",
  "%00%0d%0a",
  "\u202Etxt.exe\u202C",
];

/** Fields that our pages read. */
export const fieldNames: readonly string[] =
  "name email phone address selectedServices message consent file postcode kw place battery bill price q sent estimate package lead sig expires half callback".split(
    " ",
  );

/** Addresses of ours that aren't pages. */
export const otherPaths: readonly string[] =
  "/api/assessment /api/health /api/places /api/coverage /api/mail-events /api/ /consent /uploads/x /office/x /feed.xml /faq.md /index.md /mcp /openapi.json /your-price.md /search-index.json /_headers /sw.js".split(
    " ",
  );

/** What somebody may add to a path. */
export const endings: readonly string[] = ["", "", "", "/", "//", "/..", "/%2e%2e", ";x=1", "%", "%ff", "\\"];

export const headerNames: readonly string[] =
  "Accept Accept-Language Cookie If-None-Match If-Modified-Since Origin Range Referer Idempotency-Key Sec-Fetch-Site Signature Signature-Input Content-Digest X-Forwarded-For CF-Connecting-IP X-HTTP-Method-Override Accept-Encoding X-Original-URL Authorization".split(
    " ",
  );

/** Addresses to which something can be posted. */
export const postedTo: readonly string[] = [
  "/api/assessment",
  "/contact",
  "/contact?callback",
  "/request?lead=1&sig=2",
  "/api/mail-events",
  "/api/reports",
  "/api/vitals",
  "/mcp",
  "/blog",
];
