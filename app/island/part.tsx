// React hydrates a whole island, with all its code. A part stays as the server rendered it: the browser loads its code only
// when the part has to change.
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

const pendingLoads = new Set<() => Promise<void>>();

/** Loads every part's code. The server calls it first, because `renderToString` can't wait. */
export async function loadParts(): Promise<void> {
  await Promise.all([...pendingLoads].map((load) => load()));
}

/** A part that the server renders. The browser loads it when its props change, or if it finds no server markup. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR)
    return (props) => {
      const [hasMarkup] = useState(useIsHydrating());
      const [firstProps] = useState(props);
      const shownPart = useLoaded(load, props, { isNeeded: !hasMarkup || !isSame(props, firstProps) });
      if (shownPart || !hasMarkup) return shownPart;
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React never writes it, and leaves the server's markup alone
      return <div className="contents" dangerouslySetInnerHTML={emptyMarkup} suppressHydrationWarning />;
    };
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded = await load();
    pendingLoads.delete(loadOnce);
  };
  pendingLoads.add(loadOnce);
  return (props) => {
    if (!Loaded) throw new Error("A part is rendered before its code is loaded: await loadParts() first");
    return (
      <div className="contents">
        <Loaded {...props} />
      </div>
    );
  };
}

/**
 * A part that only a browser renders. The build leaves its code out of the Worker. `isInStatus`: a live region around the part
 * announces whatever it shows, so a failure isn't announced a second time.
 */
export function browserPart<Props extends object>(
  load: Load<Props>,
  { isInStatus = false } = {},
): ComponentType<Props> {
  return (props) => useLoaded(load, props, { isNeeded: true, isInStatus });
}

/**
 * The part; null until it is needed and its code has loaded. If loading fails, a message is shown, and the next change of props tries
 * again: newer browsers then send a new request.
 */
function useLoaded<Props extends object>(
  load: Load<Props>,
  props: Props,
  { isNeeded, isInStatus = false }: { isNeeded: boolean; isInStatus?: boolean },
): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new props are a reason to load, or to try again
  useEffect(() => {
    if (Loaded || !(isNeeded || hasFailed)) return;
    load().then(
      (component) => setLoaded(() => component),
      (error) => {
        setHasFailed(true);
        reportError(error);
      },
    );
  }, [isNeeded, props]);
  if (Loaded) return <Loaded {...props} />;
  return hasFailed ? (
    <p role={isInStatus ? undefined : "alert"}>
      Part of this page didn’t load. Check your connection and reload the page.
    </p>
  ) : null;
}

/** False for a part that first appears with a later answer: it has no server markup to keep. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

const emptyMarkup = { __html: "" };

function isSame(props: object, otherProps: object): boolean {
  return Object.entries(props).every(([name, value]) => Object.is(value, Reflect.get(otherProps, name)));
}
