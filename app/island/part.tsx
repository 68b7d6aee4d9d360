// React hydrates an island whole, with all its code. A part stays as the server rendered it: the browser loads its code only once
// it must show something else.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

const unloaded = new Set<() => Promise<void>>();

/** `renderToString` can't wait, so the server loads every part first. */
export async function loadParts(): Promise<void> {
  await Promise.all([...unloaded].map((load) => load()));
}

/** A part that the server renders. The browser loads it when its props change, or if it finds no server markup. */
export function part<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR)
    return (props) => {
      const [hasMarkup] = useState(useIsHydrating());
      const [first] = useState(props);
      const Loaded = useLoaded(load, !hasMarkup || !isSame(props, first));
      if (Loaded) return <Loaded {...props} />;
      if (!hasMarkup) return null;
      // biome-ignore lint/security/noDangerouslySetInnerHtml: never written; it tells React to leave what it finds there
      return <div className="contents" dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
    };
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded = await load();
    unloaded.delete(loadOnce);
  };
  unloaded.add(loadOnce);
  return (props) => {
    if (!Loaded) throw new Error("a part is rendered before its code is loaded");
    return (
      <div className="contents">
        <Loaded {...props} />
      </div>
    );
  };
}

/** A part that the server never renders. The build leaves the argument out of the Worker, so its code isn't there. */
export function browserPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return (props) => {
    const Loaded = useLoaded(load, true);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

function useLoaded<Props>(load: Load<Props>, isNeeded: boolean): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is never changes
  useEffect(() => {
    if (isNeeded) load().then((component) => setLoaded(() => component), reportError);
  }, [isNeeded]);
  return Loaded;
}

/**
 * A part that first appears with a later answer isn't hydrated: it has no server markup to keep, and the policy forbids writing
 * any.
 */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

const nothing = { __html: "" };

function isSame(props: object, others: object): boolean {
  return Object.entries(props).every(([name, value]) => Object.is(value, Reflect.get(others, name)));
}
