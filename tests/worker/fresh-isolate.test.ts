import { globSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { copyBuild } from "#tools/local/build-site.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { proving } from "../prove.ts";
import { firstAnswer, startPlain } from "../site/plain-runtime.ts";
import { memoryOf } from "../site/runtime.ts";

const mainBegins = '<main id="main" tabindex="-1">';

/** A copy of the build in which every page must be rendered. */
function nothingWritten(): string {
  if (copied === undefined) {
    copied = copyBuild(`nothing-written-${process.pid}`);
    for (const file of globSync(join(copied, "dist/client/assets/page-*.txt"))) rmSync(file);
  }
  return copied;
}

type Runtime = Awaited<ReturnType<typeof startPlain>>;

const started: Runtime[] = [];
let copied: string | undefined;
afterAll(async () => {
  await Promise.all(started.map((runtime) => runtime.stop()));
  if (copied) rmSync(copied, { recursive: true, force: true });
});

/** The Worker with nothing bound but its variable and its files. */
async function isolate(options: Parameters<typeof startPlain>[0] = {}): Promise<Runtime> {
  const runtime = await startPlain(options);
  started.push(runtime);
  await firstAnswer(runtime.url, "/robots.txt");
  return runtime;
}

test("every page that needs no store is whole with nothing bound but the variables and the files", async () => {
  const { url } = await isolate();
  for (const path of [
    ...pages.map((page) => page.path),
    ...articleSlugs().map((slug) => `/blog/${slug}`),
    "/offline",
  ]) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).not.toContain("Unexpected Application Error");
  }
  expect((await fetch(`${url}/blog?q=battery`)).status).toBe(200);
  expect((await fetch(`${url}/?kw=8&month=6`)).status).toBe(200);
});

test.each(["/", "/blog/insurance-warranty", "/your-price?postcode=3350&kw=6.6"])(
  "on %s the head is on the wire by itself, before anything of the page",
  async (path) => {
    const files = join(nothingWritten(), "dist/client");
    const afterHead: string[] = [];
    // Where the reader comes late, two pieces arrive as one: that happens to one isolate, not to each.
    for (let visit = 0; visit < 4 && !afterHead.includes(""); visit++) {
      const { url } = await isolate({ files });
      const pieces = await piecesOf(url, path);
      const arrived = pieces.map((_, index) => pieces.slice(0, index + 1).join(""));
      const head = arrived.find((text) => text.includes(mainBegins)) ?? "";
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(head).toContain("</header>");
      afterHead.push(head.slice(head.indexOf(mainBegins) + mainBegins.length).trim());
      expect(arrived.at(-1)).toContain("</main>");
    }
    expect(afterHead.at(-1)).toBe("");
  },
);

test("a page that the build has written follows its head in a chunk of its own", async () => {
  const { url } = await isolate();
  const whole = (await piecesOf(url, "/blog/insurance-warranty")).join("");
  expect(chunksOf(whole).some((chunk) => chunk.endsWith(mainBegins))).toBe(true);
});

function chunksOf(answer: string): string[] {
  const chunks: string[] = [];
  let left = Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4));
  for (;;) {
    const line = left.indexOf("\r\n");
    const size = Number.parseInt(left.subarray(0, line).toString(), 16);
    if (line < 0 || !size) return chunks;
    chunks.push(left.subarray(line + 2, line + 2 + size).toString());
    left = left.subarray(line + 2 + size + 2);
  }
}

test("an article whose text can't be read ends in the error section, without a tag, and is whole for the next visitor", async () => {
  const { url } = await isolate({ files: tmpdir() });
  for (const _ of ["first", "second"]) {
    const answer = await fetch(`${url}/blog/insurance-warranty`);
    expect(answer.headers.get("etag")).toBeNull();
    const page = await answer.text();
    expect(page).toContain("Unexpected Application Error!");
    expect(page).toContain("1300 975 707");
    expect(page).not.toMatch(/SyntaxError|at async|\.js:\d/);
    expect(page.endsWith("</body></html>")).toBe(true);
  }
});

test("a loader that throws is a 500 in the layout, which nobody stores", async () => {
  const secret = "a secret of sixteen letters";
  const { url } = await isolate({ vars: { LINK_SECRET: secret } });
  const links = createLinks(url, createSignatures([secret]), Date.now);
  // The link is a good one, and no store is bound that could say what it withdraws.
  const answer = await fetch((await links.consent(crypto.randomUUID(), "withdraw", Date.now() + 60_000)) ?? url);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  const page = await answer.text();
  expect(page).toContain("<title>Something went wrong");
  expect(page).toContain("1300 975 707");
  expect(page).not.toMatch(/TypeError|at async|\.js:\d/);
  expect((await fetch(`${url}/consent`)).status).toBe(200);
});

/** A thousand when everything is proved; `npm test` has a sample of them. */
const callers = proving ? 1000 : 250;

test(`visitors who hang up leave nothing behind: memory stays flat over ${callers} of them`, async () => {
  const { url, pid } = await isolate();
  const hangUp = async (count: number) => {
    for (let index = 0; index < count; index++) await hungUp(url, `/?kw=${4 + (index % 40) / 4}&month=6`);
  };
  await hangUp(callers);
  // The runtime's heap grows to what it works with, and then no more; what leaks would grow each time.
  const grown: number[] = [];
  while (grown.length < 8 && !grown.some((growth) => growth < 1.05)) {
    const before = memoryOf(pid);
    await hangUp(callers);
    grown.push(memoryOf(pid) / before);
  }
  expect(Math.min(...grown)).toBeLessThan(1.05);
  expect((await fetch(`${url}/?kw=8`)).status).toBe(200);
});

/** What arrives, in the pieces in which it arrives. */
function piecesOf(url: string, path: string): Promise<string[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.setEncoding("utf8");
    socket.on("error", reject);
    socket.on("data", (piece: string) => {
      pieces.push(piece);
      if (!pieces.slice(-2).join("").endsWith("\r\n0\r\n\r\n")) return;
      socket.destroy();
      resolve(pieces);
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  });
}

/** Asks for a page and goes away when its first bytes are there. */
function hungUp(url: string, path: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("error", reject);
    socket.once("data", () => socket.destroy());
    socket.once("close", () => resolve());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  });
}
