import { join } from "node:path";
import { minify, type Plugin, parseSync, transformWithOxc } from "vite";

/** Data as code. A text is scanned in a quarter of the time that an object takes, and parsed only once its module is used. */
export function dataCode(json: string): string {
  return json.length < 500 ? json : `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
}

/** A module for the Worker that reads one of the site's files when it is called. */
export function fromAsset(path: string, kind: "json" | "text"): string {
  return `import { env } from "cloudflare:workers";
export default async () => (await env.ASSETS.fetch("https://assets.invalid${path}")).${kind}();
`;
}

/**
 * What the Worker needs of the code that browsers run too. React calls no effect and no event handler on a server (what
 * `useCallback` keeps is one), a `browserPart` isn't rendered there, and what a hook does later is never waited for.
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
        let left = code;
        for (const { start, end, instead } of [...browserCode(parseSync(id, code).program)].reverse())
          left = left.slice(0, start) + instead + left.slice(end);
        if (left === code) return null;
        const { code: script } = await transformWithOxc(left, id);
        // It leaves out the functions that nothing calls any more, so that what they import can be left out too.
        return { code: (await minify(id, script, { mangle: false })).code, map: null };
      },
    },
    generateBundle(_options, bundle) {
      // The runtime holds a module with any character outside ASCII as two bytes a character: without them, a new isolate's
      // first byte comes a tenth sooner.
      for (const output of Object.values(bundle))
        if (output.type === "chunk") output.code = output.code.replaceAll(/[\u0080-\uffff]/g, escaped);
    },
  };
}

interface Cut {
  start: number;
  end: number;
  instead: string;
}

/** What only runs in a browser, in the order in which it is written. */
function* browserCode(node: unknown, isInHook = false): Generator<Cut> {
  if (!isNode(node)) return;
  if (isInHook && node.async === true && isNode(node.body)) {
    yield { start: node.body.start, end: node.body.end, instead: "{}" };
    return;
  }
  if (node.type === "JSXAttribute" && isNode(node.name) && /^on[A-Z]/.test(String(node.name.name))) {
    yield { start: node.start, end: node.end, instead: "" };
    return;
  }
  const isCall = node.type === "CallExpression" && isNode(node.callee) && runInBrowser.has(String(node.callee.name));
  const [work] = isCall && Array.isArray(node.arguments) ? node.arguments : [];
  if (isNode(work)) {
    yield { start: work.start, end: work.end, instead: "undefined" };
    return;
  }
  const isHook = node.type === "FunctionDeclaration" && isNode(node.id) && /^use[A-Z]/.test(String(node.id.name));
  for (const child of Object.values(node).flat()) yield* browserCode(child, isInHook || isHook);
}

const runInBrowser = new Set(["useEffect", "useLayoutEffect", "useCallback", "browserPart"]);

interface SyntaxNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
