import { join } from "node:path";
import { createBuilder, type Plugin } from "vite";

const root = join(import.meta.dirname, "../../..");
const siteEntry = join(root, "worker/index.ts");
const ourEntry = join(root, "tests/faults/schedules/entry/index.ts");

/**
 * Builds the Worker by the site's own configuration, with an entry in place of the site's that brings faults and a clock.
 * Needs the site's build beside it, whose browser files it names. Returns the folder.
 */
export function buildWithFaults(): Promise<string> {
  built ??= build();
  return built;
}

let built: Promise<string> | undefined;

async function build(): Promise<string> {
  const outDir = "dist/faults";
  const plugins = [entry(), withoutArticles()];
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
