import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { fillInRequest, openForm, referenceOn, send } from "#tests/page/request-form.ts";
import { exif, withSegment } from "#tests/sample-files.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("a phone's photo goes out upright, under 2 MB, without what the camera wrote, its lines can be read, and it can be removed", async () => {
  const page = await openForm(await browser.page(), `${site.url}/contact`);
  const lying = withSegment(new Uint8Array(await pageOfLines(page)), 0xe1, exif(6, "GPS 37.8 S, 144.9 E"));
  await page.setInputFiles("#file", { name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer: Buffer.from(lying) });
  await page.getByText("File uploaded successfully").waitFor();
  await page.getByText(/IMG_0042\.jpg, /).waitFor();
  const sent = await chosenFile(page);
  expect(sent.bytes.length).toBeLessThanOrEqual(2_000_000);
  expect(sent.bytes.includes("Exif")).toBe(false);
  expect(sent.bytes.includes("GPS")).toBe(false);
  // It was 4000 wide and 3000 high, lying on its side.
  expect(sent.height).toBe(2600);
  expect(sent.width).toBe(1950);
  // Lines five pixels wide in the photo are still apart.
  expect(sent.contrast).toBeGreaterThan(120);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("file");
  expect(await page.locator("#file").evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
});

test("while a photo is made smaller its progress shows, Cancel stops it, and a request that is sent takes the small photo along", async () => {
  const page = await openForm(await browser.page(), `${site.url}/contact`);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/shrink-photo-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const photo = { name: "roof.jpg", mimeType: "image/jpeg", buffer: await pageOfLines(page) };
  await page.setInputFiles("#file", photo);
  await page.getByRole("progressbar", { name: "Making the photo smaller" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused, { message: "the focus stays at the field" }).toBe("file");
  await page.getByText("roof.jpg").waitFor({ state: "detached" });

  await fillInRequest(page, { name: "Ann Quick", email: "quick@example.com" });
  await page.setInputFiles("#file", photo);
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await send(page);
  held.resolve();
  const reference = await referenceOn(page);
  const mail = await site.mail(reference, "staff");
  expect((await site.ask(await site.onCard(mail, "/uploads/"))).status).toBe(200);
});

/** 4000 by 3000 pixels, black lines across, five pixels wide and five apart. */
async function pageOfLines(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [4000, 3000];
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("no canvas");
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, 4000, 3000);
    drawing.fillStyle = "black";
    for (let y = 0; y < 3000; y += 10) drawing.fillRect(0, y, 4000, 5);
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

/** The file that would be sent, with the difference between its lightest and its darkest pixel along its middle row. */
async function chosenFile(page: Page) {
  const { base64, ...picture } = await page.locator("#file").evaluate(async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) throw new Error("no file");
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext("2d");
    drawing?.drawImage(bitmap, 0, 0);
    const row = drawing?.getImageData(0, Math.floor(height / 2), width, 1).data ?? [];
    const reds = Array.from(row).filter((_, at) => at % 4 === 0);
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = "";
    for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return { width, height, contrast: Math.max(...reds) - Math.min(...reds), base64: btoa(binary) };
  });
  return { ...picture, bytes: Buffer.from(base64, "base64") };
}
