import type { EnergyAnswer } from "#content/energy/cached-estimates.ts";
import type { Part } from "#content/energy/estimate.ts";
import { money } from "#content/format.ts";
import { PaybackScale } from "../results/payback-scale.tsx";

interface PricePaybackProps {
  energy: EnergyAnswer;
  parts: readonly Part[];
  /** The price of a backup circuit in dollars. */
  wiring: number;
}

/** When each part has paid for itself, and which to buy first. */
export function PricePayback({ energy, parts, wiring }: PricePaybackProps) {
  return (
    <>
      <PaybackScale payback={energy.payback} parts={parts} />
      <p>{firstToBuy(energy, parts, wiring)}</p>
    </>
  );
}

/** Says which part saves more for each dollar, and whether the battery pays back within its warranty. */
function firstToBuy({ perThousand, payback, worth }: EnergyAnswer, parts: readonly Part[], wiring: number): string {
  const warranty = 10;
  const [only] = parts.length === 1 ? parts : [];
  if (only === "batteryAlone")
    return worth.batteryAlone.assumed < 1
      ? "On a flat rate a battery saves nothing without panels: there’s no cheaper power to fill it with. If you have panels, say so above."
      : `Without panels, each $1,000 spent on the battery saves about ${money(perThousand.batteryAlone ?? 0)} a year.`;
  const saved = `$1,000 spent on panels saves about ${money(perThousand.panels ?? 0)} a year`;
  if (only === "panels") return `Each ${saved}.`;
  const years = payback.batteryOnTop.assumed;
  const slow =
    years === null
      ? " At these prices the battery doesn’t pay for itself."
      : years > warranty
        ? ` At the typical price the battery takes longer to pay back than its ${warranty}-year warranty, so buy it for backup (the wiring costs about ${money(wiring)}) or ask for a lower price.`
        : "";
  const battery = money(perThousand.batteryOnTop ?? 0);
  if (only === "batteryOnTop") return `Each $1,000 spent on the battery saves about ${battery} a year.${slow}`;
  const panelsFirst = (perThousand.panels ?? 0) >= (perThousand.batteryOnTop ?? 0);
  const first = panelsFirst ? "Panels first" : "Here the battery is as good a buy as the panels";
  return `${first}: each ${saved}, on the battery about ${battery}.${slow}`;
}
