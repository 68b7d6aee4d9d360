import type { Visit } from "#app/page-request/visit.ts";
import { instantOf } from "#content/melbourne.ts";
import { createMemory } from "#worker/memory/memory.ts";
import { createPages } from "#worker/pages/pages.ts";
import { usualDate } from "../site/usual-date.ts";

const unused = () => Promise.reject(new Error("no store is asked here"));
const visit: Omit<Visit, "today"> = {
  acceptAssessment: unused,
  checkSent: unused,
  checkRequest: unused,
  changeRequest: unused,
};

/** The site's own pages without a Worker around them. */
function pagesOn(today: string) {
  const pages = createPages({
    siteUrl: "https://site.example",
    passesOn: false,
    memory: createMemory(),
    tagOf: () => 'W/"tag"',
    shown: () => instantOf({ date: today, minutes: 12 * 60 }),
    now: () => new Date(),
    log: () => {},
    visit,
    styleOf: () => ({ markup: async () => new Uint8Array() }),
    fetchBody: (request) => pages.answerBody(request),
    loadRenderer: () => import("#worker/pages/render.tsx"),
  });
  return pages;
}

/** A day's pages are rendered once, and read from memory after that. */
const byDay = new Map<string, ReturnType<typeof pagesOn>>();

/** A page as it is read on a day. */
export async function readPage(path: string, today = usualDate.slice(0, 10)): Promise<string> {
  const pages = byDay.get(today) ?? pagesOn(today);
  byDay.set(today, pages);
  const response = await pages.answer(new Request(`https://site.example${path}`));
  if (!response) throw new Error(`${path} is no page`);
  return response.text();
}
