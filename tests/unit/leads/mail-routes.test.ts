import { afterEach, expect, test, vi } from "vitest";
import { createStaffFallback, type MailService, withFallback } from "#worker/leads/letters/mail-routes.ts";
import type { MailRoute, SendResult } from "#worker/leads/record/delivery.ts";

afterEach(() => void vi.useRealTimers());

const letter = { subject: "S", text: "T", to: "staff@example.com", campaign: "c", thread: "<a@site.example>" };
const accepts: SendResult = { kind: "accepted" };
const silent: SendResult = { kind: "unknown" };
const refuses: SendResult = { kind: "refused", because: "other", status: 429 };
const blames: SendResult = { kind: "refused", because: "content", status: 400 };

/** What the two mail services answer, which of them is tried first, the result, and how often each is called. */
const cases: [
  primary: SendResult,
  fallback: SendResult | undefined,
  firstRoute: MailRoute,
  becomes: SendResult,
  calls: number[],
][] = [
  [accepts, accepts, "primary", accepts, [1, 0]],
  [refuses, accepts, "primary", accepts, [1, 1]],
  [refuses, silent, "primary", silent, [1, 1]],
  [refuses, refuses, "primary", refuses, [1, 1]],
  [refuses, undefined, "primary", refuses, [1, 0]],
  [silent, accepts, "primary", silent, [1, 0]],
  [blames, accepts, "primary", blames, [1, 0]],
  [silent, accepts, "fallback", accepts, [0, 1]],
  [accepts, refuses, "fallback", accepts, [1, 1]],
  [accepts, silent, "fallback", silent, [0, 1]],
  [accepts, undefined, "fallback", accepts, [1, 0]],
];

test.each(cases)(
  "if the services answer %j and %j, starting with the %s, the result is %j",
  async (primary, fallback, firstRoute, becomes, calls) => {
    const asked = [0, 0];
    const service = (which: 0 | 1, result: SendResult): MailService => {
      return async () => {
        asked[which] = (asked[which] ?? 0) + 1;
        return result;
      };
    };
    expect(await withFallback(service(0, primary), fallback && service(1, fallback))(letter, firstRoute)).toEqual(
      becomes,
    );
    expect(asked).toEqual(calls);
  },
);

function staffFallback(send: (mail: unknown) => Promise<EmailSendResult>): MailService {
  const fallback = createStaffFallback({ send }, "website@example.com", 1000);
  if (!fallback) throw new Error("there is no fallback");
  return fallback;
}

test("the fallback passes on the letter with its thread and files", async () => {
  const mails: unknown[] = [];
  const fallback = staffFallback(async (mail) => {
    mails.push(mail);
    return { messageId: "m1" };
  });
  const file = { filename: "calls.csv", type: "text/csv", text: "a,b" };
  const sent = await fallback({ ...letter, replyTo: "visitor@example.com", attachments: [file] });
  expect(sent).toEqual({ kind: "accepted", requestId: "m1", route: "fallback" });
  expect(mails).toMatchObject([
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

test("without its binding there is no fallback", () => {
  expect(createStaffFallback(undefined, "website@example.com", 1000)).toBeUndefined();
});

test("an error code that rules out delivery is a refusal by the fallback; any other error leaves the outcome unknown", async () => {
  const failing = (code?: string) => () => Promise.reject(Object.assign(new Error("no"), code && { code }));
  for (const code of ["E_RECIPIENT_NOT_ALLOWED", "E_SENDER_NOT_VERIFIED", "E_DAILY_LIMIT_EXCEEDED"])
    expect(await staffFallback(failing(code))(letter), code).toEqual({
      kind: "refused",
      because: "other",
      status: 0,
      reason: code,
    });
  for (const code of [undefined, "E_INTERNAL_SERVER_ERROR", "E_DELIVERY_FAILED"])
    expect(await staffFallback(failing(code))(letter), code).toEqual({ ...silent, reason: code ?? "Error" });
});

test("a fallback that hangs is given up after the same time as the primary", async () => {
  vi.useFakeTimers();
  const sent = staffFallback(() => new Promise(() => {}))(letter);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual({ ...silent, reason: "NoAnswerInTime" });
});
