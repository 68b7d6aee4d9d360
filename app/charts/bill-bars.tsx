import { Bar } from "#app/components/bar.tsx";
import { moneyText, roundToTens } from "#content/format.ts";

export interface BillBarsProps {
  /** What the bills cover: "Power and gas for a year". */
  title: string;
  before: { label: string; dollars: number };
  after: { label: string; dollars: number };
}

/** A bill before and after, as two bars on one scale. */
export function BillBars({ title, before, after }: BillBarsProps) {
  const max = Math.max(1, before.dollars, after.dollars);
  const rows = [
    { ...before, fillClass: "fill-clay-light" },
    { ...after, fillClass: "fill-eucalypt-light" },
  ];
  return (
    <figure className="bill-bars">
      <figcaption className="semibold">{title}</figcaption>
      <dl>
        {rows.map(({ label, dollars, fillClass }) => (
          <div key={fillClass}>
            <dt>{label}</dt>
            <dd>{dollars < 0 ? `${moneyText(roundToTens(-dollars))} credit` : moneyText(roundToTens(dollars))}</dd>
            <dd aria-hidden="true">
              <Bar max={max} parts={[{ to: Math.max(0, dollars), fillClass }]} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
