import { expect, test } from "vitest";
import { messages } from "#content/request/messages.ts";
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
])("the email address %j is refused", (email) => {
  expect(checkRequest({ ...minimalRequest(), email })).toEqual({
    ok: false,
    problems: { email: messages.email.wrong },
  });
});

test("an email address of more than 254 characters is refused", () => {
  const email = `ann@${"a".repeat(250)}.com`;
  expect(checkRequest({ ...minimalRequest(), email })).toEqual({
    ok: false,
    problems: { email: messages.tooLong(254) },
  });
});
