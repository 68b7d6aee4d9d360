// Renders pages without a Worker, for unit tests.
import { estimateFromQuery } from "#app/estimators/index.ts";
import { momentOf } from "#content/melbourne.ts";
import { usualDate } from "#tests/settings.ts";
import { createPages } from "#worker/pages/pages.ts";
import { createMemory } from "#worker/response-memory/memory.ts";
import { createTags } from "#worker/response-memory/tags.ts";

const unused = () => Promise.reject(new Error("no store is asked here"));

/** The site's pages without a Worker around them, at noon of the usual date. */
export function pagesWith(some: Partial<Parameters<typeof createPages>[0]>) {
  const pages = createPages({
    shownSettings: { siteUrl: "https://site.example", hasWebhook: false },
    memory: createMemory(),
    tagOf: createTags("build", {}),
    siteTime: () => momentOf({ date: usualDate.slice(0, 10), minutes: 12 * 60 }),
    now: () => new Date(),
    log: () => {},
    services: {
      acceptRequest: unused,
      checkSent: unused,
      estimateOf: async ({ tool, query }, today) => estimateFromQuery(tool, new URLSearchParams(query), today),
      viewRequest: unused,
      changeRequest: unused,
      askForLink: unused,
    },
    styleOf: () => ({ markup: async () => new Uint8Array() }),
    fetchBody: (request) => pages.renderForCache(request),
    loadRenderer: () => import("#worker/pages/render.tsx"),
    ...some,
  });
  return pages;
}

/** The pages of each day. A page is rendered once, then answered from memory. */
const byDay = new Map<string, ReturnType<typeof pagesWith>>();

/** A page's HTML on a day. */
export async function readPage(path: string, today = usualDate.slice(0, 10)): Promise<string> {
  const noon = () => momentOf({ date: today, minutes: 12 * 60 });
  const pages = byDay.get(today) ?? pagesWith({ siteTime: noon, now: noon });
  byDay.set(today, pages);
  const response = await pages.respond(new Request(`https://site.example${path}`));
  if (!response) throw new Error(`${path} isn't a page`);
  if (response.status >= 300 && response.status < 400)
    throw new Error(`${path} leads to another page: ${response.status}`);
  return response.text();
}
