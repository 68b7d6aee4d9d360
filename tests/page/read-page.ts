import built from "virtual:built-pages";
import type { Visit } from "#app/page-request/visit.ts";
import { createMemory } from "#worker/memory/memory.ts";
import { createPages } from "#worker/pages/pages.ts";
import { usualDate } from "../site/usual-date.ts";

const unused = () => Promise.reject(new Error("no store is asked here"));
const visit: Omit<Visit, "today"> = {
  acceptAssessment: unused,
  fileWanted: unused,
  acceptLaterFile: unused,
  checkSent: unused,
  checkWithdrawal: unused,
  withdraw: unused,
};

/** The site's own pages without a Worker around them. */
export function pagesOn(today: string) {
  return createPages({
    built,
    siteUrl: "https://site.example",
    memory: createMemory(),
    tagOf: () => 'W/"tag"',
    today: () => today,
    now: () => new Date(),
    log: () => {},
    visit,
    loadWritten: async () => undefined,
    loadStyles: async () => "",
    loadRenderer: () => import("#worker/pages/renderer.tsx"),
    remember: false,
  });
}

/** A page as it is read on a day. */
export async function readPage(path: string, today = usualDate.slice(0, 10)): Promise<string> {
  const response = await pagesOn(today).answer(new Request(`https://site.example${path}`));
  if (!response) throw new Error(`${path} is no page`);
  return response.text();
}
