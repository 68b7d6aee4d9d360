import indexAddress from "virtual:search-index-address";
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/components/icons.tsx";
import { retry } from "#app/island/pause.ts";
import { longestQuestion } from "#content/search/entry.ts";
import { createFinder, type Finder } from "#content/search/find.ts";
import { IndexTrouble, WhereToGo } from "./no-results.tsx";
import { optionId, Results } from "./results.tsx";
import { isModified, useResults } from "./use-results.ts";

export interface SearchProps {
  phone: { display: string; href: string };
  hours: string;
}

/**
 * Site search. The dialog is part of every page and the start script opens it, so typing never waits for this code. Without scripts
 * the link leads to the blog's search form.
 */
export function Island({ phone, hours }: SearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { state, retry } = useFinder();
  const { finder } = state;
  const { typed, groups, count, active, setActive, onInput, onKeyDown } = useResults(field, finder);
  const [recent, setRecent] = useState<ReturnType<typeof recentPages>>([]);
  const hasQuery = typed.trim() !== "";
  const nearest = hasQuery && finder && count === 0 ? finder.nearest(typed) : undefined;
  const first = groups[0]?.results[0]?.title;
  const spoken = useAnnouncement(hasQuery ? announcement(state.is, count, first ?? nearest?.[0]?.title ?? "") : "");

  useEffect(() => setRecent(finder ? recentPages(finder) : []), [finder]);

  function onFocus(): void {
    field.current?.select();
    if (state.is === "failed") retry();
  }

  function open(place: number, { ctrlKey, metaKey }: KeyboardEvent): void {
    const option = document.getElementById(optionId(listId, place));
    option?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  }

  function choose(event: MouseEvent): void {
    if (isModified(event)) return;
    for (const open of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) open.close();
  }

  return (
    <>
      <SearchLink />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        className="search"
        aria-label="Search"
        ref={dialog}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <div>
          <form action="/blog" method="get" onSubmit={(event) => hasQuery || event.preventDefault()}>
            <input
              ref={field}
              name="q"
              type="text"
              role="combobox"
              aria-label="Search"
              aria-autocomplete="list"
              aria-expanded={count > 0}
              aria-controls={count > 0 ? listId : undefined}
              aria-activedescendant={count > 0 ? optionId(listId, active) : undefined}
              placeholder="Search pages, services, and articles..."
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={longestQuestion}
              onInput={onInput}
              onFocus={onFocus}
              onKeyDown={(event) => onKeyDown(event, open)}
            />
            <button type="submit" aria-label="See all results">
              <Icon name="search" />
            </button>
          </form>
          <form method="dialog">
            <button className="icon-btn" type="submit" aria-label="Close search">
              <Icon name="close" />
            </button>
          </form>
        </div>
        {hasQuery && state.is !== "ready" && (
          <IndexTrouble typed={typed} text={messages[state.is]} onRetry={state.is === "failed" ? retry : undefined} />
        )}
        {count > 0 ? (
          <Results id={listId} groups={groups} active={active} onPoint={setActive} onChoose={choose} />
        ) : (
          <WhereToGo nearest={nearest} recent={recent} phone={phone} hours={hours} />
        )}
        <p className="unseen" role="status">
          {spoken}
        </p>
      </dialog>
    </>
  );
}

/** Names the key that opens search on this device. */
function SearchLink() {
  const [modifier, setModifier] = useState("Ctrl");
  useEffect(() => {
    if (/Mac|iP(hone|ad)/.test(navigator.platform)) setModifier("⌘");
  }, []);
  return (
    <a className="search-link" href="/blog#search" data-search-open="" aria-haspopup="dialog">
      <Icon name="search" />
      <span>Search</span>
      <kbd>{modifier} K</kbd>
    </a>
  );
}

/** The messages while there is no index. */
const messages = {
  loading: "Loading…",
  troubled: "Search is slow to load. Trying again.",
  failed: "Search didn’t load.",
};

function announcement(state: State["is"], count: number, first: string): string {
  if (state !== "ready") return messages[state];
  if (count === 0) return `No results found. Nearest: ${first}`;
  return `${count === 1 ? "1 result" : `${count} results`}. First: ${first}`;
}

/** The pages visited in this tab before this one, the latest first. The browser knows them, so nothing is stored. */
function recentPages({ at }: Finder) {
  if (!("navigation" in window)) return [];
  const paths = navigation.entries().map(({ url }) => new URL(url ?? location.href).pathname);
  const others = new Set(paths.reverse().filter((path) => path !== location.pathname));
  return [...others].flatMap((path) => at(path) ?? []).slice(0, 3);
}

interface State {
  is: keyof typeof messages | "ready";
  finder?: Finder;
}

/** The search itself, once its index has loaded. */
function useFinder(): { state: State; retry(): void } {
  const [state, setState] = useState<State>({ is: "loading" });

  const load = useCallback(async () => {
    setState({ is: "loading" });
    try {
      const finder = await retry(readIndex, { onRetry: () => setState({ is: "troubled" }) });
      setState({ is: "ready", finder });
    } catch {
      setState({ is: "failed" });
    }
  }, []);

  useEffect(() => void load(), [load]);
  return { state, retry: () => void load() };
}

/** A page from before a deploy finds the index by its permanent name. */
async function readIndex(failures: number): Promise<Finder> {
  const address = failures === 0 ? indexAddress : "/search-index.json";
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return createFinder(await answer.json(), document.documentElement.dataset.today ?? "");
}

/** Announces once typing pauses, so that a screen reader isn't interrupted at every letter. */
function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
