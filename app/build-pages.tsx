import { renderToStaticMarkup } from "react-dom/server";
import type { RouteObject } from "react-router";
import { FailureSection } from "#app/pages/failure/failure.tsx";
import { melbourneDate } from "#content/melbourne.ts";
import { headerLinks } from "#content/pages.ts";
import { type BuiltPages, type PageEntry, yearMark } from "./document/built-pages.ts";
import { isPageHandle } from "./document/head.ts";
import { QuickBar } from "./document/quick-bar.tsx";
import { SiteFooter } from "./document/site-footer.tsx";
import { SiteHeader } from "./document/site-header.tsx";
import { routes } from "./routes.tsx";

/** Runs when the site is built; under `vite dev`, when the Worker starts. */
const builtPages: BuiltPages = {
  table: await Promise.all(routes.map(entryOf)),
  headers: Object.fromEntries(
    ["", ...headerLinks].map((path) => [path, renderToStaticMarkup(<SiteHeader path={path} />)]),
  ),
  footer: renderToStaticMarkup(
    <>
      <SiteFooter year={yearMark} />
      <QuickBar />
    </>,
  ),
  failure: renderToStaticMarkup(<FailureSection />),
};
export default builtPages;

async function entryOf({ path = "", lazy }: RouteObject): Promise<PageEntry> {
  const { handle, action } = typeof lazy === "function" ? await lazy() : {};
  if (!isPageHandle(handle)) throw new Error(`app/routes.tsx: the page at ${path} exports no handle`);
  const { heads, reads, titles = {}, decidedBy = [], titleAfterPost } = handle;
  return {
    pattern: path,
    heads,
    reads: reads?.(melbourneDate(new Date())) ?? [],
    titles,
    decidedBy,
    titleAfterPost,
    posts: action !== undefined,
  };
}
