import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { formIsLive, referenceOn } from "#tests/page/request-form.ts";
import { smallJpeg } from "#tests/sample-files.ts";
import { linkIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("a bill is added on the page that the confirmation links to", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Adds A Bill" }, id);
  const link = linkIn(textOf(await site.mail(reference, "visitor")), "/request?");
  const page = await browser.open(site.url + link, { viewport: { width: 360, height: 780 } });
  await page.getByText("Add a bill or photo").click();
  await formIsLive(page);
  await page.setInputFiles("#file", { name: "IMG_7.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallJpeg) });
  await page.getByText("File uploaded successfully").waitFor();
  await page.getByRole("button", { name: "Send the file" }).click();
  await page.getByText("We have your file. It goes with this request.").waitFor();
  expect(await referenceOn(page)).toBe(reference);
  const [added] = await site.correctionsOf(id);
  const mail = await site.mail(`WB-${added?.slice(0, 8).toUpperCase()}`, "staff");
  expect((await site.ask(await site.onCard(mail, "/uploads/"))).status).toBe(200);
});
