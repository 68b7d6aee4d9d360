import type { ComponentType } from "react";

interface IslandModule {
  Island: ComponentType<object>;
}

const modules = import.meta.glob<IslandModule>(["../**/island.tsx", "../estimators/calculators/*.tsx"]);

/** Every island of the site by name: a calculator's file, or the folder of an island.tsx. */
const islands = new Map(
  Object.entries(modules).map(([file, load]) => [/([^/]+)(?:\/island)?\.tsx$/.exec(file)?.[1], load]),
);
const startedIslands = new WeakSet<HTMLElement>();

/** The script is async, so the document may still be loading. */
const documentParsed = new Promise<void>((resolve) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => resolve());
  else resolve();
});

/** The load event, or eight seconds: a file that never arrives must not hold up everything else. */
const pageLoaded = new Promise<void>((resolve) => {
  if (document.readyState === "complete") resolve();
  addEventListener("load", () => resolve());
  setTimeout(resolve, 8000);
});

/** A prerendered page waits until it is shown. */
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", startPage, { once: true });
else startPage();

function startPage(): void {
  void documentParsed.then(watchIslands);
  if (!("commandForElement" in HTMLButtonElement.prototype))
    import("./dialog-commands.ts").then(({ runDialogCommands }) => runDialogCommands()).catch(reportError);
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    if (key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat) toggleSearch(event);
  });
  addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.closest("[data-search-open]")) toggleSearch(event);
  });
  pageLoaded
    .then(() => import("./after-load.ts"))
    .then(({ afterLoad }) => afterLoad())
    .catch(reportError);
}

function watchIslands(): void {
  for (const wrapper of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const start = () => void startIsland(wrapper);
    if (wrapper.dataset.start === "load") void pageLoaded.then(start);
    else if (wrapper.dataset.start === "file")
      import("../meter/take-files.ts").then(({ takeFiles }) => takeFiles(wrapper, start)).catch(reportError);
    else for (const event of ["focusin", "pointerdown"]) wrapper.addEventListener(event, start);
  }
}

/** The dialog is part of the page, so it opens at once and keeps typed text until its island has loaded. */
function toggleSearch(event: Event): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
  const island = dialog?.closest<HTMLElement>("[data-island]");
  // A browser without dialogs follows the link to the search form.
  if (!island || !dialog?.showModal) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
  void startIsland(island);
}

async function startIsland(wrapper: HTMLElement): Promise<void> {
  if (startedIslands.has(wrapper)) return;
  startedIslands.add(wrapper);
  try {
    const load = islands.get(wrapper.dataset.island);
    if (!load) throw new Error(`No island is called ${wrapper.dataset.island}`);
    if (import.meta.env.DEV) await import("@vitejs/plugin-react/preamble");
    const [{ hydrate }, { Island }] = await Promise.all([import("./hydrate.ts"), load()]);
    hydrate(wrapper, Island);
  } catch (error) {
    startedIslands.delete(wrapper);
    reportError(error);
  }
}
