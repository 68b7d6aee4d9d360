import { use } from "react";
import { Outlet, type RouteObject, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import type { PageHandle } from "#app/document/head.ts";
import type { Visit } from "#app/page-request/visit.ts";
import * as failure from "#app/pages/failure/page.tsx";
import type { LogLine } from "#worker/log.ts";
import { createPages } from "#worker/pages.tsx";

const visit = { today: "2026-11-21" } as Visit;
const handle: PageHandle = { head: () => ({ title: "Slow", description: "A page that waits", path: "/" }) };

test("the document's beginning arrives while the page is still rendering, and its end after", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { pages } = pagesWith(() => <h1>{use(promise)}</h1>);
  const reader = (await ask(pages)).body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? "";
  expect(first).toContain("<title>Wattlebird: Slow</title>");
  expect(first).toContain('<main id="main"');
  expect(first).not.toContain("<h1>");
  resolve("Here now");
  const rest = await readAll(reader);
  expect(rest).toContain("<h1>Here now</h1>");
  expect(rest.endsWith("</body></html>")).toBe(true);
});

test("what a loader only promises doesn't hold up the page's beginning, and the whole page is kept", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { pages } = pagesWith(Later, () => ({ later: promise }));
  const reader = (await ask(pages)).body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? "";
  expect(first.endsWith('<main id="main" tabindex="-1">')).toBe(true);
  resolve("Loaded at last");
  const page = first + (await readAll(reader));
  expect(page).toContain("<h1>Loaded at last</h1>");
  const again = await pages.answer(new Request("https://site.example/"), visit);
  expect(again.fromMemory).toBe(true);
  expect(await again.response.text()).toBe(page);
});

test("a page that waits for nothing is there in one piece", async () => {
  const { pages } = pagesWith(() => <h1>At once</h1>);
  const reader = (await ask(pages)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^<!doctype html>.*<h1>At once<\/h1>.*<\/html>$/);
  expect((await reader?.read())?.done).toBe(true);
});

test("a page names its styles and fonts in a header, for an edge that sends early hints", async () => {
  const { pages } = pagesWith(() => <h1>Hinted</h1>);
  for (const time of ["rendered", "from memory"])
    expect((await ask(pages)).headers.get("link"), time).toMatch(
      /<\S+\.css>; rel=preload; as=style.*<\S+\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin/,
    );
  const missing = pagesWith(
    () => null,
    () => Promise.reject(new Response(null, { status: 404 })),
  );
  expect((await ask(missing.pages)).headers.get("link")).toBeNull();
});

test("a page that fails while rendering ends in the error section, is logged once and is never kept", async () => {
  let failing = true;
  const { pages, lines } = pagesWith(() => {
    if (failing) throw new Error("No roof");
    return <h1>Whole again</h1>;
  });
  const page = await (await ask(pages)).text();
  expect(page).toContain("Unexpected Application Error!");
  expect(page).toContain("1300 975 707");
  expect(page.endsWith("</body></html>")).toBe(true);
  expect(lines.filter(({ event }) => event === "page-failed")).toHaveLength(1);
  failing = false;
  expect(await (await ask(pages)).text()).toContain("Whole again");
});

test("a loader that fails is a 500 with the phone number, and a missing record a 404", async () => {
  const broken = pagesWith(
    () => null,
    () => Promise.reject(new Error("No data")),
  );
  const answer = await ask(broken.pages);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("1300 975 707");
  const missing = pagesWith(
    () => null,
    () => Promise.reject(new Response(null, { status: 404 })),
  );
  for (const time of ["first", "second"]) {
    const notThere = await ask(missing.pages);
    expect(notThere.status, time).toBe(404);
    expect(await notThere.text(), time).toContain("Oops! Page not found");
  }
});

test("the first requests for a page share one render", async () => {
  let renders = 0;
  const { promise, resolve } = Promise.withResolvers<string>();
  const { pages } = pagesWith(() => {
    const text = use(promise);
    renders++;
    return <h1>{text}</h1>;
  });
  const first = ask(pages);
  const second = ask(pages);
  resolve("Once");
  expect(await (await first).text()).toBe(await (await second).text());
  expect(renders).toBe(1);
});

test("a kept page changes with the date in Melbourne", async () => {
  const { pages } = pagesWith(() => <h1>Dated</h1>);
  const tagOn = async (today: string) => (await ask(pages, today)).headers.get("etag");
  expect(await tagOn("2026-11-21")).not.toBe(await tagOn("2026-11-22"));
  expect(await (await ask(pages, "2027-01-01")).text()).toContain("© 2027");
});

function Later() {
  const { later } = useLoaderData<{ later: Promise<string> }>();
  return <h1>{use(later)}</h1>;
}

function pagesWith(Component: () => React.ReactNode, loader: () => unknown = () => null) {
  const lines: LogLine[] = [];
  const routes: RouteObject[] = [
    {
      id: "site",
      loader: () => visit,
      Component: Outlet,
      ErrorBoundary: failure.Component,
      children: [{ path: "/", handle, Component, loader }],
    },
  ];
  const pages = createPages({ routes, siteUrl: "https://site.example", log: (line) => lines.push(line), keep: true });
  return { pages, lines };
}

async function ask(pages: ReturnType<typeof createPages>, today = visit.today): Promise<Response> {
  const { response } = await pages.answer(new Request("https://site.example/"), { ...visit, today });
  return response;
}

async function readAll(reader: ReadableStreamDefaultReader<string> | undefined): Promise<string> {
  let text = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  return text;
}
