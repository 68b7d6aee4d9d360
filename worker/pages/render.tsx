// React renders a page in one piece. This file renders its sections in order, without scripts. Before a section that has to wait it
// sends those that are ready. A section that changes only with the day is rendered once a day. Notes are numbered across the whole page.
import { Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { bodyEnd, bodyStart, documentEnd } from "#app/document/document.ts";
import { SiteHeader } from "#app/document/header/site-header.tsx";
import { QuickBar } from "#app/document/quick-bar.tsx";
import { SiteFooter } from "#app/document/site-footer.tsx";
import { Notes } from "#app/figures/notes.tsx";
import { createNoteNumbers, type NotedMarkup, splitAtNotes } from "#app/figures/number-notes.tsx";
import { loadParts } from "#app/island/part.tsx";
import { RenderOnceContext } from "#app/island/rendered-once.tsx";
import { FailureSection } from "#app/pages/failure/failure.tsx";
import { isCachedForDay } from "#app/routing/cached-for-day.ts";
import { queryPage } from "#app/routing/page-route.ts";
import type { PageServices } from "#app/routing/page-services.ts";
import { TodayContext } from "#app/routing/today.ts";
import { errorFields, type Log } from "../log.ts";
import { createMemory } from "../response-memory/memory.ts";
import type { PageRequest } from "./page-request.ts";
import type { Visitor } from "./stream.ts";

/** A page whose action and loader have run, ready to be rendered. */
export interface PreparedPage {
  status: number;
  headers: Record<string, string>;
  /** Whether an action answered a post. */
  isPostResponse: boolean;
  /** What the action or the loader threw. */
  error: unknown;
  /** Renders everything below the head, in order. A chunk ends before each section that waits. */
  render(visitor?: Visitor): AsyncGenerator<string>;
}

interface FailureOptions {
  status: number;
  /** Whether a part of the page was sent. */
  isStarted: boolean;
  log: Log;
}

export async function preparePage(request: PageRequest, services: PageServices): Promise<PreparedPage | Response> {
  const { route, query, url, posted } = request;
  const result = await queryPage({ route, request: posted ?? new Request(url), query, services });
  if (result instanceof Response) return result;
  const { props, ...prepared } = result;
  const { error } = prepared;
  return {
    ...prepared,
    isPostResponse: props.actionData !== undefined,
    async *render(visitor) {
      if (error !== undefined) throw error;
      const Component = await route.lazy.Component();
      await loadParts();
      yield* renderPage(request, () => Component(props), visitor);
    },
  };
}

/** The error section, instead of a page or the rest of it. It lacks `documentEnd`, which marks a complete page. */
export async function renderFailure(request: PageRequest, error: unknown, options: FailureOptions): Promise<string> {
  const section = await failureSection(request, error, options);
  return (options.isStarted ? "" : startOf(request)) + section + endOf(request);
}

async function failureSection(
  { route, name, today }: PageRequest,
  error: unknown,
  { status, log }: FailureOptions,
): Promise<string> {
  try {
    const ErrorBoundary = await route.lazy.ErrorBoundary?.();
    if (ErrorBoundary) return renderSection(<ErrorBoundary error={error} />, today).start;
  } catch (failure) {
    // If the page's own error section fails, use the default one.
    log({ event: "error-page-failed", route: name, ...errorFields(failure) });
  }
  return renderSection(<FailureSection error={error} status={status} />, today).start;
}

async function* renderPage(
  request: PageRequest,
  page: () => ReactNode | Promise<ReactNode>,
  visitor?: Visitor,
): AsyncGenerator<string> {
  const notes = createNoteNumbers();
  let readyHtml = startOf(request);
  const pageContent = page();
  if (pageContent instanceof Promise) {
    yield readyHtml;
    readyHtml = "";
  }
  for (const [index, section] of sectionsOf(await pageContent).entries()) {
    const content = isAsyncSection(section) ? section.type(section.props) : section;
    if (content instanceof Promise && readyHtml !== "") {
      yield readyHtml;
      readyHtml = "";
    }
    const node = await content;
    if (visitor?.hasLeft) return;
    readyHtml += notes.numberNotes(renderSection(node, request.today, { prefix: `s${index}`, key: keyOf(section) }));
  }
  const texts = notes.texts();
  if (texts.length > 0) readyHtml += renderToStaticMarkup(<Notes texts={texts} />);
  yield readyHtml + endOf(request) + documentEnd;
}

function sectionsOf(page: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(page) || page.type !== Fragment) return [page];
  const { children } = page.props;
  return Array.isArray(children) ? children : [children];
}

const AsyncFunction = (async () => {}).constructor;

interface AsyncSection {
  type(props: object): Promise<ReactNode>;
  props: object;
}

/** React's text renderer doesn't accept async components, so we call them ourselves. */
function isAsyncSection(section: unknown): section is AsyncSection {
  return isValidElement(section) && section.type instanceof AsyncFunction;
}

/** The start of the body, with the site's header. */
function startOf({ path, today }: PageRequest): string {
  return bodyStart(renderSection(<SiteHeader path={path} />, today, { key: path }).start);
}

/** The end of the body, with the site's footer. */
function endOf({ path, today }: PageRequest): string {
  const footer = renderSection(<SiteFooter />, today, { key: SiteFooter }).start;
  return bodyEnd(footer + renderSection(<QuickBar path={path} />, today, { key: `bar ${path}` }).start);
}

/** Markup that is rendered once a day. */
const renderedByKey = createMemory<unknown, NotedMarkup>();

function keyOf(section: ReactNode): unknown {
  return isValidElement(section) && isCachedForDay(section.type) ? section.type : undefined;
}

function renderSection(
  section: ReactNode,
  today: string,
  { prefix = "", key }: { prefix?: string; key?: unknown } = {},
): NotedMarkup {
  // `renderToString` adds the markers that the browser needs to hydrate a part.
  const renderPart = (id: string, children: ReactNode) => renderOnce(today, id, () => renderToString(children)).start;
  const content = (
    <TodayContext value={today}>
      <RenderOnceContext value={renderPart}>{section}</RenderOnceContext>
    </TodayContext>
  );
  return renderOnce(today, key, () => renderToStaticMarkup(content, { identifierPrefix: prefix }));
}

function renderOnce(today: string, key: unknown, render: () => string): NotedMarkup {
  const cachedMarkup = key === undefined ? undefined : renderedByKey.get(today, key);
  if (cachedMarkup) return cachedMarkup;
  const markup = splitAtNotes(render());
  if (key !== undefined) renderedByKey.set(today, key, markup);
  return markup;
}
