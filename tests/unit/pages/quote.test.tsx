import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quote } from "#app/pages/own-page/quote.tsx";

const quote = {
  key: "press-1",
  what: "Solar panels",
  file: "PDF",
  amount: "$11,370",
  until: "29 December",
  isOpen: true,
  answer: undefined,
  answerText: undefined,
  replaced: undefined,
  questions: [],
  getsReminder: true,
};

test("a quote says that its amount includes GST, and how long it is fixed", () => {
  expect(quotePage().replace(/<[^>]+>/g, " ")).toMatch(
    /Solar panels +\$11,370 +Includes GST, after discounts; fixed until 29 December\. /,
  );
});

test("each time a quote is shown, the form for a question has a new key", () => {
  expect(keyIn(quotePage())).toBeDefined();
  expect(keyIn(quotePage())).not.toBe(keyIn(quotePage()));
});

test("after a failure the form for a question keeps its key, so that a repeated question counts once", () => {
  const key = crypto.randomUUID();
  expect(keyIn(quotePage(key))).toBe(key);
});

test("“Don’t remind me about the quote” stops the reminders of the quote, not of the visit", () => {
  expect(/<form[^>]*action="([^"]+)"(?:(?!<form).)*Don’t remind me about the quote/s.exec(quotePage())?.[1]).toContain(
    "act=no-quote-reminders",
  );
});

function quotePage(questionKey?: string): string {
  return renderToStaticMarkup(<Quote quote={quote} link="/request?x" questionKey={questionKey} />);
}

function keyIn(page: string): string | undefined {
  return /<input type="hidden" name="draft" value="([\w-]{20,64})"/.exec(page)?.[1];
}
