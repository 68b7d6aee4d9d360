import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isShown } from "#app/estimators/fields.ts";
import { calculators } from "#app/estimators/index.ts";
import { holdBack, siteInChromium } from "#tests/browser/chromium.ts";
import { unfold } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

test.each(calculators)(
  "$name: fields filled in before the script loads keep their values and are answered",
  async (calculator) => {
    const { page: path, tab, fields, name: calculatorName } = calculator;
    const page = await browser.page();
    const startScript = await holdBack(page, /\/assets\/hydrate-/);
    await page.goto(`${path}${tab ? `?tab=${tab}` : ""}`);
    await unfold(page);
    const enteredTexts: Record<string, string> = {};
    for (const [name, { kind }] of Object.entries(fields)) {
      const text = await enter(page, `${calculatorName}-${name}`, kind);
      if (text !== undefined) enteredTexts[name] = text;
    }
    // A field that no choice hides is always in the form.
    const alwaysShown = Object.entries(fields).flatMap(([name, { hiddenWhen }]) => (hiddenWhen ? [] : [name]));
    expect(alwaysShown).not.toEqual([]);
    expect(Object.keys(enteredTexts)).toEqual(expect.arrayContaining(alwaysShown));
    const script = page.waitForResponse(/\/assets\/hydrate-/);
    await startScript();
    await script;
    // Some choices hide other fields: a renter's plan has fewer.
    const shownFields = Object.entries(enteredTexts).filter(([name]) => {
      const field = fields[name];
      return field && isShown(field, (otherName) => enteredTexts[otherName] ?? "");
    });
    await page.waitForURL((url) => shownFields.every(([name, text]) => url.searchParams.get(name) === text));
    for (const [name, text] of shownFields)
      expect(await heldIn(page, `${calculatorName}-${name}`, text), name).toBe(text);
  },
);

/** Enters a value other than the default. Returns undefined if the field isn't shown. */
async function enter(page: Page, id: string, kind: string): Promise<string | undefined> {
  const field = page.locator(`[id="${id}"]`);
  if (!(await field.count())) return undefined;
  if (kind === "text") {
    await field.fill("7");
    return "7";
  }
  if (kind === "select" && (await field.evaluate(({ tagName }) => tagName)) === "SELECT") {
    const offeredValues = await field
      .locator("option")
      .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    const shown = await field.inputValue();
    const otherValue = offeredValues.find((option) => option !== shown && option !== null && option !== "") ?? "";
    await field.selectOption(otherValue);
    return otherValue;
  }
  // An earlier choice may have hidden this field.
  if (!(await field.isVisible())) return undefined;
  const values = await field
    .locator(":is([type=radio], [type=checkbox]):not(:checked)")
    .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
  const chosenValue =
    values.filter((option) => option !== null && option !== "other").at(kind === "select" ? 0 : -1) ?? "";
  await field.locator(`label:has(input[value="${chosenValue}"])`).click();
  return chosenValue;
}

async function heldIn(page: Page, id: string, text: string): Promise<string> {
  const field = page.locator(`[id="${id}"]`);
  if (await field.evaluate((element) => element instanceof HTMLFieldSetElement))
    return (await field.locator(`input[value="${text}"]`).isChecked()) ? text : "not checked";
  return field.inputValue();
}
