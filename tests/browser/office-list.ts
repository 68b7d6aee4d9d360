import type { Locator, Page } from "playwright-core";
import { listLinkOf, type Site } from "#tests/worker/leads/lead-steps.ts";

/** Opens the list of open requests where this visitor's request is: it shows fifty at a time, and other files have sent theirs. */
export async function openListAt(page: Page, site: Site, name: string): Promise<Locator> {
  await page.goto(await listLinkOf(site));
  const link = page.getByRole("link", { name }).first();
  const nextPage = page.getByRole("link", { name: "Next page" });
  while (!(await link.isVisible())) {
    if (!(await nextPage.isVisible())) throw new Error(`no page of the list has ${name}`);
    await page.goto((await nextPage.getAttribute("href")) ?? "");
  }
  return link;
}
