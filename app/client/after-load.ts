import { announce } from "../controls/announce.ts";
import { offerSharing } from "../controls/share.ts";
import { waitingKey } from "../request/outbox/waiting-key.ts";
import { carryHouse } from "./carry-house.ts";
import { openNotesInPlace } from "./note-popover.ts";
import { measure } from "./vitals.ts";

/** What can wait until the page is there: sharing, paper, the service worker and the figures of real visits. */
export function afterLoad(): void {
  nameSiteForPaper();
  offerSharing();
  carryHouse();
  openNotesInPlace();
  measure();
  void registerServiceWorker();
  void sendWaitingRequests();
}

/** Where a style sheet can't read the page's address from the document, printed sheets would lack it. */
function nameSiteForPaper(): void {
  const { style, dataset } = document.documentElement;
  for (const part of ["site", "path"]) style.setProperty(`--${part}`, JSON.stringify(dataset[part] ?? ""));
}

/** A request that was written without a connection is sent from whichever page is open; the form sees to its own. */
async function sendWaitingRequests(): Promise<void> {
  if (document.querySelector("[data-island=request]")) return;
  addEventListener("online", () => void deliverIfWaiting());
  await deliverIfWaiting();
  if (isWaiting()) announce("A request of yours still waits on this device. It is sent when the connection returns.");
}

async function deliverIfWaiting(): Promise<void> {
  if (isWaiting()) await import("../request/outbox/outbox.ts").then(({ deliver }) => deliver());
}

function isWaiting(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null;
  } catch {
    return false;
  }
}

async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || isOnSlowConnection()) return;
  try {
    await navigator.serviceWorker.register(trustedAddress() as string, { updateViaCache: "none" });
  } catch {
    // Private windows forbid it; the site works without.
  }
}

/** Under data saving or a 2g line nothing is fetched ahead. */
function isOnSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** The one Trusted Types policy of the site: it knows a single address. */
function trustedAddress(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("sw", { createScriptURL: () => "/sw.js" });
  return policy ? policy.createScriptURL("/sw.js") : "/sw.js";
}
