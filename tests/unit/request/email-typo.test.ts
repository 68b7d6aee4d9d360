import { expect, test } from "vitest";
import { likelyEmail } from "#content/request/email-typo.ts";

test.each([
  ["jo@gmial.com", "jo@gmail.com"],
  ["Jo.Lee@gmail.con ", "jo.lee@gmail.com"],
  ["jo@gmal.com", "jo@gmail.com"],
  ["jo@gmail.co", "jo@gmail.com"],
  ["jo@bigpondd.com", "jo@bigpond.com"],
])("for the misspelt email address “%s” the form suggests %s", (typed, suggestion) => {
  expect(likelyEmail(typed)).toBe(suggestion);
});

test.each(["jo@hotmail.com.au", "jo@ymail.com", "jo@wattlebird.example", "jo@"])(
  "for the email address %s the form suggests no other",
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
