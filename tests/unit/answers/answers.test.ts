import { expect, test } from "vitest";
import { fixedClaims, fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";
import { changesIn, linesOfMarkup } from "#tests/unit/markup-lines.ts";
import { questions } from "./answers.cases.ts";

/** Every answer, at prices that stay as they are when ours change. */
const answers = await onPrices({ prices: fixedPrices, claims: fixedClaims }, async () => {
  const { readPage } = await import("#tests/unit/read-page.ts");
  const { calculators, estimateFromQuery } = await import("#app/estimators/index.ts");

  async function answerTo(name: string, ask: string, on: string): Promise<string[]> {
    const calculator = calculators.find((each) => each.name === name);
    const { page = "/service-areas", tab } = calculator ?? {};
    const html = await readPage(`${page}?${tab ? `tab=${tab}&` : ""}${ask}`, on);
    const end = calculator ? '<p class="unseen" role="status">' : "</section>";
    const shown = linesOfMarkup(new RegExp(`<div[^>]* data-island="${name}".*?(?=${end})`, "s").exec(html)?.[0] ?? "");
    const { lines = [] } = estimateFromQuery(name, new URLSearchParams(ask), on) ?? {};
    return [
      ...shown,
      ...(calculator ? [`Read out: ${calculator.announce(calculator.answer(ask, on))}`] : []),
      ...lines.map(({ label, value }) => `To staff: ${label}: ${value}`),
    ];
  }

  const all = Object.entries(questions).flatMap(([name, asked]) =>
    Object.entries(asked).map(async ([what, question]) => {
      const [ask, on = "2026-11-23"] = question.split(" on ");
      return { name, what, question, lines: await answerTo(name, ask ?? "", on) };
    }),
  );
  return Promise.all(all);
});

test("every calculator is asked", async () => {
  const { calculators } = await import("#app/estimators/index.ts");
  expect(Object.keys(questions)).toEqual(expect.arrayContaining(calculators.map(({ name }) => name)));
});

// After a change of words or rules: npx vitest run --project unit tests/unit/answers -u, and read what has changed.
test.each(Object.keys(questions))("what %s answers", async (calculator) => {
  const own = answers.filter(({ name }) => name === calculator);
  const shown = own.map(({ what, question, lines }, at) =>
    [`→ ${what}: ?${question}`, ...(at === 0 ? lines : changesIn(lines, own[0]?.lines))].join("\n"),
  );
  await expect(`${shown.join("\n\n")}\n`).toMatchFileSnapshot(`${calculator}.txt`);
});
