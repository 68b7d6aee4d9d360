import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Quote } from "#app/pages/your-request/quote.tsx";

test("a quote's page says that its amount includes GST and how long it's fixed, and gives each question a key", () => {
  const quote = {
    key: "press-1",
    what: "Solar panels",
    file: "PDF",
    amount: "$11,370",
    until: "29 December",
    isOpen: true,
    answer: undefined,
    answerInWords: undefined,
    replaced: undefined,
    questions: [],
    isReminded: true,
  };
  const shown = (draft?: string) => renderToStaticMarkup(<Quote quote={quote} link="/request?x" draft={draft} />);
  expect(shown().replace(/<[^>]+>/g, " ")).toMatch(
    /Solar panels +\$11,370 +With GST and after discounts; fixed until 29 December\. /,
  );
  const keyOf = (page: string) => /<input type="hidden" name="draft" value="([\w-]{20,64})"/.exec(page)?.[1];
  expect(keyOf(shown())).toBeDefined();
  expect(keyOf(shown()), "a new one each time").not.toBe(keyOf(shown()));
  const posted = crypto.randomUUID();
  expect(keyOf(shown(posted)), "the same after a failure").toBe(posted);
});
