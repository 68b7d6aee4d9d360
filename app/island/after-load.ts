import { announce } from "../components/announce.ts";
import { startShareButtons } from "../components/share/share.ts";
import { hasWaitingRequest, whenOnline } from "../request/outbox/when-online.ts";
import { carryHouse } from "./carry-house.ts";
import { openNotesInPlace } from "./note-popover.ts";
import { measurePageSpeed } from "./vitals.ts";

/** Starts everything that can wait until the page has loaded. */
export function afterLoad(): void {
  // First, so that no failure below keeps a request from being sent.
  void sendWaitingRequests();
  setPrintedUrl();
  startShareButtons();
  carryHouse();
  openNotesInPlace();
  measurePageSpeed();
  showCarouselButtons();
  watchHousePicture();
  void registerServiceWorker();
}

/** Shows the carousels' buttons. Their code loads when somebody points at a carousel or reaches it by keyboard. */
function showCarouselButtons(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>(".carousel")) {
    carousel.querySelector(".carousel-nav")?.classList.remove("invisible");
    let startPromise: Promise<void> | undefined;
    const start = () => {
      startPromise ??= import("../components/carousel/start-carousel.ts").then(
        ({ startCarousel }) => startCarousel(carousel),
        (error: unknown) => {
          // The next press tries again.
          startPromise = undefined;
          throw error;
        },
      );
      return startPromise;
    };
    for (const event of ["pointerover", "focusin"])
      carousel.addEventListener(event, () => start().catch(reportError), { once: true });
    carousel.addEventListener("click", ({ target }) => {
      // Repeats a click that came before the carousel's code had loaded.
      if (!carousel.querySelector("[data-awake]") && target instanceof Element)
        start().then(() => target.closest("button")?.click(), reportError);
    });
  }
}

/** Loads the code of Home's picture of a house through the day, once most of the picture is in view. */
function watchHousePicture(): void {
  const frame = document.querySelector<HTMLElement>(".slices-frame");
  const viewObserver = new IntersectionObserver(
    (entries) => {
      if (!frame || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      viewObserver.disconnect();
      import("../pictures/start-slices.ts").then(({ startSlices }) => startSlices(frame), reportError);
    },
    { threshold: 0.6 },
  );
  for (const picture of frame?.querySelectorAll(".slice-hours") ?? []) viewObserver.observe(picture);
}

/** Passes the page's URL to the print styles, because CSS can't read it. */
function setPrintedUrl(): void {
  const { style, dataset } = document.documentElement;
  for (const name of ["site", "path"]) style.setProperty(`--${name}`, JSON.stringify(dataset[name] ?? ""));
}

/** Sends a request that was written offline, from any page. On Contact the form does it. */
async function sendWaitingRequests(): Promise<void> {
  if (document.querySelector("[data-island=request]")) return;
  whenOnline(sendIfWaiting);
  // If it fails, the request stays in the outbox: the announcement says so, and the next page tries again.
  await sendIfWaiting().catch(() => {});
  if (!hasWaitingRequest()) return;
  const nextAttemptText = navigator.onLine ? "try again on the next page you open" : "send it when you’re back online";
  announce(`Your request is still on this device. We’ll ${nextAttemptText}.`);
}

async function sendIfWaiting(): Promise<void> {
  if (navigator.onLine && hasWaitingRequest())
    await import("../request/outbox/outbox.ts").then(({ sendWaiting }) => sendWaiting());
}

async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || isOnSlowConnection()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl() as string, { updateViaCache: "none" });
  } catch {
    // A private window may forbid service workers; the site works without one.
  }
}

/** Data saving, or a 2g connection: we fetch nothing in advance. */
function isOnSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The service worker's script, allowed by a Trusted Types policy that allows no other URL. */
function serviceWorkerUrl(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("sw", { createScriptURL: () => "/sw.js" });
  return policy ? policy.createScriptURL("/sw.js") : "/sw.js";
}
