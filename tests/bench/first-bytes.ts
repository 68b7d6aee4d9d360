import { startBenchSite } from "./bench-site.ts";
import { type Answer, openConnection } from "./connection.ts";
import { percentile } from "./load.ts";
import { type Section, show, table } from "./section.ts";

/** Each page from memory, and where it reads a field of the address, rendered anew. */
const pages: [path: string, question?: string][] = [
  ["/", "month=10&kw=6.6&battery="],
  ["/contact", "from=article-"],
  ["/solar-batteries", "kw=6.6&night="],
  ["/blog/insurance-warranty"],
];

/** When a page's first byte, its `<main>` and its last byte reach a client that watches the stream. */
export async function measureFirstBytes(say: (text: string) => void): Promise<Section> {
  const site = await startBenchSite({ alone: true });
  const rows: (string | number)[][] = [];
  const figures: Section["figures"] = [];
  for (const [path, question] of pages)
    for (const asked of question ? ["", question] : [""]) {
      const way = asked === "" ? "from memory" : "rendered anew";
      const times = await watch(site.url, (index) => (asked === "" ? path : `${path}?${asked}${index}`));
      const middle = (pick: (answer: Answer) => number) => percentile(times.map(pick), 0.5);
      const first = middle((answer) => answer.firstByte);
      const main = middle((answer) => answer.main ?? Number.NaN);
      const name = `${path} ${way}`;
      rows.push([name, show(first), show(main), show(middle((answer) => answer.end))]);
      figures.push({ name: `${name}: first byte`, value: first, unit: "ms" });
      figures.push({ name: `${name}: <main>`, value: main, unit: "ms" });
      say(`${name}: ${show(first)} ms to the first byte, ${show(main)} ms to <main>`);
    }
  await site.stop();
  const head = ["page", "first byte, ms", "`<main>`, ms", "whole, ms"];
  const text = `Medians of 30 requests, one at a time, on this machine, after 100 to warm up.\n\n${table(head, rows)}`;
  return { title: "First byte and main content", figures, text };
}

async function watch(url: string, pathOf: (index: number) => string): Promise<Answer[]> {
  const connection = openConnection(url);
  for (let index = 0; index < 100; index++) await connection.ask({ path: pathOf(index) });
  const answers: Answer[] = [];
  for (let index = 100; index < 130; index++) {
    const answer = await connection.ask({ path: pathOf(index) }, true);
    if (answer.main === undefined) throw new Error(`${pathOf(index)} has no <main>`);
    answers.push(answer);
  }
  connection.close();
  return answers;
}
