import { afterEach, expect, test, vi } from "vitest";
import { byEither, createStaffRoad, type Road } from "#worker/leads/letters/roads.ts";
import type { RoadName, SendResult } from "#worker/leads/record/delivery.ts";

afterEach(() => void vi.useRealTimers());

const letter = { subject: "S", text: "T", to: "staff@example.com", campaign: "c", thread: "<a@site.example>" };
const accepts: SendResult = { kind: "accepted" };
const silent: SendResult = { kind: "unknown" };
const refuses: SendResult = { kind: "refused", because: "other", status: 429 };
const blames: SendResult = { kind: "refused", because: "content", status: 400 };

/** What the two roads do, by which the letter begins, what becomes of it, and how often each was taken. */
const cases: [
  first: SendResult,
  second: SendResult | undefined,
  begins: RoadName,
  becomes: SendResult,
  calls: number[],
][] = [
  [accepts, accepts, "first", accepts, [1, 0]],
  [refuses, accepts, "first", accepts, [1, 1]],
  [refuses, silent, "first", silent, [1, 1]],
  [refuses, refuses, "first", refuses, [1, 1]],
  [refuses, undefined, "first", refuses, [1, 0]],
  [silent, accepts, "first", silent, [1, 0]],
  [blames, accepts, "first", blames, [1, 0]],
  [silent, accepts, "second", accepts, [0, 1]],
  [accepts, refuses, "second", accepts, [1, 1]],
  [accepts, silent, "second", silent, [0, 1]],
  [accepts, undefined, "second", accepts, [1, 0]],
];

test.each(cases)(
  "roads that answer %j and %j, beginning by the %s: %j",
  async (first, second, begins, becomes, calls) => {
    const asked = [0, 0];
    const road = (which: 0 | 1, result: SendResult): Road => {
      return async () => {
        asked[which] = (asked[which] ?? 0) + 1;
        return result;
      };
    };
    expect(await byEither(road(0, first), second && road(1, second))(letter, begins)).toEqual(becomes);
    expect(asked).toEqual(calls);
  },
);

function staffRoad(send: (mail: unknown) => Promise<EmailSendResult>): Road {
  const road = createStaffRoad({ send }, "website@example.com", 1000);
  if (!road) throw new Error("there is no road");
  return road;
}

test("the second road hands on the letter with its thread and files, and has no road where nothing is bound", async () => {
  const mails: unknown[] = [];
  const road = staffRoad(async (mail) => {
    mails.push(mail);
    return { messageId: "m1" };
  });
  const file = { filename: "calls.csv", type: "text/csv", text: "a,b" };
  const sent = await road({ ...letter, replyTo: "visitor@example.com", attachments: [file] });
  expect(sent).toEqual({ kind: "accepted", requestId: "m1", road: "second" });
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
  expect(createStaffRoad(undefined, "website@example.com", 1000)).toBeUndefined();
});

test("the second road is refused by the codes of what was never taken; any other error may have come after it was", async () => {
  const failing = (code?: string) => () => Promise.reject(Object.assign(new Error("no"), code && { code }));
  for (const code of ["E_RECIPIENT_NOT_ALLOWED", "E_SENDER_NOT_VERIFIED", "E_DAILY_LIMIT_EXCEEDED"])
    expect(await staffRoad(failing(code))(letter), code).toEqual({
      kind: "refused",
      because: "other",
      status: 0,
      reason: code,
    });
  for (const code of [undefined, "E_INTERNAL_SERVER_ERROR", "E_DELIVERY_FAILED"])
    expect(await staffRoad(failing(code))(letter), code).toEqual({ ...silent, reason: code ?? "Error" });
});

test("a second road that hangs is waited for no longer than the first", async () => {
  vi.useFakeTimers();
  const sent = staffRoad(() => new Promise(() => {}))(letter);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual({ ...silent, reason: "StorageFault" });
});
