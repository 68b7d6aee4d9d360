import { transform } from "esbuild";
import type { Plugin } from "vite";

/**
 * Minifies the Worker's code into what the runtime parses fastest, since every isolate parses all of it before its first
 * answer: plain ASCII, so that it is kept as one byte a character, and quoted strings, where Vite's own minifier writes
 * template literals. Together they take a tenth off a fresh isolate's first byte. Nobody caches a module of the Worker, so
 * no hash is in its name: in all the imports together they came to 5 KB that can't be compressed.
 */
export function minifiedWorker(): Plugin {
  return {
    name: "minified-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "worker",
    config: () => ({
      environments: {
        worker: {
          build: {
            minify: false,
            rolldownOptions: { output: { minify: false, chunkFileNames: "assets/[name].js" } },
          },
        },
      },
    }),
    renderChunk: (code, { fileName }) =>
      transform(code.replaceAll(/[^\0-\x7f]/g, escaped), {
        sourcefile: fileName,
        sourcemap: true,
        minify: true,
        format: "esm",
        target: "esnext",
        charset: "ascii",
        legalComments: "none",
      }),
  };
}

/** The same letter in a string, a template or, where the minifier leaves it alone, a regular expression. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
