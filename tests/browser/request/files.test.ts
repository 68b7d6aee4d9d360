import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import { holdBack, siteInChromium, waitForMessage } from "#tests/browser/chromium.ts";
import { axeFindings, waitForFocus } from "#tests/browser/layout.ts";
import { fillInRequest, openForm, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { linkIn, textOf } from "#tests/running-site/lead-site.ts";
import { exif, pdf, png, smallJpeg, withSegment } from "#tests/sample-requests/samples.ts";
import { wrongFiles } from "./files.cases.ts";

const { site, browser } = await siteInChromium();

test("a phone's photo is made upright, under 2 MB, legible and free of metadata, and can be removed", async () => {
  const page = await openForm(await browser.page());
  const lyingPhoto = withSegment(new Uint8Array(await pageOfLines(page)), 0xe1, exif(6, "GPS 37.8 S, 144.9 E"));
  await page.setInputFiles("#file", { name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer: Buffer.from(lyingPhoto) });
  await page.getByText(/IMG_0042\.jpg, .* is attached/).waitFor();
  const sentPhoto = await chosenFile(page);
  expect(sentPhoto.bytes.length).toBeLessThanOrEqual(2_000_000);
  expect(sentPhoto.bytes.includes("Exif")).toBe(false);
  expect(sentPhoto.bytes.includes("GPS")).toBe(false);
  // The photo was 4000 wide and 3000 high, and lay on its side.
  expect(sentPhoto.height).toBe(2600);
  expect(sentPhoto.width).toBe(1950);
  // Lines five pixels wide in the photo can still be told apart.
  expect(sentPhoto.contrast).toBeGreaterThan(120);
  await page.getByRole("button", { name: "Remove" }).click();
  await waitForFocus(page.locator("#file"));
  expect(await page.locator("#file").evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
});

test("making a photo smaller shows its progress and can be cancelled", async () => {
  const page = await openForm(await browser.page());
  await holdBack(page, "**/assets/shrink-photo-*.js");
  const photo = { name: "roof.jpg", mimeType: "image/jpeg", buffer: await pageOfLines(page) };
  await page.setInputFiles("#file", photo);
  await page.getByRole("progressbar", { name: "Making the photo smaller" }).waitFor();
  await page.getByText(/^roof\.jpg, [\d.]+ MB: preparing…$/).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await waitForFocus(page.locator("#file"));
  await page.getByText("roof.jpg").waitFor({ state: "detached" });
});

test("a request sent while its photo is being made smaller has the photo", async () => {
  const page = await openForm(await browser.page());
  const startShrinking = await holdBack(page, "**/assets/shrink-photo-*.js");
  await fillInRequest(page, "Ann Quick");
  await page.setInputFiles("#file", { name: "roof.jpg", mimeType: "image/jpeg", buffer: await pageOfLines(page) });
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await send(page);
  await startShrinking();
  const reference = await referenceOn(page);
  const letter = await site.waitForLetter(reference, "staff");
  expect((await site.ask(await site.linkOnCard(letter, "/uploads/"))).status).toBe(200);
});

test("if a photo is refused after the form was submitted, the form says so, and the request isn't sent without it", async () => {
  const page = await openForm(await browser.page());
  let postCount = 0;
  page.on("request", (request) => void (request.url().endsWith("/api/assessment") && postCount++));
  const startShrinking = await holdBack(page, "**/assets/shrink-photo-*.js");
  await fillInRequest(page, "Ann Heic");
  const [name, mimeType, content] = ["IMG_1.heic", "image/heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"];
  await page.setInputFiles("#file", { name, mimeType, buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await send(page);
  await startShrinking();
  await page.locator(".error-summary").getByRole("link", { name: fileMessages.wrongType }).waitFor();
  await page.locator("#file-help").getByText(`${name} isn’t attached. ${fileHelp.heic}`, { exact: true }).waitFor();
  expect(postCount).toBe(0);
  await send(page);
  await referenceOn(page);
});

test("a file that can't be read any more is refused at once, and the form says so", async () => {
  const page = await openForm(await browser.page());
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("The file has changed", "NotReadableError"));
  });
  await page.setInputFiles("#file", { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.locator("#file-problem").getByText(fileMessages.gone, { exact: true }).waitFor();
  await page.locator("#file-help").getByText("bill.pdf isn’t attached.", { exact: true }).waitFor();
});

test.each([
  ["makes photos smaller", "shrink-photo"],
  ["checks files", "inspect"],
])("if the code that %s can't be loaded, a photo is attached as it is, and the error is reported", async (_, file) => {
  browser.forgive(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const page = await openForm(await browser.page());
  const reported = page.waitForEvent("pageerror");
  await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  await page.setInputFiles("#file", { name: "roof.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallJpeg) });
  await page.getByText(/^roof\.jpg, .* is attached/).waitFor();
  expect((await reported).message).toContain(file);
});

test("each problem with a file is shown at its field, with what to do about it", async () => {
  const page = await openForm(await browser.page());
  for (const [name, mimeType, content, message, help] of wrongFiles) {
    await page.setInputFiles("#file", { name, mimeType, buffer: Buffer.from(content) });
    const notice = `${name} isn’t attached. ${help ?? ""}`.trim();
    await page.locator("#file-help").getByText(notice, { exact: true }).waitFor();
    await page.locator("#file-problem").getByText(message, { exact: true }).waitFor();
    expect(await page.getAttribute("#file", "aria-invalid")).toBe("true");
    expect(await page.getAttribute("#file", "aria-describedby")).toBe("file-hint file-problem file-help");
  }
  expect(await axeFindings(page, "#form")).toEqual([]);
  await page.setInputFiles("#file", { name: "roof.png", mimeType: "image/png", buffer: Buffer.from(png()) });
  await page.getByText("roof.png, 1 KB is attached").waitFor();
  expect(await page.locator("#file-problem").count()).toBe(0);
});

test("three files are sent; a refused file doesn't affect the others, and a fourth is refused with advice", async () => {
  const page = await openForm(await browser.page());
  await fillInRequest(page, "Ann Three");
  const attachedTexts = page.getByText("is attached");
  const fileOf = (name: string) => ({
    name,
    mimeType: name.endsWith("png") ? "image/png" : "application/pdf",
    buffer: Buffer.from(name.endsWith("png") ? png() : name.endsWith("pdf") ? pdf() : "x"),
  });
  await page.setInputFiles("#file", ["bill.pdf", "notes.docx", "roof.png"].map(fileOf));
  await page.locator("#file-help").getByText("notes.docx isn’t attached.").waitFor();
  await expect.poll(() => attachedTexts.count(), { message: "attached files" }).toBe(2);
  await page.setInputFiles("#file", ["tank.png", "inverter.png"].map(fileOf));
  await page.locator("#file-problem").getByText(fileMessages.tooManyAtOnce).waitFor();
  await expect
    .poll(() => attachedTexts.allTextContents())
    .toEqual(["bill.pdf, 1 KB is attached", "roof.png, 1 KB is attached", "tank.png, 1 KB is attached"]);
  expect(await axeFindings(page, "#form")).toEqual([]);
  await page.getByRole("button", { name: "Remove roof.png" }).click();
  await send(page);
  await waitForMessage(page, fileMessages.uploaded);
  const letter = textOf(await site.waitForLetter(await referenceOn(page), "staff"));
  expect(letter).toContain("bill.pdf");
  expect(letter).toContain("tank.png");
  expect(letter).not.toMatch(/roof\.png|inverter\.png|notes\.docx/);
});

test("a picture can be attached by dropping or pasting it", async () => {
  const page = await openForm(await browser.page());
  for (const how of ["drop", "paste"] as const) {
    await page.locator("#file").evaluate(dropOrPaste, [how, [...png()]] as const);
    await page.getByText(`${how}.png, 1 KB is attached`).waitFor();
  }
});

test("a bill can be added on the page that the confirmation links to", async () => {
  const reference = await site.submit({ name: "Adds A Bill" });
  const page = await browser.open(linkIn(textOf(await site.waitForLetter(reference, "visitor")), "/request?"));
  await page.getByText("Add a bill or photo").click();
  await waitForForm(page);
  await page.setInputFiles("#file", { name: "IMG_7.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallJpeg) });
  await page.getByText("IMG_7.jpg, 1 KB is attached").waitFor();
  await page.getByRole("button", { name: "Send the file" }).click();
  await page.getByText("We have your file. It goes with this request.").waitFor();
  expect(await referenceOn(page)).toBe(reference);
});

/** Runs in the page: drops or pastes a picture onto the field. */
function dropOrPaste(field: Element, [how, content]: readonly ["drop" | "paste", readonly number[]]): void {
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(content)], `${how}.png`, { type: "image/png" }));
  const init = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
  field.dispatchEvent(how === "drop" ? new DragEvent("drop", init) : new ClipboardEvent("paste", init));
}

let drawnPage: Promise<Buffer> | undefined;

/** A photo of 4000 by 3000 pixels: black lines across it, five pixels wide and five apart. Drawn once. */
function pageOfLines(page: Page): Promise<Buffer> {
  drawnPage ??= drawLines(page);
  return drawnPage;
}

async function drawLines(page: Page): Promise<Buffer> {
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

/** The file that would be sent, with the contrast between the lightest and darkest pixel of its middle row. */
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
    const reds = Array.from(row).filter((_, index) => index % 4 === 0);
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = "";
    for (let start = 0; start < bytes.length; start += 8192)
      binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
    return { width, height, contrast: Math.max(...reds) - Math.min(...reds), base64: btoa(binary) };
  });
  return { ...picture, bytes: Buffer.from(base64, "base64") };
}
