import { dirname } from "node:path";
import type { Source } from "./sources.ts";

type Sources = ReadonlyMap<string, Source>;

/** Who may import from whom. Tools and tests may read everything; the site reads neither. */
const downwards: Readonly<Record<string, readonly string[]>> = {
  content: ["content"],
  app: ["app", "content"],
  worker: ["worker", "app", "content"],
};

export function upwardImports(sources: Sources): string[] {
  return [...sources.values()].flatMap(({ path, imports }) => {
    const allowed = downwards[topOf(path)];
    if (!allowed) return [];
    return imports.filter((target) => !allowed.includes(topOf(target))).map((target) => `${path} imports ${target}`);
  });
}

/** `../x` is a neighbour; anything further away is written from the top, as `#app/x`. */
export function climbingImports(sources: Sources): string[] {
  return [...sources.values()].flatMap(({ path, names }) =>
    names
      .filter((name) => name.startsWith("../../") && !path.endsWith(".css"))
      .map((name) => `${path} imports ${name}: write it from the top, as #app/…`),
  );
}

/** What only the server has: no island may reach it, since a browser would load it. */
const serverOnly =
  /^(react-router|react-dom\/server)$|^app\/(figures\/notes\.tsx|island\/wrapper\.tsx)$|^content\/articles\//;

export function serverCodeInIslands(sources: Sources): string[] {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const target of sources.get(path)?.imports ?? []) visit(target);
  };
  for (const path of sources.keys()) if (path.endsWith("/island.tsx")) visit(path);
  return [...reached].flatMap((path) => {
    const source = sources.get(path);
    const found = [...(source?.imports ?? []), ...(source?.names ?? [])].filter((name) => serverOnly.test(name));
    return found.map((name) => `${path} is part of an island and imports ${name}`);
  });
}

/** Groups of files that can reach each other through their imports (Tarjan's strongly connected components). */
export function importCycles(sources: Sources): string[] {
  const graph = new Map([...sources].map(([path, { imports }]) => [path, imports.filter((name) => sources.has(name))]));
  return cyclesIn(graph).map((files) => `cycle: ${files.join(" ")}`);
}

/** Pairs of folders that import each other. A folder includes its subfolders, and is never compared with one of them. */
export function mutualFolders(sources: Sources): string[] {
  const arrows = new Map<string, string>();
  for (const { path, imports } of sources.values())
    for (const target of imports.filter((name) => sources.has(name)))
      for (const [from, to] of folderPairs(dirname(path), dirname(target)))
        arrows.set(`${from} ${to}`, `${path} imports ${target}`);
  return [...arrows].flatMap(([pair, example]) => {
    const [from = "", to = ""] = pair.split(" ");
    const back = arrows.get(`${to} ${from}`);
    return from < to && back ? [`${from} and ${to} import each other: ${example}, ${back}`] : [];
  });
}

/** The same for longer ways round: rooms (the folders directly in app/, content/ and worker/) whose imports form a circle. */
export function roomCycles(sources: Sources): string[] {
  const rooms = new Map<string, string[]>();
  for (const { path, imports } of sources.values()) {
    const room = roomOf(path);
    if (room) rooms.set(room, [...(rooms.get(room) ?? []), ...imports.flatMap((name) => roomOf(name) ?? [])]);
  }
  for (const [room, targets] of rooms)
    rooms.set(
      room,
      [...new Set(targets)].filter((target) => target !== room),
    );
  return cyclesIn(rooms).map((names) => `rooms in a circle: ${names.join(" ")}`);
}

function roomOf(path: string): string | undefined {
  const [top = "", room, ...rest] = path.split("/");
  return top in downwards && rest.length > 0 ? `${top}/${room}` : undefined;
}

function folderPairs(from: string, to: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const outer of withParents(from))
    for (const inner of withParents(to))
      if (!isWithin(outer, inner) && !isWithin(inner, outer)) pairs.push([outer, inner]);
  return pairs;
}

function withParents(folder: string): string[] {
  return folder === "." ? [] : [folder, ...withParents(dirname(folder))];
}

function isWithin(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(`${outer}/`);
}

function topOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
