import { type PagePath, pageRecord } from "#content/pages.ts";
import { blocks, type PageHandle, siteMark } from "./head.ts";
import { breadcrumbs, localBusiness } from "./structured-data.ts";

interface PageOptions extends Omit<PageHandle, "heads"> {
  jsonLd?: (siteUrl: string) => readonly object[];
}

/** The handle of a page that content/pages.ts lists. */
export function pageHandle(path: PagePath, { jsonLd, ...rest }: PageOptions): PageHandle {
  const { title, description } = pageRecord(path);
  const card = path === "/" ? "home" : path.slice(1);
  const data = jsonLd?.(siteMark) ?? [path === "/" ? localBusiness(siteMark) : breadcrumbs(siteMark, path)];
  return { heads: [{ title, description, path, card, styles: card, jsonLd: blocks(data) }], ...rest };
}
