import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallbackFields } from "#app/request/fields/callback-fields.tsx";

test.each([
  [{}, "any"],
  [{ bestTime: "saturday" }, "saturday"],
])("with the values %j a callback form starts with the time “%s”", (values, chosenTime) => {
  const page = renderToStaticMarkup(<CallbackFields values={{ ...values, selectedServices: [] }} problems={{}} />);
  const chosenTimes = (page.match(/<input[^>]*name="bestTime"[^>]*>/g) ?? []).filter((input) => / checked/.test(input));
  expect(chosenTimes).toEqual([expect.stringContaining(`value="${chosenTime}"`)]);
});
