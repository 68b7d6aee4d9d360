import type { Chances } from "#tests/seeded.ts";

/** Stands in whatever a stranger says. No answer may show it beside its brackets or quotes, no log may hold it. */
export const mark = "zxq7";

/** Something to say: usual, odd, or meant to do harm. */
export function words(chances: Chances): string {
  return chances.pick(kinds)(chances);
}

const kinds: ((chances: Chances) => string)[] = [
  (chances) => chances.pick(usual),
  (chances) => chances.pick(harmful),
  (chances) => chances.pick(harmful),
  (chances) => chances.pick(odd),
  (chances) => chances.pick(odd).repeat(chances.whole(1, 20)),
  (chances) =>
    chances.pick(["a", "😀", "\u202E", "é", "<", "\n", "ẞ", "\u0000"]).repeat(chances.pick([0, 1, 100, 5000])),
  (chances) => String(chances.pick([-1, 0, 0.1, 1e21, 2 ** 31, 2 ** 53, Number.NaN, -0, 1e-7]) * chances.whole(1, 3)),
  (chances) =>
    Array.from({ length: chances.whole(1, 40) }, () => String.fromCodePoint(chances.whole(1, 0xd7ff))).join(""),
];

const usual = [
  "Ann Example",
  "ann@example.com",
  "0412 345 678",
  "12 High Street, Kew VIC 3101",
  "3101",
  "solar-panels",
  "on",
  "medium",
  "500-1000",
  "2026",
  "6.6",
];

export const harmful = [
  `<${mark} onload=alert(1)>`,
  `"><${mark}>`,
  `'"--></script><${mark}>`,
  `" onfocus="${mark}`,
  `' onfocus='${mark}`,
  `javascript:${mark}//`,
  `${mark}\r\nX-Injected: yes\r\n\r\n<${mark}>`,
  `${mark}\nBcc: everyone@example.org`,
  `{{${mark}}}\${7*7}<%= 7*7 %>`,
  `=cmd|' /C calc'!${mark}`,
  `'; DROP TABLE leads; -- ${mark}`,
  `https://evil.example/${mark}`,
  `//evil.example/${mark}`,
  `../../../../etc/passwd#${mark}`,
  `<![CDATA[${mark}]]>`,
];

const odd = [
  "\uD800",
  "\u0000",
  "\u202Etxt.exe\u202C",
  "\u200B\u200D\uFEFF",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "نص من اليمين إلى اليسار",
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "ﬁ İ ı ß ẞ Ǆ",
  "\u2028\u2029\u0085",
  "undefined",
  "null",
  "NaN",
  "[object Object]",
  "__proto__",
  "constructor",
  "true",
  "",
  " ",
  "%",
  "%00%0d%0a",
  "+61 +61",
  "\\",
];
