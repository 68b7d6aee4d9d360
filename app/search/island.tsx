import indexUrl from "virtual:search-index-url";
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/components/icons.tsx";
import { retry } from "#app/island/pause.ts";
import { maxQuestionLength, type SearchIndex } from "#content/search/entry.ts";
import { createFinder, type Finder } from "#content/search/find.ts";
import { IndexNotLoaded, WhereToGo } from "./no-results.tsx";
import { optionId, Results } from "./results.tsx";
import { hasModifierKey, useResults } from "./use-results.ts";

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
  const { status, finder, reload } = useFinder();
  const { typedText, groups, resultCount, activeIndex, setActiveIndex, onInput, onKeyDown } = useResults(field, finder);
  const [recent, setRecent] = useState<ReturnType<typeof recentPages>>([]);
  const hasQuery = typedText.trim() !== "";
  const nearest = hasQuery && finder && resultCount === 0 ? finder.nearest(typedText) : undefined;
  const firstTitle = (groups[0]?.results[0] ?? nearest?.[0])?.title ?? "";
  const announcedText = useDelayed(hasQuery ? announcement(status, resultCount, firstTitle) : "");

  useEffect(() => setRecent(finder ? recentPages(finder) : []), [finder]);

  function onFocus(): void {
    field.current?.select();
    if (status === "failed") reload();
  }

  function openResult(index: number, { ctrlKey, metaKey }: KeyboardEvent): void {
    const option = document.getElementById(optionId(listId, index));
    option?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  }

  function onChoose(event: MouseEvent): void {
    if (hasModifierKey(event)) return;
    for (const openDialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) openDialog.close();
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
              aria-expanded={resultCount > 0}
              aria-controls={resultCount > 0 ? listId : undefined}
              aria-activedescendant={resultCount > 0 ? optionId(listId, activeIndex) : undefined}
              placeholder="Search pages, services, and articles..."
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={maxQuestionLength}
              onInput={onInput}
              onFocus={onFocus}
              onKeyDown={(event) => onKeyDown(event, openResult)}
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
        {hasQuery && status !== "ready" && (
          <IndexNotLoaded
            typedText={typedText}
            text={messages[status]}
            onRetry={status === "failed" ? reload : undefined}
          />
        )}
        {resultCount > 0 ? (
          <Results
            id={listId}
            groups={groups}
            activeIndex={activeIndex}
            onPointAt={setActiveIndex}
            onChoose={onChoose}
          />
        ) : (
          <WhereToGo nearest={nearest} recent={recent} phone={phone} hours={hours} />
        )}
        <p className="unseen" role="status">
          {announcedText}
        </p>
      </dialog>
    </>
  );
}

/** Opens search, and says which key does so on this device. */
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

/** The messages until the index has loaded. */
const messages = {
  loading: "Loading…",
  retrying: "Search is slow to load. Trying again.",
  failed: "Search didn’t load.",
};

function announcement(status: State["status"], resultCount: number, firstTitle: string): string {
  if (status !== "ready") return messages[status];
  if (resultCount === 0) return `No results found. Nearest: ${firstTitle}`;
  return `${resultCount === 1 ? "1 result" : `${resultCount} results`}. First: ${firstTitle}`;
}

/** The last three pages visited in this tab, the latest first. The browser's history has them, so we store nothing. */
function recentPages({ entryAt }: Finder) {
  if (!("navigation" in window)) return [];
  const paths = navigation.entries().map(({ url }) => new URL(url ?? location.href).pathname);
  const otherPaths = new Set(paths.reverse().filter((path) => path !== location.pathname));
  return [...otherPaths].flatMap((path) => entryAt(path) ?? []).slice(0, 3);
}

interface State {
  status: keyof typeof messages | "ready";
  finder?: Finder;
}

/** Loads the search index. */
function useFinder(): State & { reload(): void } {
  const [state, setState] = useState<State>({ status: "loading" });

  const load = useCallback(async () => {
    setState({ status: "loading" });
    const onRetry = () => setState({ status: "retrying" });
    const index = await retry(readIndex, { onRetry }).catch(() => undefined);
    if (!index) return setState({ status: "failed" });
    try {
      setState({ status: "ready", finder: createFinder(index, document.documentElement.dataset.today ?? "") });
    } catch (error) {
      setState({ status: "failed" });
      reportError(error);
    }
  }, []);

  useEffect(() => void load(), [load]);
  return { ...state, reload: () => void load() };
}

/** After a deploy an older page's index is gone, so a retry uses the permanent URL. */
async function readIndex(failures: number): Promise<SearchIndex> {
  const url = failures === 0 ? indexUrl : "/search-index.json";
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** The text, once typing has paused, so that a screen reader isn't interrupted at every letter. */
function useDelayed(text: string): string {
  const [delayedText, setDelayed] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return delayedText;
}
