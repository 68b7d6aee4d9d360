import { createElement } from "react";
import { expect, test } from "vitest";
import { textTree } from "#tools/vite/articles/text-tree.ts";

test.each([
  ["a component", () => createElement(() => null), "an article defines a component"],
  ["a sum's function", () => ["About ", Math.round], "an expression gives a function, not a text or a number"],
  ["a range of dollars", () => ({ low: 1, high: 2 }), 'an expression gives {"low":1,"high":2}, not a text or a number'],
  ["markup in an attribute", () => createElement("Note", { text: createElement("b") }), "<Note text>: an attribute"],
])("an article with %s fails the build with an error that names its file", (_, Text, problem) => {
  expect(() => textTree("content/articles/sample.mdx", Text, [])).toThrow(`content/articles/sample.mdx: ${problem}`);
});
