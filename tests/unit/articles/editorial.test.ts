import { expect, test } from "vitest";
import { editorFindings } from "#tools/checks/editorial/findings.ts";
import { compileArticle } from "#tools/vite/articles/compile.ts";

test("the editorial check lists what an article lacks, claims without a source and shouldn't say", () => {
  const text = "## Heaters\n\nThis seamless heater saves $500 a year.\n";
  const article = compileArticle("content/articles/heaters.mdx", text);
  expect(editorFindings([article], []).map((finding) => `${finding.line} ${finding.text}`)).toEqual([
    "1 has 8 words: it should have 900 to 2,400",
    "1 has no <Worked>: add one",
    "1 has no <Table>: add one",
    "1 has no <Faq>: add one",
    "1 has nothing to look at: add Bars, YieldByMonth or a Picture",
    "3 $500 has no record and no note: add one, compute it, or explain it in content/articles/figures-without-source.yaml",
    '3 "seamless": sales talk: say what it does or what it costs',
  ]);
});
