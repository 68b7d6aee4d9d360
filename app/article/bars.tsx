import { numberText } from "#content/format.ts";

interface Bar {
  label: string;
  value: number;
  /** The lowest that the value may be. If set, the bar is pale and the number is a range. */
  low?: number;
  note?: string;
}

/** Bars from a common zero line, each with its number. Screen readers get only the number. */
export function ArticleBars({ title, unit, items }: { title: string; unit: string; items: readonly Bar[] }) {
  const axisStart = Math.min(0, ...items.map((item) => item.value));
  const axisEnd = Math.max(0, ...items.map((item) => item.value));
  const percentOfAxis = (value: number) => Math.round((value / (axisEnd - axisStart || 1)) * 1000) / 10;
  return (
    <figure>
      <figcaption>
        {title} <span className="small">{unitText(unit)}</span>
      </figcaption>
      <dl className="rule-below from-tablet:grid from-tablet:grid-cols-[fit-content(14rem)_1fr] from-tablet:gap-x-6">
        {items.map(({ label, value, low, note }) => (
          <div
            key={label}
            className="rule-above grid gap-x-4 py-2 from-tablet:col-span-2 from-tablet:grid-cols-subgrid from-tablet:items-center"
          >
            <dt className="text-[1rem] leading-[1.4]">
              {label} {note && <span className="small from-tablet:block">{note}</span>}
            </dt>
            <dd className="grid grid-cols-[1fr_minmax(4.5rem,auto)] items-center gap-x-3 [font-variant-numeric:tabular-nums]">
              <svg className="h-[0.9rem] w-full fill-eucalypt" aria-hidden="true">
                <rect
                  className={low === undefined ? undefined : "opacity-30"}
                  x={`${percentOfAxis(Math.min(0, value) - axisStart)}%`}
                  width={`${percentOfAxis(Math.abs(value))}%`}
                  height="100%"
                />
              </svg>
              <b className="text-right">
                {low === undefined ? withUnit(value, unit) : `${withUnit(low, unit)}–${numberText(value, 0)}`}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Adds the dollar or per cent sign. Any other unit is only in the caption. */
function withUnit(value: number, unit: string): string {
  const text = numberText(value, Number.isInteger(value) ? 0 : 1);
  if (isDollars(unit)) return text.startsWith("−") ? `−$${text.slice(1)}` : `$${text}`;
  if (unit.startsWith("%")) return `${text}%`;
  return text;
}

function unitText(unit: string): string {
  if (unit === "$") return "dollars";
  if (unit.startsWith("%")) return unit.slice(1).trim();
  return unit;
}

function isDollars(unit: string): boolean {
  return unit === "$" || unit.startsWith("dollars");
}
