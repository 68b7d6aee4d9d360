import { batteryWarrantyYears } from "#content/energy/batteries.ts";
import type { EnergyAnswer } from "#content/energy/cached-estimates.ts";
import type { Part } from "#content/energy/estimate.ts";
import { moneyText } from "#content/format.ts";
import { PaybackScale } from "../results/payback-scale.tsx";

interface PricePaybackProps {
  energy: EnergyAnswer;
  parts: readonly Part[];
  /** Dollars for a backup circuit. */
  backupWiringPrice: number;
}

/** When each part has paid for itself, and which to buy first. */
export function PricePayback({ energy, parts, backupWiringPrice }: PricePaybackProps) {
  return (
    <>
      <PaybackScale payback={energy.payback} parts={parts} />
      <p>{whatToBuyFirst(energy, parts, backupWiringPrice)}</p>
    </>
  );
}

/** Says which part saves more for each dollar, and whether the battery pays back within its warranty. */
function whatToBuyFirst(
  { perThousand, payback, savings }: EnergyAnswer,
  parts: readonly Part[],
  backupWiringPrice: number,
): string {
  const [only] = parts.length === 1 ? parts : [];
  if (only === "batteryAlone")
    return savings.batteryAlone.assumed < 1
      ? "On a flat rate a battery saves nothing without panels: there’s no cheaper power to fill it with. If you have panels, say so above."
      : `Without panels, each $1,000 spent on the battery saves about ${moneyText(perThousand.batteryAlone ?? 0)} a year.`;
  const panelsSavingText = `$1,000 spent on panels saves about ${moneyText(perThousand.panels ?? 0)} a year`;
  if (only === "panels") return `Each ${panelsSavingText}.`;
  const years = payback.batteryOnTop.assumed;
  const batteryCaveatSentence =
    years === null
      ? " At these prices the battery doesn’t pay for itself."
      : years > batteryWarrantyYears
        ? ` At the typical price the battery takes longer to pay back than its ${batteryWarrantyYears}-year warranty, so buy it for backup (the wiring costs about ${moneyText(backupWiringPrice)}) or ask for a lower price.`
        : "";
  const batterySaving = moneyText(perThousand.batteryOnTop ?? 0);
  if (only === "batteryOnTop")
    return `Each $1,000 spent on the battery saves about ${batterySaving} a year.${batteryCaveatSentence}`;
  const panelsFirst = (perThousand.panels ?? 0) >= (perThousand.batteryOnTop ?? 0);
  const comparisonText = panelsFirst ? "Panels first" : "Here the battery is as good a buy as the panels";
  return `${comparisonText}: each ${panelsSavingText}, on the battery about ${batterySaving}.${batteryCaveatSentence}`;
}
