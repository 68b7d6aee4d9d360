import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder, type Plugin } from "vite";
import type { Mutant } from "./mutants.ts";

const root = join(import.meta.dirname, "../../..");
const siteEntry = join(root, "worker/index.ts");
const ourEntry = join(root, "tests/faults/schedules/entry/index.ts");

/**
 * Builds the Worker by the site's own configuration, with an entry in place of the site's that brings faults and a clock.
 * Needs the site's build beside it, whose browser files it names. Returns the folder.
 */
export async function buildWithFaults(mutant?: Mutant): Promise<string> {
  const outDir = `dist/${mutant ? `mutant-${mutant.name}` : "faults"}`;
  const plugins = [entry(), withoutArticles(), ...(mutant ? [planted(mutant)] : [])];
  const environments = { worker: { build: { outDir, emptyOutDir: true, minify: false, sourcemap: false } } };
  const builder = await createBuilder({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    plugins,
    environments,
  });
  const { worker } = builder.environments;
  if (!worker) throw new Error("vite.config.ts defines no environment named worker");
  await builder.build(worker);
  return join(root, outDir);
}

function entry(): Plugin {
  return {
    name: "entry-with-faults",
    enforce: "pre",
    load: {
      filter: { id: siteEntry },
      handler: () => `export * from ${JSON.stringify(ourEntry)};\nexport { default } from ${JSON.stringify(ourEntry)};`,
    },
  };
}

/** Nobody reads or searches in a schedule, and articles and their index take most of a build. */
function withoutArticles(): Plugin {
  const instead: Record<string, string> = {
    "\0virtual:search-index": 'export default async () => "{}";',
    "\0virtual:articles": "export default [];",
  };
  return {
    name: "without-articles",
    enforce: "pre",
    load: (id) => instead[id] ?? (id.endsWith(".mdx") ? "export default () => null;" : undefined),
  };
}

/** Changes one place of the sources. A place that is no longer there is an error: the mutant would prove nothing. */
function planted({ name, file, find, put }: Mutant): Plugin {
  const path = join(root, file);
  if (readFileSync(path, "utf8").split(find).length !== 2)
    throw new Error(`mutant ${name}: ${file} doesn't hold exactly one ${JSON.stringify(find)}`);
  let loaded = false;
  return {
    name: "planted-bug",
    enforce: "pre",
    load: {
      filter: { id: path },
      handler() {
        loaded = true;
        return readFileSync(path, "utf8").replace(find, () => put);
      },
    },
    buildEnd(error) {
      if (!error && !loaded) throw new Error(`mutant ${name}: ${file} is not part of the build`);
    },
  };
}
