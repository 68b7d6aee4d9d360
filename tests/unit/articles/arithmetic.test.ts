import { expect, test } from "vitest";
import { readPage } from "#tests/unit/read-page.ts";
import { articleSlugs } from "#tools/vite/articles/slugs.ts";

test.each(articleSlugs())("in %s every sum that is written out comes to what it says", async (slug) => {
  expect(wrongSums(textOf(await readPage(`/blog/${slug}`)))).toEqual([]);
});

const amount = String.raw`[−-]?\$?\d[\d,]*(?:\.\d+)?`;
const unit = String.raw`(?: (?:kWh a day|kWh per kW|kWh|kW|c/kWh|c|GJ|MJ|kg|km|L|years|days|hours|certificates|volts|amps|million)(?![\p{L}]))?`;
const sum = new RegExp(`(?<![\\d,.÷×+−] ?|\\p{L})(${amount}${unit}(?: [×÷+−] ${amount}${unit})+) = (${amount})`, "gu");

/** Units and money scale by hundreds or thousands and a cost may carry a minus; the digits have to be right. */
const scales = [1, 0.01, 100, 1000, 0.001, 1e6];

function wrongSums(text: string): string[] {
  return [...text.matchAll(sum)].flatMap(([whole, left = "", right = ""]) => {
    const decimals = right.split(".")[1]?.length ?? 0;
    const off = scales.map((scale) => Math.abs(Math.abs(worth(left)) * scale - Math.abs(read(right))));
    return Math.min(...off) <= 0.5 * 10 ** -decimals + 1e-9 ? [] : [whole];
  });
}

/** Multiplication and division before addition and subtraction, as in the text. */
function worth(expression: string): number {
  const parts = expression.split(/ ([×÷+−]) /);
  let [total, term, sign] = [0, read(parts[0] ?? ""), 1];
  for (let at = 1; at < parts.length; at += 2) {
    const [operator, next] = [parts[at], read(parts[at + 1] ?? "")];
    if (operator === "×") term *= next;
    else if (operator === "÷") term /= next;
    else {
      total += sign * term;
      term = next;
      sign = operator === "+" ? 1 : -1;
    }
  }
  return total + sign * term;
}

function read(text: string): number {
  const value = Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", ""));
  return /^[−-]/.test(text) ? -value : value;
}

function textOf(page: string): string {
  return page
    .slice(page.indexOf('class="article-text"'), page.indexOf('role="doc-endnotes"'))
    .replaceAll(/<sup.*?<\/sup>/gs, "")
    .replaceAll(/<\/(?:p|li|h2|h3|td|th|figcaption|dt|dd)>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");
}
