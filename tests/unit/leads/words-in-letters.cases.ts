import { hourMs } from "#content/durations.ts";
import type { refusal } from "#worker/leads/intake/refusals.ts";
import type { FoundProblem } from "#worker/leads/letters/staff-notices.ts";
import type { Problem } from "#worker/leads/record/delivery.ts";

/** The parts of generated texts. */
export const characters = [..."aéＡж李و๏𝓪ⅰİß-'’", "Ann"];
export const separators = ["", "", ..." .．。｡․\u200c\u200d\u2060\u00ad/／@＠:：－"];
export const brackets = "() （） ⁽⁾ [] 【】 <> ＜＞ ⟨⟩ «»".split(" ");
export const digits = [..."0１٣५①²𝟕⒈"];
export const scams = [
  ...["FINAL NOTICE", "call 1900 555 555", "You have won $5,000", "reply with your PIN"],
  ...["evil.com/bill", "evil.\u200ccom", "evil。com", "evil．com", "www.casino.example", "https://paypa1.example"],
  ...["203.0.113.9", "hxxp://203.0.113.9/x"],
];

/** Names as they are typed, and how a letter greets them. */
export const greetings: readonly (readonly [name: string, hello: string])[] = [
  ["Zoë Nguyen", "Hello Zoë,"],
  ["Anne-Marie O'Neil", "Hello Anne-Marie,"],
  ["D’Arcy", "Hello D’Arcy,"],
  ["李小龍", "Hello 李小龍,"],
  ["Ｚｏｅ", "Hello Zoe,"],
  ["Ιωάννα", "Hello Ιωάννα,"],
  ["Oʼneil", "Hello Oʼneil,"],
  ["J", "Hello,"],
  ["WIN-zqxjk-NOW", "Hello,"],
  ["evil.com", "Hello,"],
  ["ev\u200dil", "Hello,"],
  // Unicode calls these letters, but they look like a full stop.
  ["evilꓸcom", "Hello,"],
  ["evilꞏcom", "Hello,"],
  ["evilᐧcom", "Hello,"],
  ["evil丶com", "Hello,"],
  ["A".repeat(21), "Hello,"],
  ["131313（pay", "Hello,"],
  ["--", "Hello,"],
];

/** Numbers as they are dialled, and as staff read them. */
export const printedNumbers: readonly (readonly [number: string, printed: string])[] = [
  ["+61412345678", "0412 345 678"],
  ["+61391234567", "(03) 9123 4567"],
  ["1300975707", "1300 975 707"],
  ["131234", "13 12 34"],
  ["+64211234567", "+64211234567"],
];

/** The digits in the made-up reference of each problem's request. */
const digitsOf: Record<Problem, string> = {
  "staff-refused": "01",
  "staff-unconfirmed": "02",
  "withdrawal-unconfirmed": "03",
  unreadable: "04",
  missing: "05",
  restored: "06",
  "receipt-missing": "07",
  "webhook-refused": "08",
  "visitor-refused": "09",
  "visitor-bounced": "10",
  "staff-bounced": "11",
  unwritable: "12",
};
const foundProblem = (problem: Problem, digits: string): FoundProblem => ({
  problem,
  request: digits,
  kind: "staff",
  reference: `WB-000000${digits}`,
});

/** Every problem that staff are alerted to, one of them more often than a letter lists. */
const alertedProblems: readonly FoundProblem[] = [
  ...(Object.keys(digitsOf) as Problem[]).map((problem) => foundProblem(problem, digitsOf[problem])),
  ...Array.from({ length: 20 }, (_, index) => foundProblem("restored", String(index + 20))),
];

const receivedMs = Date.parse("2026-11-24T00:00:00Z");
const stoppedRequests = [1, 2, 3, 4].map((digit) => ({
  reference: `WB-0000000${digit}`,
  received: receivedMs + digit * hourMs,
}));

/** Lists of withdrawn requests: none, one received at an unknown time, one, three, four. */
const withdrawnLists = [
  [],
  [{ reference: "WB-00000001", received: 0 }],
  stoppedRequests.slice(0, 1),
  stoppedRequests.slice(0, 3),
  stoppedRequests,
];

/** Every reason for a refusal. */
const refusalReasons: readonly Parameters<typeof refusal>[0][] = [
  ...([403, 409, 410, 413, 415, 422, 429, 503] as const),
  ...(["too-big", "too-slow", "malformed", "busy", "bad-key", "long-json"] as const),
];

export const notices = { alerted: alertedProblems, withdrawn: withdrawnLists, refused: refusalReasons };
