const frontMatter = {
  title: "A title that says the point",
  description: "What this article answers, in a sentence long enough to be one.",
  excerpt: "One or two sentences for the index, long enough to say something.",
  category: "Solar",
  checked: "2026-11-21",
  stateProgram: false,
  picture: "house-noon",
  keywords: ["one", "two", "three"],
  cta: { title: "Ask us", text: "Send a bill and we count for you.", button: "Get Free Analysis" },
};

/** An article's file with this body; fields of the front matter can be replaced, or left out as undefined. */
export function articleSource(body: string, changes: Record<string, unknown> = {}): string {
  return `---\n${JSON.stringify({ ...frontMatter, ...changes })}\n---\n\n${body}\n`;
}
