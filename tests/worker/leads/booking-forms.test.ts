import { expect, onTestFinished, test } from "vitest";
import { melbourne, teamOf } from "#content/visits.ts";
import { redirectOf, startLeadSite } from "#tests/running-site/lead-site.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";
import { formPost, type Site, sendRequest } from "./lead-steps.ts";

test("with the page's forms a visitor books a visit, moves it, cancels it, and books the first time again", async () => {
  const site = await startSite();
  const { ownPage } = await sendRequest(site);
  const [booked = "", moved = ""] = bookingActions(await pageAt(site, ownPage));
  const headingWhenBooked = headingOf(await submitted(site, booked));
  expect(headingWhenBooked).toMatch(/^We’ll visit on /);
  const pageWhenMoved = await submitted(site, moved);
  expect(headingOf(pageWhenMoved)).toMatch(/^We’ll visit on /);
  expect(headingOf(pageWhenMoved)).not.toBe(headingWhenBooked);
  const [cancelled = ""] = actionsIn(pageWhenMoved, "action").filter((action) => action.includes("&act=cancel"));
  expect(await submitted(site, cancelled)).toContain("Your visit is cancelled.");
  expect(headingOf(await submitted(site, booked))).toBe(headingWhenBooked);
});

test("a visitor who wants a time that others have just booked is told so, and offered other times", async () => {
  const site = await startSite();
  const slotCount = teamOf(melbourne)?.slots;
  if (!slotCount) throw new Error("nobody visits Melbourne");
  const { ownPage } = await sendRequest(site, { name: "Too Late" });
  const [wanted = ""] = bookingActions(await pageAt(site, ownPage));
  const time = new URL(wanted, site.url).searchParams.get("time");
  for (let number = 1; number <= slotCount; number++) {
    const { ownPage: neighboursPage } = await sendRequest(site, { name: `Neighbour ${number}` });
    expect((await site.ask(`${neighboursPage}&act=book&time=${time}`, formPost({}))).status).toBe(303);
  }
  const refusal = await site.ask(wanted, formPost({}));
  expect(refusal.status).toBe(409);
  const page = await refusal.text();
  expect(page).toMatch(/role="alert">That time has just gone. Choose another one below.</);
  expect(bookingActions(page)).not.toEqual([]);
  expect(bookingActions(page)).not.toContain(wanted);
});

/** A site of its own, where nobody else books. */
async function startSite(): Promise<Site> {
  const site = await startLeadSite();
  onTestFinished(() => site.stop());
  return site;
}

async function pageAt(site: Site, address: string): Promise<string> {
  return (await site.ask(address)).text();
}

/** Posts a form without fields, as a browser without scripts does, and returns the page that follows. */
async function submitted(site: Site, action: string): Promise<string> {
  const response = await site.ask(action, formPost({}));
  expect(response.status).toBe(303);
  return pageAt(site, redirectOf(response));
}

/** Where the buttons of the free half-days post to. */
function bookingActions(page: string): string[] {
  return actionsIn(page, "formAction").filter((action) => action.includes("&act=book&time="));
}

/** Reads the text, because the parser finds no attribute with a capital, as React writes formAction. */
function actionsIn(page: string, attribute: "action" | "formAction"): string[] {
  const tags = page.matchAll(new RegExp(` ${attribute}="([^"]+)"`, "gi"));
  return [...tags].map(([, action = ""]) => action.replaceAll("&amp;", "&"));
}

function headingOf(page: string): string {
  return elements(parseHtml(page), "h1")[0]?.textContent ?? "";
}
