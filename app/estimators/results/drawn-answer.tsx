import { BillBars } from "#app/charts/bill-bars.tsx";
import { PaybackLine, yearsDrawn, yearsToZero } from "#app/charts/payback-line.tsx";
import { savedIn } from "#content/energy/money/payback.ts";
import { moneyText, numberText, roundToHundreds } from "#content/format.ts";

interface DrawnAnswerProps {
  /** Dollars for a year's power now. */
  before: number;
  /** Dollars for a year's power afterwards. */
  after: number;
  /** Dollars to earn back. */
  cost: number;
  /** Dollars saved in the first year. */
  saving: number;
  /** The share of the saving that is lost each year. */
  degradation: number;
  /** Names later costs within the years drawn. It follows "ahead" in the sentence. */
  laterCostsText: string;
}

/** The bill before and after as two bars, and the payback as a line that crosses zero when the money is back. */
export function DrawnAnswer({ before, after, cost, saving, degradation, laterCostsText }: DrawnAnswerProps) {
  const balances = Array.from({ length: yearsDrawn + 1 }, (_, years) => savedIn(years, saving, degradation) - cost);
  const paybackYears = yearsToZero(balances);
  const finalBalance = balances.at(-1) ?? 0;
  return (
    <div className="drawn">
      <BillBars
        title="Your power for a year"
        before={{ label: "Today", dollars: before }}
        after={{ label: "Afterwards", dollars: after }}
      />
      <PaybackLine
        title="Your money back, year by year"
        balances={balances}
        marks={["0", "5", "10", "15", `${yearsDrawn} years`]}
        sentence={
          paybackYears === undefined
            ? `After ${yearsDrawn} years you’d still be about ${moneyText(Math.max(100, roundToHundreds(-finalBalance)))} short.`
            : `Your money is back after ${numberText(paybackYears, 1)} years. After ${yearsDrawn} you’re about ${moneyText(roundToHundreds(finalBalance))} ahead${laterCostsText}.`
        }
      />
    </div>
  );
}
