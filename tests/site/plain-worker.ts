import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { workerModules } from "#tools/local/built-worker.ts";
import { root } from "./direct-site.ts";

interface PlainOptions {
  /** The first module's text; it may import the built ones. */
  main?: string;
  /** Texts of built modules, where they aren't the built ones. */
  replaced?(name: string): string | undefined;
  /** Variables besides the site's address. */
  vars?: Readonly<Record<string, string>>;
  /** The folder that ASSETS reads; the built files if not said. */
  files?: string;
}

/** The built Worker in a new isolate, with nothing bound but its variables and its files. */
export async function startPlain({ main, replaced, vars, files = join(root, "dist/client") }: PlainOptions = {}) {
  const folder = join(root, "dist/worker");
  const modules = workerModules(folder).map(({ name, type }) => ({
    type,
    path: name,
    contents: replaced?.(name) ?? readFileSync(join(folder, name), "utf8"),
  }));
  if (main !== undefined) modules.unshift({ type: "ESModule", path: "main.js", contents: main });
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules,
      compatibilityDate: "2026-10-01",
      bindings: { SITE_URL: "http://127.0.0.1", ...vars },
      serviceBindings: { ASSETS: { disk: { path: files, writable: false } } },
      host: "127.0.0.1",
      port: 0,
      handleStructuredLogs: () => {},
    }),
  );
  return { url: (await runtime.ready).origin, stop: () => runtime.dispose() };
}
