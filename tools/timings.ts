// npm run timings: how long the steps of a day's work take on this machine, with everything installed. Each edit is taken back.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { ensureChromium } from "./shared/chromium.mjs";

const root = join(import.meta.dirname, "..");
const [port, mailboxPort] = ["5273", "8125"];
const site = `http://127.0.0.1:${port}`;

/** An estimator's file, of those that many tests use. */
const summary = "app/estimators/battery/summary.ts";

interface Edit {
  what: string;
  path: string;
  file: string;
  from: string;
  to: string;
  /** True in the page once the edit shows. */
  shows: string;
}

const edits: Edit[] = [
  {
    what: "a figure",
    path: "/residential",
    file: "content/figures/records/packages.ts",
    from: "price: 1499",
    to: "price: 1511",
    shows: `document.body.innerText.includes("1,511")`,
  },
  {
    what: "a page's record",
    path: "/faq",
    file: "content/pages.ts",
    from: `path: "/faq",\n    name: "FAQ"`,
    to: `path: "/faq",\n    name: "FAQs"`,
    shows: `document.documentElement.innerHTML.includes("FAQs</")`,
  },
  {
    what: "an article",
    path: "/blog/solar-maintenance",
    file: "content/articles/solar-maintenance.mdx",
    from: "\n## ",
    to: "\n## Edited ",
    shows: `document.body.innerText.includes("Edited ")`,
  },
  {
    what: "a server page",
    path: "/",
    file: "app/pages/home/how-it-works.tsx",
    from: "<h2",
    to: `<h2 data-edited="yes"`,
    shows: `document.querySelector("[data-edited]") !== null`,
  },
  {
    what: "the styles of a component",
    path: "/",
    file: "app/styles/tokens.css",
    from: ":root {",
    to: ":root { --edited: 1;",
    shows: `getComputedStyle(document.documentElement).getPropertyValue("--edited") === "1"`,
  },
  {
    what: "an estimator's pure code",
    path: "/solar-batteries",
    file: summary,
    from: "export function",
    to: "// edited\nexport function",
    shows: `window.before === undefined`,
  },
];

/** What edited files were before: they are again when the work is done, or interrupted. */
const edited = new Map<string, string>();
process.on("SIGINT", () => {
  takeBack();
  process.exit(130);
});

/** Asked for before anything is started that would have to be ended. */
const chromePath = ensureChromium();
const rows: [what: string, seconds: number][] = [];
const quick = `after an estimator's edit`;
forget();
await develop(async () => rows.push(["first page of `npm run dev`, the first time", await timed(firstPage)]));
forget();
await editing(summary, () => command("npm run test:quick", ` ${quick}, the first time`));
await develop(async () => {
  rows.push(["first page of `npm run dev`", await timed(firstPage)]);
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  for (const edit of edits)
    rows.push([`edit: ${edit.what}`, await shown(await browser.newPage({ bypassCSP: true }), edit)]);
  await browser.close();
});
await command("npm test -- tests/unit/format.test.ts");
await editing(summary, () => command("npm run test:quick", ` ${quick}`));
rows.push(["`npm run test:watch`: from an edit to its results", await watched()]);
spawnSync("npm", ["run", "check"], { cwd: root, stdio: "ignore" });
for (const line of ["npm run check", "npm run build", "npm test"]) await command(line);
console.log(
  `${availableParallelism()} cores, load ${Math.round(loadavg()[0] ?? 0)}\n\n| What | Seconds |\n| --- | --- |`,
);
for (const [what, seconds] of rows) console.log(`| ${what} | ${seconds.toFixed(1)} |`);

/** While `npm run dev` runs; its start counts for the first page. */
async function develop(work: () => Promise<unknown>): Promise<void> {
  const development = spawn("npm", ["run", "--silent", "dev"], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, PORT: port, MAILBOX_PORT: mailboxPort },
  });
  const ended = once(development, "exit");
  const early = ended.then(() => {
    throw new Error(`npm run dev ended by itself: are ports ${port} and ${mailboxPort} free?`);
  });
  try {
    await Promise.race([work(), early]);
  } finally {
    early.catch(() => {});
    development.kill();
    await ended;
  }
}

/** What a start keeps for later ones: a new clone has none of it. */
function forget(): void {
  for (const kept of ["node_modules/.cache", "node_modules/.vite", "worker-configuration.d.ts"])
    rmSync(join(root, kept), { recursive: true, force: true });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function command(line: string, after = ""): Promise<void> {
  let failed = false;
  const seconds = await timed(async () => {
    failed = spawnSync(line, { cwd: root, shell: true, stdio: "ignore" }).status !== 0;
  });
  rows.push([`\`${line}\`${after}${failed ? ", failed" : ""}`, seconds]);
}

/** With a comment added at the file's end, which is taken back. */
async function editing<T>(file: string, work: () => Promise<T>): Promise<T> {
  const path = join(root, file);
  edit(path, `${readFileSync(path, "utf8")}// edited\n`);
  try {
    return await work();
  } finally {
    takeBack();
  }
}

function edit(path: string, text: string): void {
  edited.set(path, readFileSync(path, "utf8"));
  writeFileSync(path, text);
}

function takeBack(): void {
  for (const [path, before] of edited) writeFileSync(path, before);
  edited.clear();
}

async function firstPage(): Promise<void> {
  for (;;) {
    const answer = await fetch(site).catch(() => undefined);
    if (answer?.ok) return void (await answer.text());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** From an edit to the last result of the tests that use what was edited. */
async function watched(): Promise<number> {
  const watch = spawn("npm", ["run", "--silent", "test:watch", "--", "--watch"], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1" },
  });
  let printed = "";
  watch.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = once(watch, "exit").then(() => {
    throw new Error("npm run test:watch ended by itself");
  });
  const waiting = async () => {
    while (!printed.includes("Waiting for file changes")) await Promise.race([once(watch.stdout, "data"), ended]);
  };
  try {
    await waiting();
    printed = "";
    return await timed(() => editing("content/format.ts", waiting));
  } finally {
    ended.catch(() => {});
    watch.kill();
  }
}

async function shown(page: Page, { path, file, from, to, shows }: Edit): Promise<number> {
  await page.goto(site + path);
  await page.waitForLoadState("networkidle");
  await page.evaluate("window.before = true");
  const before = readFileSync(join(root, file), "utf8");
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  const seconds = timed(async () => {
    edit(join(root, file), before.replace(from, to));
    await page.waitForFunction(shows, undefined, { polling: 20, timeout: 60_000 });
  });
  return seconds.finally(async () => {
    takeBack();
    await page.close();
  });
}
