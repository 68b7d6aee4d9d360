import { announce } from "../components/announce.ts";
import { startShareButtons } from "../components/share/share.ts";
import { somethingWaits, whenOnline } from "../request/outbox/when-online.ts";
import { carryHouse } from "./carry-house.ts";
import { openNotesInPlace } from "./note-popover.ts";
import { measure } from "./vitals.ts";

/** Starts what can wait until the page has loaded: sharing, printing, carousels, the service worker and page-speed figures. */
export function afterLoad(): void {
  nameSiteForPaper();
  startShareButtons();
  carryHouse();
  openNotesInPlace();
  measure();
  offerCarousels();
  liveHouse();
  void registerServiceWorker();
  void sendWaitingRequests();
}

/** Shows each carousel's buttons. Their code loads when somebody points at the carousel or reaches it by keyboard. */
function offerCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>(".carousel")) {
    carousel.querySelector(".carousel-nav")?.classList.remove("invisible");
    let started: Promise<void> | undefined;
    const start = () => {
      started ??= import("../components/carousel/start-carousel.ts").then(({ startCarousel }) =>
        startCarousel(carousel),
      );
      return started;
    };
    for (const event of ["pointerover", "focusin"])
      carousel.addEventListener(event, () => start().catch(reportError), { once: true });
    carousel.addEventListener("click", ({ target }) => {
      // Repeats a press that came before the script had loaded.
      if (!carousel.querySelector("[data-awake]") && target instanceof Element)
        start().then(() => target.closest("button")?.click(), reportError);
    });
  }
}

/** Starts the house through the day once most of its picture is in view. */
function liveHouse(): void {
  const frame = document.querySelector<HTMLElement>(".slices-frame");
  const seen = new IntersectionObserver(
    (entries) => {
      if (!frame || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      import("../pictures/open-hours.ts").then(({ openHours }) => openHours(frame), reportError);
    },
    { threshold: 0.6 },
  );
  for (const picture of frame?.querySelectorAll(".slice-hours") ?? []) seen.observe(picture);
}

/** Gives the style sheet the page's address for printing, since it can't read it from the document. */
function nameSiteForPaper(): void {
  const { style, dataset } = document.documentElement;
  for (const part of ["site", "path"]) style.setProperty(`--${part}`, JSON.stringify(dataset[part] ?? ""));
}

/** Sends a request that was written offline, from any page. On Contact the form itself does it. */
async function sendWaitingRequests(): Promise<void> {
  if (document.querySelector("[data-island=request]")) return;
  whenOnline(deliverIfWaiting);
  await deliverIfWaiting().catch(() => {});
  if (somethingWaits()) announce("Your request is still on this device. We’ll send it when you’re back online.");
}

async function deliverIfWaiting(): Promise<void> {
  if (navigator.onLine && somethingWaits())
    await import("../request/outbox/outbox.ts").then(({ deliver }) => deliver());
}

async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || isOnSlowConnection()) return;
  try {
    await navigator.serviceWorker.register(trustedAddress() as string, { updateViaCache: "none" });
  } catch {
    // Private windows may forbid it; the site works without it.
  }
}

/** With data saving on or a 2g connection we prefetch nothing. */
function isOnSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** The site's only Trusted Types policy: it allows a single address. */
function trustedAddress(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("sw", { createScriptURL: () => "/sw.js" });
  return policy ? policy.createScriptURL("/sw.js") : "/sw.js";
}
