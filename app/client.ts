import "./app.css";
import type { ComponentType } from "react";

interface IslandModule {
  Island: ComponentType<object>;
}

const islands = import.meta.glob<IslandModule>("./islands/*/island.tsx");
const started = new WeakSet<HTMLElement>();

/** A prerendered page waits until someone looks at it. */
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();

function begin(): void {
  watchIslands();
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    if (key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat) toggleSearch(event);
  });
  addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.closest("[data-search-open]")) toggleSearch(event);
  });
  whenLoaded(async () => (await import("./after-load.ts")).afterLoad());
}

function watchIslands(): void {
  for (const wrapper of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const begin = () => void startIsland(wrapper);
    if (wrapper.dataset.start === "visible") whenVisible(wrapper, begin);
    else if (wrapper.dataset.start === "load") whenLoaded(begin);
    else for (const event of ["focusin", "pointerdown"]) wrapper.addEventListener(event, begin, { once: true });
  }
}

/** The dialog is part of the page, so it opens at once and keeps what is typed until its island is there to answer. */
function toggleSearch(event: Event): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
  const island = dialog?.closest<HTMLElement>("[data-island]");
  if (!dialog || !island) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
  void startIsland(island);
}

async function startIsland(wrapper: HTMLElement): Promise<void> {
  if (started.has(wrapper)) return;
  started.add(wrapper);
  try {
    const load = islands[`./islands/${wrapper.dataset.island}/island.tsx`];
    if (!load) throw new Error(`no island ${wrapper.dataset.island}`);
    if (import.meta.env.DEV) await import("@vitejs/plugin-react/preamble");
    const [{ hydrate }, { Island }] = await Promise.all([import("./islands/hydrate.ts"), load()]);
    hydrate(wrapper, Island);
  } catch (error) {
    started.delete(wrapper);
    reportError(error);
  }
}

function whenVisible(wrapper: HTMLElement, begin: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: "200px" },
  );
  observer.observe(wrapper);
}

function whenLoaded(begin: () => void): void {
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
