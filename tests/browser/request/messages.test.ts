import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { fileHelp, fileMessages, messages } from "#content/request/messages.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { openForm, send } from "#tests/page/request-form.ts";
import { png, smallJpeg } from "#tests/sample-files.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("what is missing and what is wrong is said in the summary and at each field, also what to do about a file, in the messages' words", async () => {
  const page = await openForm(await browser.page(), `${site.url}/contact#meter=${"A".repeat(120)}`);
  const { selectedServices, address, name, email, phone, consent } = messages;
  await expectSaid(
    page,
    [selectedServices, address, name, email, phone, consent].map(({ missing }) => missing),
  );
  await page
    .locator("#currentBill option")
    .nth(1)
    .evaluate((option) => option.setAttribute("value", "nonsense"));
  await page.selectOption("#currentBill", "nonsense");
  // Pressed at once, and again where the form was drawn in between: then it has written its own values.
  const pressed = async () => {
    await page.evaluate(() => {
      const input = (selector: string) => {
        const found = document.querySelector(selector);
        if (!(found instanceof HTMLInputElement)) throw new Error(`no ${selector}`);
        return found;
      };
      Object.assign(input("#service-solar-panels"), { value: "nonsense", checked: true });
      input("#name").value = "x".repeat(101);
      input("#email").value = "pat@";
      input("#phone").value = "12";
      input("#meter").checked = true;
      for (const box of [...document.querySelectorAll<HTMLInputElement>("[name=preferred]")].slice(0, 4))
        box.checked = true;
      document.querySelector<HTMLButtonElement>("main form [type=submit]")?.click();
    });
    return page.locator(".error-summary").getByText(selectedServices.wrong, { exact: true }).count();
  };
  await expect.poll(pressed, { interval: 500 }).toBe(1);
  await expectToRead(page, [
    selectedServices.wrong,
    messages.choice.wrong,
    messages.tooLong(100),
    email.wrong,
    phone.wrong,
    messages.meter.wrong,
    messages.preferred.wrong,
  ]);
  await expectFilesRefused(page);
});

test("a file that the page could not keep is asked for again", async () => {
  browser.forgive(/status of 422/);
  const plain = await browser.open(`${site.url}/contact`, { javaScriptEnabled: false });
  await plain.setInputFiles("#file", { name: "roof.png", mimeType: "image/png", buffer: Buffer.from(png()) });
  await send(plain);
  await plain.locator("#file-problem").getByText(fileMessages.chooseAgain).waitFor();
});

/** Each thing that can be wrong with a file. */
async function expectFilesRefused(page: Page): Promise<void> {
  const png1 = png();
  for (const [file, message, help] of [
    [["notes.docx", "application/msword", Buffer.from("x")], fileMessages.wrongType, fileHelp.kinds],
    [["bill.pdf", "application/pdf", Buffer.alloc(0)], fileMessages.wrongType, fileHelp.empty],
    [
      ["a.heic", "image/heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
      fileMessages.wrongType,
      fileHelp.heic,
    ],
    [["cut.jpg", "image/jpeg", Buffer.from(smallJpeg.slice(0, -40))], fileMessages.wrongType, fileHelp.incomplete],
    [["bad.png", "image/png", withFault(png1, 12)], fileMessages.wrongType, fileHelp.malformed],
    [["huge.png", "image/png", withSize(png1, 60_000)], fileMessages.wrongType, fileHelp.huge],
    [["big.pdf", "application/pdf", Buffer.alloc(11_000_000)], fileMessages.tooBig, undefined],
  ] as const) {
    const [name, mimeType, buffer] = file;
    await page.setInputFiles("#file", { name, mimeType, buffer });
    if (help) await page.locator("#file-help").getByText(help, { exact: true }).waitFor();
    await page.locator("#file-problem").getByText(message, { exact: true }).waitFor();
  }
  await page.setInputFiles("#file", { name: "roof.png", mimeType: "image/png", buffer: Buffer.from(png1) });
  await page.getByText(fileMessages.uploaded).waitFor();
  expect(await page.locator("#file-problem").count()).toBe(0);
}

async function expectSaid(page: Page, words: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Request Free Assessment" }).press("Enter");
  await expectToRead(page, words);
}

async function expectToRead(page: Page, words: readonly string[]): Promise<void> {
  for (const text of words) {
    await page.locator(".error-summary").getByText(text, { exact: true }).waitFor();
    expect(await page.locator(".field-problem").getByText(text, { exact: true }).count()).toBeGreaterThan(0);
  }
}

function withFault(file: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(file);
  copy.fill(0, at, at + 4);
  return copy;
}

/** Says that it is this wide and high. */
function withSize(file: Uint8Array, pixels: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(pixels, 16);
  copy.writeUInt32BE(pixels, 20);
  return copy;
}
