import { expect, test } from "vitest";
import { Note } from "#app/figures/notes.tsx";
import type { PageModule } from "#app/page-request/page-request.ts";
import { useToday } from "#app/page-request/today.tsx";
import type { LogLine } from "#worker/log.ts";
import { createMemory } from "#worker/memory/memory.ts";
import { createTags } from "#worker/memory/tags.ts";
import { createPages } from "#worker/pages/pages.ts";
import { renderSections } from "#worker/pages/sections.tsx";

const failure = "<p>We couldn’t show this page. Call 1300 975 707.</p>";

test("the head is sent before anything is loaded or rendered", async () => {
  const rendered: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const { ask, loads } = siteOf(async () => {
    rendered.push("page");
    return <p>{await promise}</p>;
  });
  const reader = readerOf(await ask("/"));
  const head = await reader.next();
  expect(head).toContain("<title>Wattlebird: Slow</title>");
  expect(head.endsWith('<main id="main" tabindex="-1">')).toBe(true);
  expect(loads()).toBe(0);
  expect(rendered).toEqual([]);
  resolve("Here now");
  expect(await reader.rest()).toMatch(/^<p>Here now<\/p>.*<\/body><\/html>$/s);
});

test("the first visitor gets a stream that nobody stores; from then on the same bytes are sent whole, with a tag", async () => {
  const { ask } = siteOf(() => <OnToday />);
  const first = await ask("/");
  expect(first.headers.get("etag")).toBeNull();
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("x-streamed")).toBe("1");
  const bytes = await first.text();
  const again = await ask("/");
  expect(again.headers.get("etag")).toBe(tagOf("2026-11-21"));
  expect(again.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(again.headers.get("x-streamed")).toBeNull();
  expect(await again.text()).toBe(bytes);
});

test("a known tag is answered with a 304 by an isolate that has rendered nothing", async () => {
  const { ask, loads } = siteOf(() => <h1>Never rendered</h1>);
  const answer = await ask("/", { headers: { "If-None-Match": tagOf("2026-11-21") } });
  expect(answer.status).toBe(304);
  expect(loads()).toBe(0);
});

test("the service worker gets a page whole, even the first time, and a failed one as an error", async () => {
  const { ask } = siteOf(() => <h1>Whole</h1>);
  const whole = await ask("/", { headers: { "X-Whole-Page": "1" } });
  expect(whole.headers.get("etag")).toBe(tagOf("2026-11-21"));
  expect(await whole.text()).toContain("<h1>Whole</h1>");
  const broken = siteOf(() => Promise.reject(new Error("No roof")));
  expect((await broken.ask("/", { headers: { "X-Whole-Page": "1" } })).status).toBe(500);
});

test("a section that throws ends the page in the error section: logged once, never kept, and the next visitor gets it whole", async () => {
  const { ask, lines } = siteOf(() => (
    <>
      <Counted />
      <Failing />
      <p>After</p>
    </>
  ));
  failing = true;
  const before = counted;
  const broken = await ask("/");
  const page = await broken.text();
  expect(broken.status).toBe(200);
  expect(broken.headers.get("etag")).toBeNull();
  expect(page).toContain(`<p>On 2026-11-21</p>${failure}`);
  expect(page).not.toContain("After");
  expect(page).toMatch(/<\/body><\/html>$/);
  expect(lines.filter(({ event }) => event === "page-failed")).toMatchObject([{ kind: "RangeError", route: "/" }]);
  expect(JSON.stringify(lines)).not.toContain("Xanthippe");
  failing = false;
  const mended = await ask("/");
  expect(mended.headers.get("x-streamed")).toBe("1");
  expect(await mended.text()).toContain("<p>Whole again</p><p>After</p>");
  expect(counted).toBe(before + 1);
});

test("what fails before the head is sent is a 500 in the layout, stored by nobody", async () => {
  const { ask, lines } = siteOf(() => <p />, { loader: () => Promise.reject(new Error("No store")) });
  const answer = await ask("/?sent=1");
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toContain("<title>Something went wrong");
  expect(page).toContain(failure);
  expect(lines.filter(({ event }) => event === "page-failed")).toHaveLength(1);
});

test("a section without props is rendered once a day, whatever the page was asked and whatever stands around it", async () => {
  const before = counted;
  const site = siteOf(({ question }) => (
    <>
      <h1>{question}</h1>
      <Counted />
    </>
  ));
  for (const path of ["/?kw=5", "/?kw=6", "/"])
    expect(await (await site.ask(path)).text()).toContain("<p>On 2026-11-21</p>");
  expect(counted).toBeLessThan(before + 2);
  site.date = "2026-11-22";
  expect(await (await site.ask("/?kw=5")).text()).toContain("<p>On 2026-11-22</p>");
  expect(counted).toBe(before + 1);
  expect((await site.ask("/")).headers.get("etag")).toBeNull();
});

test("a question is never kept", async () => {
  let renders = 0;
  const { ask } = siteOf(({ question }) => <p>{`${question} ${renders++}`}</p>);
  for (const turn of [0, 1]) {
    const answer = await ask("/?kw=5");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("etag")).toBeNull();
    expect(await answer.text()).toContain(`<p>kw=5 ${turn}</p>`);
  }
});

test("notes are numbered through all sections and stand at the page's end, from memory too", async () => {
  const { ask } = siteOf(({ question }) => (
    <>
      {question && (
        <p>
          Extra<Note id="extra">Only when asked</Note>
        </p>
      )}
      <Figures />
      <p>
        Again<Note id="cheap">It depends</Note>
      </p>
    </>
  ));
  for (const _ of ["rendered", "from memory"]) {
    expect(notesOf(await (await ask("/?kw=1")).text())).toEqual(["1", "2", "3", "2"]);
    expect(notesOf(await (await ask("/")).text())).toEqual(["1", "2", "1"]);
  }
  const page = await (await ask("/?kw=1")).text();
  expect(page).toMatch(
    /<li id="note-1">.*Only when asked.*<li id="note-2">.*It depends.*<li id="note-3">.*So they say/s,
  );
});

test("a visitor who hangs up ends the rendering, and nothing is left behind", async () => {
  const before = counted;
  const { ask, memory } = siteOf(() => (
    <>
      <Counted />
      <OnToday />
    </>
  ));
  const reader = (await ask("/")).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(counted).toBe(before);
  expect(memory.get("2026-11-21", "/")).toBeUndefined();
});

const tagOf = createTags("0123456789ab", ["https://site.example"]);

interface SiteOptions {
  loader?: () => Promise<unknown>;
}

/** A site of one page, which reads the fields `kw` and `sent`; a store decides about the second. */
function siteOf(Page: PageModule["Page"], { loader = async () => {} }: SiteOptions = {}) {
  const lines: LogLine[] = [];
  const memory = createMemory();
  let loads = 0;
  const site = { date: "2026-11-21", lines, memory, ask, loads: () => loads };
  const entry = { reads: ["kw", "sent"], titles: {}, decidedBy: ["sent"], posts: false };
  const pages = createPages({
    built: {
      table: [
        { ...entry, pattern: "/", heads: [{ title: "Slow", description: "A page that waits", path: "/" }] },
        { ...entry, pattern: "*", heads: [{ title: "Missing", description: "Nothing", path: "/404" }] },
      ],
      header: "<header></header>",
      footer: "<footer>© {year}</footer>",
      failure,
    },
    siteUrl: "https://site.example",
    memory,
    tagOf,
    today: () => site.date,
    now: () => new Date(),
    log: (line) => lines.push(line),
    visit: {
      acceptAssessment: never,
      fileWanted: never,
      acceptLaterFile: never,
      checkSent: never,
      checkWithdrawal: never,
      withdraw: never,
    },
    loadWritten: async () => undefined,
    loadStyles: async () => "",
    async loadRenderer() {
      loads++;
      return {
        async resolvePage(_, page) {
          await loader();
          return {
            status: 200,
            headers: [],
            answered: false,
            render: (end) => renderSections(Page, page, undefined, end),
          };
        },
      };
    },
    remember: true,
  });

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await pages.answer(new Request(`https://site.example${path}`, init));
    if (!response) throw new Error(`${path} is no page`);
    return response;
  }
  return site;
}

let counted = 0;
let failing = false;

function Counted() {
  counted++;
  return <OnToday />;
}

function Failing() {
  if (failing) throw new RangeError("typed: Xanthippe");
  return <p>Whole again</p>;
}

function Figures() {
  return (
    <p>
      Cheap<Note id="cheap">It depends</Note> and good<Note id="good">So they say</Note>
    </p>
  );
}

function OnToday() {
  return <p>On {useToday()}</p>;
}

function never(): Promise<never> {
  return Promise.reject(new Error("no store is asked here"));
}

function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value ?? "";
  return {
    next,
    async rest() {
      let text = "";
      for (let part = await next(); part !== ""; part = await next()) text += part;
      return text;
    },
  };
}

function notesOf(page: string): string[] {
  return [...page.matchAll(/href="#note-(\d+)"/g)].map(([, number = ""]) => number);
}
