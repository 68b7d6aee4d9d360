import { renderToStaticMarkup } from "react-dom/server";
import { FailureSection } from "#app/pages/failure/failure.tsx";
import { melbourneDate } from "#content/melbourne.ts";
import { headerLinks } from "#content/pages.ts";
import { type BuiltPages, headerOn, type PageEntry, yearMark } from "./document/built-pages.ts";
import { everyLink, SiteHeader } from "./document/header/site-header.tsx";
import { QuickBar } from "./document/quick-bar.tsx";
import { SiteFooter } from "./document/site-footer.tsx";
import { type Route, routes } from "./routes.ts";

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

async function entryOf(route: Route): Promise<PageEntry> {
  const { pattern, heads, load, titles = {}, decidedBy = [], titleAfterPost, posts = false } = route;
  const { reads } = await load();
  return {
    pattern,
    heads,
    reads: reads?.(melbourneDate(new Date())) ?? [],
    titles,
    decidedBy,
    titleAfterPost,
    posts,
  };
}
