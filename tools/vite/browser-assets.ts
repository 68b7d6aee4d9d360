// The Vite plugin that builds the browser's files before the Worker, and tells the Worker their names.
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest, Plugin, Rolldown, ViteBuilder } from "vite";
import { loadCurrent, root } from "./development-server.ts";
import { filesInStyles, sheetNames, sheetOf, writeSheets } from "./page-sheets.ts";

const virtualId = "virtual:browser-assets";

/**
 * Builds the browser's files first and passes their hashed names to the Worker as `virtual:browser-assets`, with each page's style
 * sheet. The Worker's build emits what server components import (pictures, fonts), and moves it next to them.
 */
export function browserAssets(): Plugin {
  return {
    name: "browser-assets",
    enforce: "pre",
    config: () => ({ builder: { buildApp: buildBrowserThenWorker } }),
    /** In development a page's sheet is built from its current sources. */
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [, page] = sheetPath.exec(request.url ?? "") ?? [];
        if (!page) return next();
        try {
          response.setHeader("Content-Type", "text/css").end(await sheetOf(root, page, (file) => `/${file}`));
        } catch (error) {
          next(error);
        }
      });
    },
    buildStart() {
      if (this.environment.mode === "dev" || this.environment.name !== "client") return;
      for (const file of filesInStyles(root))
        this.emitFile({
          type: "asset",
          name: basename(file),
          originalFileName: file,
          source: readFileSync(join(root, file)),
        });
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      // Vite wraps each dynamic import in code that loads style sheets first. Islands have none (their styles are part of the
      // page's sheet), and that code would be half of the start script.
      if (id === "\0vite/preload-helper.js") return "export const __vitePreload = (load) => load();";
      if (id !== `\0${virtualId}`) return undefined;
      const assets = this.environment.mode === "dev" ? developmentAssets() : await builtAssets();
      return `export const browserAssets = ${JSON.stringify(assets)};`;
    },
    generateBundle: {
      // Runs last, because the build's name is a hash of every file.
      order: "post",
      handler(_options, bundle) {
        const serviceWorker = bundle["sw.js"];
        if (serviceWorker?.type === "chunk") {
          if (!shellPlaceholder.test(serviceWorker.code)) this.error("app/island/service-worker.ts lacks “__SHELL__”");
          serviceWorker.code = serviceWorker.code.replace(shellPlaceholder, shellList(bundle));
        }
        if (this.environment.name === "worker") writeBuildName(bundle);
      },
    },
    /** The platform answers static files before the Worker runs, and reads their headers from `_headers`. */
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const file = "worker/headers.ts";
      const { staticFileHeaders } = await loadCurrent<typeof import("#worker/headers.ts")>(file);
      writeFileSync(join(dir, "_headers"), staticFileHeaders());
    },
    hotUpdate({ type, file, modules, server, timestamp }) {
      const { hot, moduleGraph } = server.environments.client;
      // An edited class name may need another rule.
      if (this.environment.name === "client" && /\/app\/.*\.(css|tsx)$/.test(file)) {
        const sheets = [...sheetNames(root), "components"].map(developmentSheet);
        const updates = sheets.map((path) => ({ type: "css-update" as const, path, acceptedPath: path, timestamp }));
        hot.send({ type: "update", updates });
      }
      if (this.environment.name !== "worker") return;
      // Vite remembers that the new page's file was missing, and the list of sheets lacks the page.
      if (type === "create" && /\/app\/pages\/[^/]+\/[^/]+\.tsx$/.test(file)) return void server.restart();
      if (modules.length === 0) return;
      // An edit of a server component isn't in the browser's module graph, so the browser has to reload.
      const runsInBrowser = [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ importers }) => importers.size > 0);
      if (!runsInBrowser) hot.send({ type: "full-reload" });
    },
  };
}

const developmentSheet = (page: string) => `/sheets/${page}.css`;
const sheetPath = /^\/sheets\/([\w-]+)\.css(\?|$)/;

function developmentAssets() {
  return {
    build: "development",
    script: "/app/island/client.ts",
    sheets: Object.fromEntries(
      [...sheetNames(root), "components"].map((page) => [page, { href: developmentSheet(page) }]),
    ),
    development: ["/@vite/client", "/tools/vite/show-errors.ts"],
  };
}

async function builtAssets() {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, "dist/client/.vite/manifest.json"), "utf8"));
  const builtChunk = (sourceFile: string) => {
    const chunk = manifest[sourceFile];
    if (!chunk)
      throw new Error(`dist/client/.vite/manifest.json doesn't name ${sourceFile}: is it an input in vite.config.ts?`);
    return chunk;
  };
  return {
    build: buildPlaceholder,
    script: `/${builtChunk("app/island/client.ts").file}`,
    sheets: await writeSheets(root, (file) => `/${builtChunk(file).file}`),
    development: [],
  };
}

/** Stands for the shell's files in the service worker, in whichever quotes the minifier chose. */
const shellPlaceholder = /["'`]__SHELL__["'`]/;

/** The files that the request form needs without a connection, for the service worker: fonts, start script, island, React. */
function shellList(bundle: Rolldown.OutputBundle): string {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (files.has(fileName) || chunk?.type !== "chunk") return;
    files.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === "asset" && output.fileName.endsWith(".woff2")) files.add(output.fileName);
    if (output.type !== "chunk") continue;
    const source = output.facadeModuleId ?? "";
    if (/app\/(island\/(client|hydrate)\.ts|request\/island\.tsx)$/.test(source)) add(output.fileName);
  }
  return [...files].map((file) => JSON.stringify(`/${file}`)).join(",");
}

/** Stands for the build's name until the Worker's code exists. It has the same length. */
const buildPlaceholder = "%build-name%";

/**
 * Names the build after every deployed byte: a hash of the Worker's code, which contains the names of the browser's files, which
 * are hashes of their content.
 */
function writeBuildName(bundle: Rolldown.OutputBundle): void {
  const hash = createHash("sha256");
  for (const fileName of Object.keys(bundle).sort()) {
    const output = bundle[fileName];
    if (!output || fileName.endsWith(".map")) continue;
    hash.update(fileName).update(output.type === "chunk" ? output.code : output.source);
  }
  const name = hash.digest("hex").slice(0, buildPlaceholder.length);
  for (const output of Object.values(bundle))
    if (output.type === "chunk") output.code = output.code.replaceAll(buildPlaceholder, name);
}

async function buildBrowserThenWorker(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments;
  if (!client || !worker) throw new Error("vite.config.ts must define the environments client and worker");
  await builder.build(client);
  await builder.build(worker);
  for (const file of new Set(workerAssets())) {
    const workerPath = join(root, "dist/worker", file);
    cpSync(workerPath, join(root, "dist/client", file));
    rmSync(workerPath);
  }
}

function workerAssets(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "dist/worker/.vite/manifest.json"), "utf8")) as Manifest;
  return Object.values(manifest).flatMap((chunk) => chunk.assets ?? []);
}
