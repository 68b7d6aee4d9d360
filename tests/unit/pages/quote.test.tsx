import type { Element } from "@xmldom/xmldom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quote } from "#app/pages/own-page/quote.tsx";
import { elements, lineOf, linesOf, parseHtml } from "#tests/unit/page-text.ts";

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
  expect(linesOf(quotePage()).slice(0, 3)).toEqual([
    "Solar panels",
    "$11,370",
    "Includes GST, after discounts; fixed until 29 December.",
  ]);
});

test("each time a quote is shown, the form for a question has a new key", () => {
  const [key, nextKey] = [keyIn(quotePage()), keyIn(quotePage())];
  expect(key).toMatch(/^[\w-]{20,64}$/);
  expect(nextKey).not.toBe(key);
});

test("after a failure the form for a question keeps its key, so that a repeated question counts once", () => {
  const key = crypto.randomUUID();
  expect(keyIn(quotePage(key))).toBe(key);
});

test("“Don’t remind me about the quote” stops the reminders of the quote, not of the visit", () => {
  const [form] = elements(quotePage(), "form").filter((each) =>
    elements(each, "button").map(lineOf).includes("Don’t remind me about the quote"),
  );
  expect(form?.getAttribute("action")).toBe("/request?x&act=no-quote-reminders&quote=press-1");
});

function quotePage(questionKey?: string): Element {
  return parseHtml(renderToStaticMarkup(<Quote quote={quote} link="/request?x" questionKey={questionKey} />));
}

function keyIn(page: Element): string | null | undefined {
  return elements(page, "input", { type: "hidden", name: "draft" })[0]?.getAttribute("value");
}
