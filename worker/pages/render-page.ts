import type { BuiltPages } from "#app/document/built-pages.ts";
import { documentEnd, documentStart, styleElement, styleLinks, stylesInside } from "#app/document/document.ts";
import { escaped } from "#app/document/escaped.ts";
import { type Head, plainHead } from "#app/document/head.ts";
import type { Visit } from "#app/page-request/visit.ts";
import type { Log } from "../log.ts";
import { type Bytes, join } from "../memory/bytes.ts";
import { plainHeaders, streamHeaders } from "./page-headers.ts";
import type { ReadRequest } from "./page-request.ts";
import type { ResolvedPage, resolvePage } from "./renderer.tsx";
import { streamOf } from "./stream.ts";

export interface RenderOptions {
  built: BuiltPages;
  siteUrl: string;
  now(): Date;
  log: Log;
  visit: Omit<Visit, "today">;
  /** A page's `<main>` for a day, if the build has written it. */
  loadWritten(path: string, today: string): Promise<Bytes | undefined>;
  /** A style sheet of the build. */
  loadStyles(file: string): Promise<string>;
  /** React, React Router and the page's own code: what no first byte needs. */
  loadRenderer(): Promise<{ resolvePage: typeof resolvePage }>;
}

const encoder = new TextEncoder();

/** Renders a page as a stream. `onComplete` gets the bytes of one that reached its end without an error. */
export function createRenderPage(options: RenderOptions) {
  const { built, siteUrl, now, log, visit, loadWritten, loadStyles, loadRenderer } = options;
  const starts = new Map<string, [Bytes, Bytes]>();
  const styles = new Map<string, Bytes>();
  let day = "";
  const end: { today: string; bytes: Bytes } = { today: "", bytes: new Uint8Array() };

  async function renderPage(page: ReadRequest, onComplete?: (bytes: Bytes) => void): Promise<Response> {
    const started = now().getTime();
    try {
      const decided = decidesFirst(page) ? await resolve(page) : undefined;
      if (decided instanceof Response) {
        logAnswer(page, decided.status, started);
        return redirect(decided);
      }
      const status = decided?.status ?? page.status;
      const headers = decided ? new Headers(streamHeaders(page, status)) : streamHeaders(page, status);
      for (const [name, value] of decided?.headers ?? []) headers.set(name, value);
      const head = headOf(page, decided);
      if (page.method === "HEAD") return new Response(null, { status, headers });
      return new Response(streamOf(chunks(page, status, head, decided, started, onComplete)), { status, headers });
    } catch (error) {
      logFailure(page, error);
      logAnswer(page, 500, started);
      return failure(page.today, error);
    }
  }

  async function* chunks(
    page: ReadRequest,
    status: number,
    head: Head,
    decided: ResolvedPage | undefined,
    started: number,
    onComplete: ((bytes: Bytes) => void) | undefined,
  ): AsyncGenerator<Bytes> {
    const sent: Bytes[] = [];
    const passing = (bytes: Bytes) => {
      if (onComplete) sent.push(bytes);
      return bytes;
    };
    let failed = false;
    const [first, rest] = start(head, page.today);
    const known = knownStyles(head);
    if (!known) yield passing(first);
    yield passing(known ? join([first, known, rest]) : join([await stylesFor(head), rest]));
    const end = endOn(page.today);
    try {
      for await (const bytes of main(page, decided, end)) yield passing(bytes);
    } catch (error) {
      failed = true;
      logFailure(page, error);
      yield join([encoder.encode(failureSection(error)), end]);
    }
    logAnswer(page, status, started);
    if (!failed) onComplete?.(join(sent));
  }

  async function* main(page: ReadRequest, decided: ResolvedPage | undefined, end: Bytes): AsyncGenerator<Bytes> {
    const isPlain = page.question === "" && !page.posted && page.status === 200;
    const written = isPlain ? await loadWritten(page.path, page.today) : undefined;
    if (written) return yield join([written, end]);
    const resolved = decided ?? (await resolve(page));
    if (resolved instanceof Response) throw new Error(`${page.route} redirects: app/routes.ts must say decidedBy`);
    yield* resolved.render(end);
  }

  async function resolve(page: ReadRequest): Promise<ResolvedPage | Response> {
    const { resolvePage } = await loadRenderer();
    return resolvePage(page.found.entry.pattern, page, () => page.posted ?? new Request(page.address), {
      ...visit,
      today: page.today,
    });
  }

  /** The same for everybody who asks the page something: only the title and the date can differ. */
  function start(head: Head, today: string): [Bytes, Bytes] {
    const key = `${today} ${head.path} ${head.title} ${head.noindex}`;
    const known = starts.get(key);
    if (known) return known;
    if (today !== day) starts.clear();
    day = today;
    const [first, rest] = documentStart({ head, siteUrl, today, header: built.header });
    const made: [Bytes, Bytes] = [encoder.encode(first), encoder.encode(rest)];
    starts.set(key, made);
    return made;
  }

  function endOn(today: string): Bytes {
    if (end.today !== today) Object.assign(end, { today, bytes: encoder.encode(documentEnd(built.footer, today)) });
    return end.bytes;
  }

  /** A page's styles, once they have been read. */
  function knownStyles(head: Head): Bytes | undefined {
    const files = stylesInside(head);
    return files.length === 0 ? new Uint8Array() : styles.get(files.join());
  }

  /** A page's styles; where they can't be read, the links to them. */
  async function stylesFor(head: Head): Promise<Bytes> {
    const files = stylesInside(head);
    try {
      const texts = await Promise.all(files.map(loadStyles));
      const made = encoder.encode(styleElement(texts.join("")));
      styles.set(files.join(), made);
      return made;
    } catch {
      return encoder.encode(styleLinks(head));
    }
  }

  /** What is sent when nothing has been sent yet. */
  function failure(today: string, error: unknown): Response {
    const head = plainHead("/500", "Something went wrong");
    const [first, rest] = start(head, today);
    const end = failureSection(error) + documentEnd(built.footer, today);
    const page = join([first, encoder.encode(styleLinks(head)), rest, encoder.encode(end)]);
    return new Response(page, { status: 500, headers: plainHeaders() });
  }

  /** What went wrong is in the log; only a developer sees it on the page. */
  function failureSection(error: unknown): string {
    if (!import.meta.env.DEV || !(error instanceof Error)) return built.failure;
    return `${built.failure}<pre>${escaped(error.stack ?? error.message)}</pre>`;
  }

  function logFailure({ route }: ReadRequest, error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    log({ event: "page-failed", route, kind, at: placeOf(error) });
    if (import.meta.env.DEV) console.error(error);
  }

  function logAnswer({ method, route }: ReadRequest, status: number, started: number): void {
    log({ event: "answer", method, route, status, duration: now().getTime() - started });
  }

  return { renderPage, logAnswer };
}

/** Whether a store must be asked before the status is known. */
function decidesFirst({ posted, question, found }: ReadRequest): boolean {
  if (posted) return true;
  const { decidedBy } = found.entry;
  return decidedBy.length > 0 && [...new URLSearchParams(question).keys()].some((field) => decidedBy.includes(field));
}

function headOf({ found, question, posted }: ReadRequest, decided: ResolvedPage | undefined): Head {
  const { entry, head } = found;
  if (question === "" && !posted) return head;
  const [, titleOfQuestion] =
    Object.entries(entry.titles).find(([field]) => new URLSearchParams(question).get(field)?.trim()) ?? [];
  const title = (decided?.answered ? entry.titleAfterPost : undefined) ?? titleOfQuestion ?? head.title;
  return { ...head, title, noindex: true };
}

function redirect(response: Response): Response {
  const headers = plainHeaders();
  for (const [name, value] of response.headers) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The innermost place of our code, without the message, which may hold what somebody typed. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return /^\s+at (.{1,200})/m.exec(stack)?.[1] ?? "";
}
