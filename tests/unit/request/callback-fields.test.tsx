import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CallbackFields } from "#app/request/fields/callback-fields.tsx";
import { elements, parseHtml } from "#tests/unit/page-text.ts";

test.each([
  [{}, "any"],
  [{ bestTime: "saturday" }, "saturday"],
])("with the values %j a callback form starts with the time “%s”", (values, chosenTime) => {
  const fields = renderToStaticMarkup(<CallbackFields values={{ ...values, selectedServices: [] }} problems={{}} />);
  const times = elements(parseHtml(`<form>${fields}</form>`), "input", { name: "bestTime" });
  const chosenTimes = times.filter((time) => time.hasAttribute("checked"));
  expect(chosenTimes.map((time) => time.getAttribute("value"))).toEqual([chosenTime]);
});
