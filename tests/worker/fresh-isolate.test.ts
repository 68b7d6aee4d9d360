import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { compatibility, expectReplaced, workerModules } from "#tests/running-site/built-worker.ts";
import { root } from "#tests/running-site/runtime.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const runtimes: Miniflare[] = [];
afterAll(() => Promise.all(runtimes.map((runtime) => runtime.dispose())));

test("pages that need no storage render with only variables and assets bound", async () => {
  const { url } = await isolate();
  for (const path of [
    ...pages.map((page) => page.path),
    ...articleSlugs().map((slug) => `/blog/${slug}`),
    "/offline",
  ]) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).not.toContain("Unexpected Application Error");
  }
  expect((await fetch(`${url}/blog?q=battery`)).status).toBe(200);
  expect((await fetch(`${url}/your-price?kw=8&battery=10`)).status).toBe(200);
});

test("the first, streamed response has no ETag; the cached one does", async () => {
  const { url } = await isolate();
  const first = await fetch(url);
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("etag")).toBeNull();
  const bytes = await first.text();
  const again = await fetch(url);
  expect(await again.text()).toBe(bytes);
  expect(again.headers.get("etag")).toMatch(/^W\/"[0-9a-f]{12}-[\w=]+-\d{4}-\d\d-\d\d"$/);
  expect(again.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("a body from the platform's cache is passed on without its entry's headers, and without loading React", async () => {
  const { url } = await isolate({
    main: `import { WorkerEntrypoint } from "cloudflare:workers";
export { default } from "./index.js";
export class Pages extends WorkerEntrypoint {
  fetch({ url, headers }) {
    const body = "</head><body>" + JSON.stringify([url, [...headers]]) + "</body></html>";
    return new Response(body, { headers: { "CF-Cache-Status": "HIT", "Age": "9", "Cloudflare-CDN-Cache-Control": "max-age=9" } });
  }
}`,
    replaced: (name) => (/pages\.js$/.test(name) ? "throw new Error('React is loaded');" : undefined),
  });
  for (const path of ["/faq?gclid=1", "/faq"]) {
    const response = await fetch(url + path, { headers: { Cookie: "a=b" } });
    expect(await response.text()).toMatch(
      /<title>.*<\/style><\/head><body>\["https:\/\/pages\.invalid\/[0-9a-f]{12}-[\w%]+-\d{4}-\d\d-\d\d\/faq",\[\]\]<\/body><\/html>$/s,
    );
    for (const name of ["cf-cache-status", "age", "cloudflare-cdn-cache-control"])
      expect(response.headers.get(name), name).toBeNull();
  }
  const page = await (await fetch(`${url}/blog?q=battery`)).text();
  expect(page.split("Please call ").at(-1)).toBe(`${business.phone.display}.</p>`);
});

test("if a page's data can't be loaded, the response is a 500 with the layout, and isn't cached", async () => {
  const secret = "a secret of sixteen letters";
  const { url } = await isolate({ vars: { LINK_SECRET: secret } });
  const links = createLinks(url, createSignatures([secret]), Date.now);
  // The link is valid, but no storage is bound from which the request could be read.
  const response = await fetch(links.to("request", crypto.randomUUID(), Date.now() + 60_000) ?? url);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  const page = await response.text();
  expect(page).toContain("<title>Something went wrong");
  expect(page).toContain(business.phone.display);
  expect(page).not.toMatch(/TypeError|at async|\.js:\d/);
  expect((await fetch(`${url}/consent`)).status).toBe(200);
});

test("a search index that is missing among the files is an error, not an empty index", async () => {
  const { url } = await isolate({
    replaced(name) {
      const code = readFileSync(join(root, "dist/worker", name), "utf8");
      const changedCode = code.replace(/\/assets\/search-index-\w+\.json/, "/assets/missing.json");
      return changedCode === code ? undefined : changedCode;
    },
  });
  expect((await fetch(`${url}/search-index.json`)).status).toBe(500);
});

interface IsolateOptions {
  /** The main module's text, which may import the built ones. */
  main?: string;
  /** Replaces the text of a built module, if it returns one. */
  replaced?(name: string): string | undefined;
  /** Variables besides the site's address. */
  vars?: Readonly<Record<string, string>>;
}

/** Starts the built Worker in a new isolate, with only variables and its files bound. */
async function isolate({ main, replaced, vars }: IsolateOptions = {}) {
  const folder = join(root, "dist/worker");
  const builtModules = workerModules(folder);
  if (replaced) expectReplaced(builtModules, replaced);
  const modules = builtModules.map(({ name, type }) => ({
    type,
    path: name,
    contents: replaced?.(name) ?? readFileSync(join(folder, name), "utf8"),
  }));
  if (main !== undefined) modules.unshift({ type: "ESModule", path: "main.js", contents: main });
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules,
      ...compatibility(),
      bindings: { SITE_URL: "http://127.0.0.1", ...vars },
      serviceBindings: { ASSETS: { disk: { path: join(root, "dist/client"), writable: false } } },
      host: "127.0.0.1",
      port: 0,
      handleStructuredLogs: () => {},
    }),
  );
  runtimes.push(runtime);
  return { url: (await runtime.ready).origin };
}
