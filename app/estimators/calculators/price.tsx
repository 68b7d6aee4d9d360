import { Fold } from "#app/components/fold.tsx";
import { lazyPart } from "#app/island/part.tsx";
import type { Span } from "#content/energy/estimate.ts";
import { paybacksOf } from "#content/energy/money/payback.ts";
import { yearsText } from "#content/energy/money/years-text.ts";
import { moneyRangeText, moneyText, roundToHundreds, roundToTens } from "#content/format.ts";
import type { PriceRange } from "#content/prices.ts";
import { defineCalculator, type ResultsProps } from "../define-calculator.tsx";
import { summaryLines } from "../estimate-lines.ts";
import { fieldNamesOf } from "../fields.ts";
import { checkHouse, powerFields, roofAndBatteryFields } from "../house.ts";
import { compute, fields, type PriceResult, wholePartOf } from "../price/compute.ts";
import { AskAbout } from "../results/ask-about.tsx";
import { KeyFigures } from "../results/key-figures.tsx";
import { RoundedMoney } from "../results/named-number.tsx";

/** A system's price after discounts, its saving and its payback: one answer for one house. */
export const price = defineCalculator({
  name: "price",
  title: "Your price",
  page: "/your-price",
  fields,
  groups: [
    { fields: ["kw"] },
    { fields: ["battery"] },
    { fields: ["postcode"] },
    {
      fold: "Make it more accurate",
      groups: [
        { fold: "Your power", fields: fieldNamesOf(powerFields) },
        { fold: "Your roof and the battery", fields: [...fieldNamesOf(roofAndBatteryFields), "backup", "hours"] },
        {
          fold: "Discounts, other work and timing",
          fields: ["hotwater", "aircon", "income", "owner", "stc", "year", "half", "cost"],
        },
        { fold: "Cost a month, with a loan", fields: ["loan"] },
      ],
    },
  ],
  button: "Work it out",
  addProblems: checkHouse,
  compute,
  Results: PriceResults,
  announce: ({ cost, saving }) => (cost ? sentenceOf(cost.pay, saving) : ""),
  summarise: ({ cost, saving, energy, parts }) => [
    ...(cost ? [{ label: "Pays", value: payText(cost.pay) }] : []),
    ...(saving
      ? [{ label: "Yearly saving", value: moneyRangeText(roundToTens(saving.low), roundToTens(saving.high)) }]
      : []),
    ...summaryLines(
      "Pays back in",
      energy?.payback[wholePartOf(parts)].assumed ?? undefined,
      (years) => `about ${years.toFixed(1)} years`,
    ),
  ],
});

export const Island = price.island;

/** The price as the page shows it: "about $11,370, $8,500–15,600". */
function payText({ low, typical, high }: PriceRange): string {
  return `about ${moneyText(roundToTens(typical))}, ${moneyRangeText(roundToHundreds(low), roundToHundreds(high))}`;
}

/** The main figures, the price on other days and the drawings, with the small print folded. */
function PriceResults({
  calculator,
  entered,
  result,
  query,
  today,
  hasProblems,
}: ResultsProps<typeof fields, PriceResult>) {
  const { cost, energy, parts, saving, otherDaySentences } = result;
  if (!cost)
    return (
      <div className="price-answer dusk">
        <h2 id="answer" className="price-figure-label" tabIndex={-1}>
          Choose panels, a battery or both
        </h2>
        <p>The price appears here.</p>
      </div>
    );
  const { pay, withoutRebate } = cost;
  const wholePart = wholePartOf(parts);
  const years = energy?.payback[wholePart].assumed;
  const isRebated = cost.panels.rebate.amount > 0;
  const costsWithoutRebate = { panels: cost.panels.withoutRebate, battery: cost.battery.pay };
  const paybackWithoutRebate =
    energy && isRebated ? paybacksOf(costsWithoutRebate, energy.savings).payback[wholePart].assumed : undefined;
  return (
    <>
      <div className="price-answer dusk">
        {hasProblems && <p className="label">Fix the highlighted fields. Here is what we can work out so far.</p>}
        <h2 id="answer" className="price-figure-label" tabIndex={-1}>
          Your price after rebates
        </h2>
        <KeyFigures
          figures={[
            { label: "You pay about", figure: <RoundedMoney name="pay-assumed" value={pay.typical} step={10} /> },
            ...(saving
              ? [
                  {
                    label: "You save about",
                    figure: <RoundedMoney name="saving-assumed" value={saving.assumed} step={10} />,
                    note: "a year",
                  },
                  { label: "Paid back in about", figure: yearsText(years), note: "years" },
                ]
              : []),
          ]}
        />
        <AskAbout calculator="price" query={query} text="Ask for this quote" />
        {otherDaySentences.map((text) => (
          <p key={text} className="semibold">
            {text}
          </p>
        ))}
        {withoutRebate.typical > pay.typical && (
          <p>
            Without the state rebate it’s about {moneyText(roundToTens(withoutRebate.typical))}
            {paybackWithoutRebate !== undefined && `, paid back in ${yearsText(paybackWithoutRebate)} years`}.
          </p>
        )}
        <PriceDrawings entered={entered} result={result} />
        <Fold summary="How we got this">
          <PriceSmallPrint entered={entered} result={result} defaults={calculator.defaults(result.day)} today={today} />
        </Fold>
      </div>
      <AverageDay entered={entered} result={result} />
    </>
  );
}

const PriceDrawings = lazyPart(() => import("../price/drawings.tsx").then((module) => module.PriceDrawings));
const AverageDay = lazyPart(() => import("../price/drawings.tsx").then((module) => module.AverageDay));
const PriceSmallPrint = lazyPart(() => import("../price/small-print.tsx").then((module) => module.PriceSmallPrint));

function sentenceOf(pay: PriceRange, saving: Span | undefined): string {
  const savingText = saving
    ? `; saves ${moneyRangeText(roundToTens(saving.low), roundToTens(saving.high))} a year`
    : "";
  return `You pay ${payText(pay)}${savingText}`;
}
