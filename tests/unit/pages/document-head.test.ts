import { expect, test } from "vitest";
import { documentHead } from "#app/document/document.ts";

test("HTML in a title stays text, in the head and in structured data", () => {
  const nastyTitle = 'Solar & "batteries" </title></script><script>alert(1)</script>';
  const jsonLd = () => [{ "@context": "https://schema.org", "@type": "Article", headline: nastyTitle }];
  const head = { title: nastyTitle, description: nastyTitle, path: "/blog/nasty", jsonLd };
  const page = documentHead({ head, siteUrl: "https://site.example", today: "2026-11-23" });
  const writtenTitle =
    "Solar &amp; &quot;batteries&quot; &lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
  expect(page).toContain(`<title>${writtenTitle}</title>`);
  expect(page).toContain(`<meta name="description" content="${writtenTitle}">`);
  expect(page).not.toContain("<script>alert");
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(block).headline).toBe(nastyTitle);
});
