import { expect, test } from "vitest";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { sharedSite } from "../../site/lead-site.ts";

/** We say what a thing costs and does, not what our advertisements said or what we didn't find out. */
const unsaid = [
  /\badvertised\b|\bwe(’ve)? advertise\b/i,
  /in our ads/i,
  /\bour own (figure|pages|rebates page)\b|our model only/i,
  /these days the amount/i,
  /we (couldn’t|couldn't) (find|check|confirm|open|trace)|we found no/i,
  /not our “from” price/i,
  /second-hand (report|source)|reported second-hand|web address of this page/i,
  /Until November 2026 (we|our model|this site)/,
];

/** The most notes that a page may have. */
const mostNotes: Readonly<Record<string, number>> = { "/contact": 0, "/faq": 12, "/about": 12, "/service-areas": 12 };
const others = ["/contact?callback", "/consent", "/privacy", "/terms", "/how-we-calculate", "/blog"];
const articles = articleSlugs().map((slug) => `/blog/${slug}`);

const site = await sharedSite();

test.each([...Object.keys(mostNotes), ...others, ...articles])("%s speaks plainly of what we do", async (path) => {
  const [text = ""] = (await pageOf(path)).split('<section class="notes');
  const read = text.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, "").replaceAll(/&#x27;/g, "’");
  expect(unsaid.flatMap((words) => words.exec(read)?.[0] ?? [])).toEqual([]);
});

test.each(Object.entries(mostNotes))("%s has at most %i notes", async (path, most) => {
  expect((await pageOf(path)).match(/<li id="note-\d+"/g)?.length ?? 0).toBeLessThanOrEqual(most);
});

async function pageOf(path: string): Promise<string> {
  const page = await (await site.ask(path)).text();
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";
}
