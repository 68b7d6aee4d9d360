import { renderToStaticMarkup } from "react-dom/server";
import type { RouteObject } from "react-router";
import { FailureSection } from "#app/pages/failure/failure.tsx";
import { melbourneDate } from "#content/melbourne.ts";
import { headerLinks } from "#content/pages.ts";
import { type BuiltPages, headerOn, type PageEntry, yearMark } from "./document/built-pages.ts";
import { isPageHandle } from "./document/head.ts";
import { everyLink, SiteHeader } from "./document/header/site-header.tsx";
import { QuickBar } from "./document/quick-bar.tsx";
import { SiteFooter } from "./document/site-footer.tsx";
import { routes } from "./routes.tsx";

/** Runs when the site is built; under `vite dev`, when the Worker starts. */
const builtPages: BuiltPages = {
  table: await Promise.all(routes.map(entryOf)),
  header: headerForAll(),
  footer: renderToStaticMarkup(
    <>
      <SiteFooter year={yearMark} />
      <QuickBar />
    </>,
  ),
  failure: renderToStaticMarkup(<FailureSection />),
};
export default builtPages;

/** One text for all pages, if it comes to what React would have rendered for each. */
function headerForAll(): string {
  const header = renderToStaticMarkup(<SiteHeader path={everyLink} />);
  for (const path of ["/", ...headerLinks])
    if (headerOn(path, header) !== renderToStaticMarkup(<SiteHeader path={path} />))
      throw new Error(`app/document/built-pages.ts: the header on ${path} differs from what SiteHeader renders`);
  return header;
}

async function entryOf({ path = "", lazy }: RouteObject): Promise<PageEntry> {
  const { handle, action } = typeof lazy === "function" ? await lazy() : {};
  if (!isPageHandle(handle)) throw new Error(`app/routes.tsx: the page at ${path} exports no handle`);
  const { heads, reads, titles = {}, decidedBy = [], remembersAnswers = false, titleAfterPost } = handle;
  return {
    pattern: path,
    heads,
    reads: reads?.(melbourneDate(new Date())) ?? [],
    titles,
    decidedBy,
    remembersAnswers,
    titleAfterPost,
    posts: action !== undefined,
  };
}
