import { afterEach, expect, test, vi } from "vitest";
import { createStaffFallback, type MailService, withFallback } from "#worker/leads/letters/mail-routes.ts";
import type { MailRoute, SendResult } from "#worker/leads/record/delivery.ts";

afterEach(() => void vi.useRealTimers());

const letter = { subject: "S", text: "T", to: "staff@example.com", campaign: "c", thread: "<a@site.example>" };
const acceptedResult: SendResult = { kind: "accepted" };
const unknownResult: SendResult = { kind: "unknown" };
const temporaryRefusal: SendResult = { kind: "refused", because: "other", status: 429 };
const contentRefusal: SendResult = { kind: "refused", because: "content", status: 400 };

const results = {
  accepts: acceptedResult,
  refuses: temporaryRefusal,
  "blames the content": contentRefusal,
  "doesn't answer": unknownResult,
  "doesn't exist": undefined,
};
type Behaviour = keyof typeof results;

/** What the two mail services do, which of them is tried first, whose answer counts, and how often each is called. */
const cases: [
  primary: Exclude<Behaviour, "doesn't exist">,
  fallback: Behaviour,
  firstRoute: MailRoute,
  counts: MailRoute,
  calls: Record<MailRoute, number>,
][] = [
  ["accepts", "accepts", "primary", "primary", { primary: 1, fallback: 0 }],
  ["refuses", "accepts", "primary", "fallback", { primary: 1, fallback: 1 }],
  ["refuses", "doesn't answer", "primary", "fallback", { primary: 1, fallback: 1 }],
  ["refuses", "refuses", "primary", "fallback", { primary: 1, fallback: 1 }],
  ["refuses", "doesn't exist", "primary", "primary", { primary: 1, fallback: 0 }],
  ["doesn't answer", "accepts", "primary", "primary", { primary: 1, fallback: 0 }],
  ["blames the content", "accepts", "primary", "primary", { primary: 1, fallback: 0 }],
  ["doesn't answer", "accepts", "fallback", "fallback", { primary: 0, fallback: 1 }],
  ["accepts", "refuses", "fallback", "primary", { primary: 1, fallback: 1 }],
  ["accepts", "doesn't answer", "fallback", "fallback", { primary: 0, fallback: 1 }],
  ["accepts", "doesn't exist", "fallback", "primary", { primary: 1, fallback: 0 }],
];

test.each(cases)(
  "if the primary %s and the fallback %s, starting with the %s, the answer of the %s counts",
  async (primary, fallback, firstRoute, counts, expectedCalls) => {
    const attempts = { primary: results[primary], fallback: results[fallback] };
    const calls = { primary: 0, fallback: 0 };
    const service = (route: MailRoute, result: SendResult): MailService => {
      return async () => {
        calls[route] += 1;
        return result;
      };
    };
    const send = withFallback(
      service("primary", attempts.primary),
      attempts.fallback && service("fallback", attempts.fallback),
    );
    expect(await send(letter, firstRoute)).toEqual(attempts[counts]);
    expect(calls).toEqual(expectedCalls);
  },
);

test.each(["primary", "fallback"] as const)(
  "if both refuse, starting with the %s, the result has the primary's status and the fallback's reason",
  async (firstRoute) => {
    const fallbackRefusal: SendResult = { kind: "refused", because: "other", status: 0, reason: "E_RECIPIENT" };
    const send = withFallback(
      async () => temporaryRefusal,
      async () => fallbackRefusal,
    );
    expect(await send(letter, firstRoute)).toEqual({ ...temporaryRefusal, reason: "E_RECIPIENT" });
  },
);

test("if both refuse, the result has both reasons", async () => {
  const send = withFallback(
    async () => ({ kind: "refused", because: "other", status: 0, reason: "no-key" }),
    async () => ({ kind: "refused", because: "other", status: 0, reason: "E_RECIPIENT" }),
  );
  expect(await send(letter)).toMatchObject({ kind: "refused", reason: "no-key, E_RECIPIENT" });
});

test("if the fallback refuses and the primary blames the content, so does the result", async () => {
  const fallbackRefusal: SendResult = {
    kind: "refused",
    because: "other",
    status: 0,
    reason: "E_DAILY_LIMIT_EXCEEDED",
  };
  const send = withFallback(
    async () => contentRefusal,
    async () => fallbackRefusal,
  );
  expect(await send(letter, "fallback")).toMatchObject(contentRefusal);
});

function staffFallback(send: (letter: unknown) => Promise<EmailSendResult>): MailService {
  const fallback = createStaffFallback({ send }, "website@example.com", 1000);
  if (!fallback) throw new Error("there is no fallback");
  return fallback;
}

test("the fallback passes on the letter with its thread and files", async () => {
  const letters: unknown[] = [];
  const fallback = staffFallback(async (letter) => {
    letters.push(letter);
    return { messageId: "m1" };
  });
  const file = { filename: "calls.csv", type: "text/csv", text: "a,b" };
  const result = await fallback({ ...letter, replyTo: "visitor@example.com", attachments: [file] });
  expect(result).toEqual({ kind: "accepted", requestId: "m1", route: "fallback" });
  expect(letters).toMatchObject([
    {
      from: { email: "website@example.com" },
      to: "staff@example.com",
      subject: "S",
      text: "T",
      replyTo: "visitor@example.com",
      headers: { References: "<a@site.example>" },
      attachments: [{ filename: "calls.csv", content: btoa("a,b"), disposition: "attachment" }],
    },
  ]);
});

test("there is no fallback without its binding", () => {
  expect(createStaffFallback(undefined, "website@example.com", 1000)).toBeUndefined();
});

const failingWith = (code?: string) => () => Promise.reject(Object.assign(new Error("no"), code && { code }));

test.each(["E_RECIPIENT_NOT_ALLOWED", "E_SENDER_NOT_VERIFIED", "E_DAILY_LIMIT_EXCEEDED"])(
  "the fallback's error %s is a refusal, because it rules out delivery",
  async (code) => {
    const refusal = { kind: "refused", because: "other", status: 0, reason: code };
    expect(await staffFallback(failingWith(code))(letter)).toEqual(refusal);
  },
);

test.each([
  ["an error without a code", undefined, "Error"],
  ["E_INTERNAL_SERVER_ERROR", "E_INTERNAL_SERVER_ERROR", "E_INTERNAL_SERVER_ERROR"],
  ["E_DELIVERY_FAILED", "E_DELIVERY_FAILED", "E_DELIVERY_FAILED"],
])("after %s from the fallback, we don't know whether the letter was sent", async (_, code, reason) => {
  expect(await staffFallback(failingWith(code))(letter)).toEqual({ ...unknownResult, reason });
});

test("a fallback that hangs is given up at its deadline", async () => {
  vi.useFakeTimers();
  const result = staffFallback(() => new Promise(() => {}))(letter);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toEqual({ ...unknownResult, reason: "NoAnswerInTime" });
});
