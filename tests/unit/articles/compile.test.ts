import { expect, test, vi } from "vitest";
import { compileArticle } from "#tools/vite/articles/compile.ts";

test("an article's mistake is reported with its line", () => {
  const { problems } = compileArticle("content/articles/one.mdx", "One.\n\nTwo {\n");
  expect(problems).toContainEqual({ line: 3, text: expect.stringContaining("expected a corresponding closing brace") });
});

test("a bug in our own plug-ins isn't reported as an article's mistake", async () => {
  const plugin = "#tools/vite/articles/figure-notes.ts";
  const figureNotes = () => () => {
    throw new TypeError("a bug of ours");
  };
  vi.resetModules();
  vi.doMock(plugin, () => ({ figureNotes }));
  try {
    const { compileArticle } = await import("#tools/vite/articles/compile.ts");
    const compile = () => compileArticle("content/articles/one.mdx", "One.\n");
    expect(compile).toThrow("content/articles/one.mdx can't be compiled");
  } finally {
    vi.doUnmock(plugin);
    vi.resetModules();
  }
});
