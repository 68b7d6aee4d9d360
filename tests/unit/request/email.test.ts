import { expect, test } from "vitest";
import { likelyEmail } from "#content/request/email-typo.ts";
import { checkRequest } from "#content/request/schema.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";

test.each([
  "ann@example.com",
  "ann.o'brien+solar@mail.example.com.au",
  "a@b.co",
  "x_y-z@sub-domain.example.museum",
  `${"a".repeat(64)}@example.com`,
])("the email address %s is accepted", (email) => {
  expect(checkRequest({ ...minimalRequest(), email }).ok).toBe(true);
});

test.each([
  "ann",
  "ann@",
  "ann@example",
  "@example.com",
  "ann@@example.com",
  "ann example@example.com",
  "ann@example..com",
  ".ann@example.com",
  "ann..b@example.com",
  "ann@-example.com",
  'ann"@example.com',
  "<ann@example.com>",
  "ann@example.com\nBcc: x@y.z",
  "ann@example.com, bob@example.com",
  "ann@[127.0.0.1]",
  `${"a".repeat(65)}@example.com`,
  `ann@${"a".repeat(250)}.com`,
])("the email address %j is refused", (email) => {
  expect(checkRequest({ ...minimalRequest(), email })).toMatchObject({
    ok: false,
    problems: { email: expect.any(String) },
  });
});

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
