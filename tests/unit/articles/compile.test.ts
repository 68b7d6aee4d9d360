import { expect, test, vi } from "vitest";
import { compileArticle } from "#tools/vite/articles/compile.ts";

const { breaks } = vi.hoisted(() => ({ breaks: { next: false } }));
vi.mock("#tools/vite/articles/figure-notes.ts", () => ({
  figureNotes: () => () => {
    if (breaks.next) throw new TypeError("a bug of ours");
  },
}));

test("an article's mistake is reported with its line", () => {
  const { problems } = compileArticle("content/articles/one.mdx", "One.\n\nTwo {\n");
  expect(problems).toContainEqual({ line: 3, text: expect.stringContaining("expected a corresponding closing brace") });
});

test("a bug in our own plug-ins isn't reported as an article's mistake", () => {
  breaks.next = true;
  const compile = () => compileArticle("content/articles/one.mdx", "One.\n");
  expect(compile).toThrow("content/articles/one.mdx can't be compiled");
});
