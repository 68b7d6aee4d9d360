import { createElement, Fragment } from "react";
import { expect, test } from "vitest";
import { curlyQuotes, withCurlyQuotes } from "#tools/vite/articles/curly-quotes.ts";
import { textTree } from "#tools/vite/articles/text-tree.ts";

test.each([
  [`It's "free", they say.`, "It’s “free”, they say."],
  [`("clean") and the panels' edges`, "(“clean”) and the panels’ edges"],
  [`'Soon' counts as no`, "‘Soon’ counts as no"],
  [`from the "ES" sign—"here"`, "from the “ES” sign—“here”"],
])("%s is printed as %s", (typed, printed) => {
  expect(curlyQuotes(typed)).toBe(printed);
});

test("a quote that follows a link, a figure or a number closes, and one that begins a paragraph opens", () => {
  const text = () =>
    createElement(
      Fragment,
      null,
      createElement("p", null, `the "`, createElement("a", { href: "/x?q='a'" }, "last"), `" one, `, "$90", "'s worth"),
      createElement("p", null, `"First", `, createElement("Figure", { id: "stc-price", alone: true }), "'s price"),
    );
  expect(textTree(text, [])).toEqual([
    {
      name: "p",
      inside: [
        "the “",
        { name: "a", attributes: { href: "/x?q='a'" }, inside: ["last"] },
        "” one, ",
        "$90",
        "’s worth",
      ],
    },
    { name: "p", inside: ["“First”, ", { name: "Figure", attributes: { id: "stc-price", alone: true } }, "’s price"] },
  ]);
});

test("captions, labels and front matter are printed with curly quotes as well, numbers as they are", () => {
  expect(withCurlyQuotes({ title: "It's", items: [{ label: `"A"`, value: 3 }] })).toEqual({
    title: "It’s",
    items: [{ label: "“A”", value: 3 }],
  });
});
