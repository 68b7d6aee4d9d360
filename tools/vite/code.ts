// Makes code and data quicker for the Worker to load.
import { join } from "node:path";
import { minify, type Plugin, parseSync, transformWithOxc } from "vite";

/** Shorter data stays a literal: a call of `JSON.parse` would save next to nothing. */
const shortestParsedJson = 500;

/** Data as JavaScript. V8 reads a JSON string faster than an object literal. */
export function dataCode(json: string): string {
  return json.length < shortestParsedJson ? json : `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
}

/** The source of a Worker module whose function reads one of the site's files. */
export function fromAsset(path: string, kind: "json" | "text"): string {
  const text = `await readBuiltFile(env.ASSETS, "${path}")`;
  return `import { env } from "cloudflare:workers";
import { readBuiltFile } from "/worker/built-file.ts";
export default async () => ${kind === "json" ? `JSON.parse(${text})` : text};
`;
}

/**
 * Removes code from the Worker that only browsers run. On a server React calls no effects and no event handlers (such as those in
 * `useCallback`), a `browserPart` isn't rendered, and nothing waits for an async function inside a hook. A function there that returns
 * nothing is there only for its effect, so rendering doesn't call it either.
 */
export function workerCode(): Plugin {
  return {
    name: "worker-code",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "worker",
    resolveId: (source) => (source === "react/jsx-runtime" ? join(import.meta.dirname, "jsx-runtime.mjs") : null),
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/ },
      async handler(code, id) {
        // The parser and the minifier don't throw: they return errors beside their best result.
        const { program, errors } = parseSync(id, code);
        if (errors[0]) this.error(errors[0].message);
        let serverCode = code;
        for (const { start, end, replacement } of [...browserCode(program)].reverse())
          serverCode = serverCode.slice(0, start) + replacement + serverCode.slice(end);
        if (serverCode === code) return null;
        const { code: script } = await transformWithOxc(serverCode, id);
        // Removes functions that are no longer called, so that their imports can be removed too.
        const minified = await minify(id, script, { mangle: false });
        if (minified.errors[0]) this.error(minified.errors[0].message);
        return { code: minified.code, map: null };
      },
    },
    generateBundle(_options, bundle) {
      // A single non-ASCII character makes the runtime store a whole module with two bytes per character, which delays a new isolate's
      // first byte.
      for (const output of Object.values(bundle))
        if (output.type === "chunk") output.code = output.code.replaceAll(/[\u0080-\uffff]/g, asciiEscape);
    },
  };
}

interface Replacement {
  start: number;
  end: number;
  replacement: string;
}

/** The code that only runs in a browser, in source order. */
function* browserCode(node: unknown, isInHook = false): Generator<Replacement> {
  if (!isNode(node)) return;
  if (isInHook && (node.async === true || returnsNothing(node)) && isNode(node.body)) {
    yield { start: node.body.start, end: node.body.end, replacement: "{}" };
    return;
  }
  if (node.type === "JSXAttribute" && isNode(node.name) && /^on[A-Z]/.test(String(node.name.name))) {
    yield { start: node.start, end: node.end, replacement: "" };
    return;
  }
  const isCall =
    node.type === "CallExpression" && isNode(node.callee) && browserOnlyCalls.has(String(node.callee.name));
  const [callback] = isCall && Array.isArray(node.arguments) ? node.arguments : [];
  if (isNode(callback)) {
    yield { start: callback.start, end: callback.end, replacement: "undefined" };
    return;
  }
  const isHook = node.type === "FunctionDeclaration" && isNode(node.id) && /^use[A-Z]/.test(String(node.id.name));
  for (const child of Object.values(node).flat()) yield* browserCode(child, isInHook || isHook);
}

function returnsNothing({ returnType }: SyntaxNode): boolean {
  return isNode(returnType) && isNode(returnType.typeAnnotation) && returnType.typeAnnotation.type === "TSVoidKeyword";
}

const browserOnlyCalls = new Set(["useEffect", "useLayoutEffect", "useCallback", "browserPart"]);

interface SyntaxNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function asciiEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
