import { Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { bodyEnd, bodyStart, documentEnd } from "#app/document/document.ts";
import { SiteHeader } from "#app/document/header/site-header.tsx";
import { QuickBar } from "#app/document/quick-bar.tsx";
import { SiteFooter } from "#app/document/site-footer.tsx";
import { Notes } from "#app/figures/notes.tsx";
import { createNoteNumbers, cutAtNotes, type NotedMarkup } from "#app/figures/number-notes.ts";
import { RenderOnce } from "#app/island/rendered-once.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import type { PageServices } from "#app/page-request/page-services.ts";
import { TodayContext } from "#app/page-request/today.ts";
import { FailureSection } from "#app/pages/failure/failure.tsx";
import { createMemory } from "../response-memory/memory.ts";
import type { ReadRequest } from "./read-request.ts";
import type { Visitor } from "./stream.ts";

/** A page whose status is known and of which nothing is rendered yet. */
export interface PreparedPage {
  status: number;
  headers: Record<string, string>;
  /** Whether an action has answered a post. */
  answered: boolean;
  /** Everything below the head. */
  render(visitor?: Visitor): Promise<string>;
}

/** Loads the page. Only one with a loader or an action needs React Router, and the request itself. */
export async function preparePage(request: ReadRequest, visit: PageServices): Promise<PreparedPage | Response> {
  const { path, question, today, passesOn, route, address, posted } = request;
  const { Page, loader, action } = await route.load();
  const page = { path, question, today, passesOn };
  const prepared = (own: PageRequest) => ({
    render: async (visitor?: Visitor) => renderBody(request, sectionsOf(await Page(own)), visitor),
  });
  if (!loader && !action) return { status: request.status, headers: {}, answered: false, ...prepared(page) };
  const { routeRequest } = await import("./router.ts");
  const singleRoute = { path: route.pattern, ...(loader && { loader }), ...(action && { action }) };
  const routed = await routeRequest(singleRoute, posted ?? new Request(address), visit);
  if (routed instanceof Response) return routed;
  const { loaderData, actionData, ...answer } = routed;
  return { ...answer, ...prepared(Object.assign(page, { loaderData, actionData })) };
}

/** What takes the place of a page that failed. It lacks the document's end. */
export function renderFailure(request: ReadRequest, error: unknown): string {
  return framed(request, renderSection(<FailureSection error={error} />, request.today).start);
}

function sectionsOf(page: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(page) || page.type !== Fragment) return [page];
  const { children } = page.props;
  return Array.isArray(children) ? children : [children];
}

async function renderBody(request: ReadRequest, sections: ReactNode[], visitor?: Visitor): Promise<string> {
  const notes = createNoteNumbers();
  let main = "";
  for (const [index, waiting] of sections.entries()) {
    const section = await waiting;
    if (visitor?.left) return "";
    main += notes.numbered(renderSection(section, request.today, { prefix: `s${index}` }));
  }
  const texts = notes.texts();
  if (texts.length > 0) main += renderToStaticMarkup(<Notes texts={texts} />);
  return framed(request, main) + documentEnd;
}

function framed({ path, today }: ReadRequest, main: string): string {
  const header = renderSection(<SiteHeader path={path} />, today, { key: path });
  const footer = renderSection(<SiteFooter />, today).start + renderSection(<QuickBar />, today).start;
  return bodyStart(header.start) + main + bodyEnd(footer);
}

/** The one cache of what is rendered. */
const renderedByComponent = createMemory<unknown, NotedMarkup>();

/** A section without props is the same for everybody on a day: it is kept by its component. A page's header is kept by its path. */
function renderSection(section: ReactNode, today: string, { prefix = "", key = keyOf(section) } = {}): NotedMarkup {
  // A part of an island, as the browser expects it.
  const renderPart = (id: string, children: ReactNode) => renderOnce(today, id, () => renderToString(children)).start;
  const content = (
    <TodayContext value={today}>
      <RenderOnce value={renderPart}>{section}</RenderOnce>
    </TodayContext>
  );
  return renderOnce(today, key, () => renderToStaticMarkup(content, { identifierPrefix: prefix }));
}

function renderOnce(today: string, key: unknown, render: () => string): NotedMarkup {
  const known = key === undefined ? undefined : renderedByComponent.get(today, key);
  if (known) return known;
  const markup = cutAtNotes(render());
  if (key !== undefined) renderedByComponent.set(today, key, markup);
  return markup;
}

function keyOf(section: ReactNode): unknown {
  const isElement = isValidElement<object>(section) && typeof section.type !== "string";
  return isElement && Object.keys(section.props).length === 0 ? section.type : undefined;
}
