import { type PlantedBug, plantedBugs } from "./planted.ts";

/** The bug that this runtime was started with, if any. */
export function plantedIn(env: object): PlantedBug {
  const name: unknown = Reflect.get(env, "PLANTED");
  return (typeof name === "string" ? plantedBugs[name] : undefined) ?? {};
}

/** The same, with some of its members replaced. */
export function withMembers<T extends object>(target: T, members: object | undefined): T {
  if (!members) return target;
  return new Proxy(target, {
    get(original, name) {
      if (Reflect.has(members, name)) return Reflect.get(members, name);
      const member: unknown = Reflect.get(original, name);
      return typeof member === "function" ? member.bind(original) : member;
    },
  });
}
