import { expect, test } from "vitest";
import { withOurDetails } from "#content/our-details.ts";
import { promises } from "#content/promises.ts";

test.each([
  ["{assessment-takes}", promises.assessment],
  ["{consent-lasts}", promises.consent],
  ["{quote-holds}", promises.quoteHolds],
  ["{reply-rule}", promises.replyRule],
  ["{urgent-reply}", promises.urgentReply],
])("in a text that is kept as data, %s stands for “%s”", (name, promise) => {
  expect(withOurDetails(`Text: ${name}.`)).toBe(`Text: ${promise}.`);
});
