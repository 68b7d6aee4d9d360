import { answerTo } from "#content/energy/cached-estimates.ts";
import { exampleHome, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { degradationOf, yearsToPay } from "#content/energy/money/payback.ts";
import { yearsText } from "#content/energy/money/years-text.ts";
import { moneyText, roundToTens } from "#content/format.ts";
import { laterCostsText } from "#content/offers/ordinary-job.ts";
import type { JudgedQuote, QuoteProps } from "../calculators/quote.tsx";
import { energyInput } from "../house.ts";
import { DrawnAnswer } from "../results/drawn-answer.tsx";
import { KeyFigures } from "../results/key-figures.tsx";

interface QuoteDrawingsProps {
  judgedQuote: JudgedQuote;
  place: QuoteProps["entered"]["postcode"];
  certificatePrice: number;
}

/** What the quoted system would save in Your price's example house, and how soon it pays for itself. */
export function QuoteDrawings({ judgedQuote: { quote, verdict }, place, certificatePrice }: QuoteDrawingsProps) {
  const { kw = 0, batteryKwh = 0 } = quote;
  const { scale, allowedCertificates = 0 } = verdict;
  if (!scale) return null;
  const { bills, savings } = answerTo(
    energyInput({ kw, battery: batteryKwh, bill: exampleHome.bill, postcode: place }),
  );
  const pay =
    scale.relativeToDiscounts === "after" ? scale.price : scale.price - allowedCertificates * certificatePrice;
  if (pay <= 0) return <p>That’s less than its certificates are worth, so we can’t work out a payback.</p>;
  const saving = (batteryKwh > 0 ? savings.together : savings.panels).assumed;
  const degradation = batteryKwh > 0 ? degradationOf(savings) : yearlyDegradation.panels;
  return (
    <section className="grid gap-4" aria-label="What it would save">
      <h3>What it would save a house with a {moneyText(exampleHome.bill)} quarterly bill</h3>
      <KeyFigures
        figures={[
          {
            label: "You’d pay about",
            figure: moneyText(roundToTens(pay)),
            note: scale.relativeToDiscounts === "before" && "after certificates; less with the state’s rebate",
          },
          { label: "You’d save about", figure: moneyText(roundToTens(saving)), note: "a year" },
          { label: "Paid back in", figure: yearsText(yearsToPay(pay, saving, degradation)), note: "years" },
        ]}
      />
      <DrawnAnswer
        before={bills.neither}
        after={batteryKwh > 0 ? bills.both : bills.panels}
        cost={pay}
        saving={saving}
        degradation={degradation}
        laterCostsText={laterCostsText(kw, batteryKwh)}
      />
    </section>
  );
}
