import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin, ViteBuilder } from "vite";

const virtualId = "virtual:browser-assets";

/**
 * Builds the browser's files first and hands their hashed names to the Worker as `virtual:browser-assets`.
 * What server components import (pictures, fonts) is emitted by the Worker's build and moved beside them.
 */
export function browserAssets(): Plugin {
  let root = "";
  let serving = false;
  return {
    name: "browser-assets",
    config: () => ({ builder: { buildApp: buildBrowserThenWorker } }),
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    resolveId(id) {
      return id === virtualId ? `\0${virtualId}` : undefined;
    },
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      return `export const browserAssets = ${JSON.stringify(serving ? developmentAssets : builtAssets(root))};`;
    },
  };
}

const developmentAssets = {
  build: "development",
  script: "/app/client.ts",
  styles: ["/app/app.css"],
  development: ["/@vite/client"],
};

function builtAssets(root: string) {
  const text = readFileSync(join(root, "dist/client/.vite/manifest.json"), "utf8");
  const entry = Object.values(JSON.parse(text) as Manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("dist/client/.vite/manifest.json names no entry: is app/client.ts still the input?");
  return {
    build: buildName(root),
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    development: [],
  };
}

/** Named by everything the site is made of, so that the same sources give the same name and the same ETags. */
function buildName(root: string): string {
  const hash = createHash("sha256");
  const files = ["app", "content", "worker"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), join(root, "package-lock.json")]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

async function buildBrowserThenWorker(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments;
  if (!client || !worker) throw new Error("vite.config.ts must define the environments client and worker");
  await builder.build(client);
  await builder.build(worker);
  for (const file of new Set(workerAssets(builder.config.root))) {
    const from = join(builder.config.root, "dist/worker", file);
    cpSync(from, join(builder.config.root, "dist/client", file));
    rmSync(from);
  }
}

function workerAssets(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "dist/worker/.vite/manifest.json"), "utf8")) as Manifest;
  return Object.values(manifest).flatMap((chunk) => chunk.assets ?? []);
}
