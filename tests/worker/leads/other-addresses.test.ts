import { expect, test } from "vitest";
import { sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { pressOnCard, sendRequest } from "./lead-steps.ts";

const site = await sharedSite();

test("staff and the visitor read a request's other addresses, and which one is outside Victoria", async () => {
  const moreAddresses = "3 Low Street, Kew 3101\n5 Low Street, Kew 3101\n7 Pitt St, Sydney NSW 2000";
  const { staff, visitor, card, ownPage } = await sendRequest(site, { name: "Four Addresses", moreAddresses });
  const interstate = "Outside Victoria, it seems: number 3 of the others.";
  for (const words of [moreAddresses.replaceAll("\n", "; "), "Kew VIC 3101 and 3 more addresses", interstate])
    expect(textOf(staff)).toContain(words);
  expect(textOf(visitor)).toContain("Kew VIC 3101 and 3 more addresses");
  const textOfOwnPage = async () => (await site.ask(ownPage)).text();
  const outside = "(outside Victoria? We install in Victoria only)";
  expect(await textOfOwnPage()).toContain(`Kew VIC 3101\nKew VIC 3101\nAn address you entered ${outside}`);
  expect(await textOfOwnPage(), "before we know that it's theirs").not.toContain("Low Street");
  await pressOnCard(site, card, { outcome: "called" });
  expect(await textOfOwnPage()).toContain(`${moreAddresses} ${outside}`);
});
