import { number } from "#content/format.ts";

interface Bar {
  label: string;
  value: number;
  /** Where the value may be as low as this: the bar is pale, and the number a range. */
  low?: number;
  note?: string;
}

/** Bars from a common zero line, each with its number. The number carries the meaning; the bar only shows it. */
export function Bars({ title, unit, items }: { title: string; unit: string; items: readonly Bar[] }) {
  const low = Math.min(0, ...items.map((item) => item.value));
  const high = Math.max(0, ...items.map((item) => item.value));
  const share = (value: number) => Math.round((value / (high - low || 1)) * 1000) / 10;
  return (
    <figure className="bars">
      <figcaption>
        {title} <span className="small">{unitInWords(unit)}</span>
      </figcaption>
      <dl>
        {items.map(({ label, value, low: least, note }) => (
          <div key={label}>
            <dt>
              {label} {note && <span className="small">{note}</span>}
            </dt>
            <dd>
              <svg aria-hidden="true" focusable="false">
                <rect
                  className={least === undefined ? undefined : "bar-at-most"}
                  x={`${share(Math.min(0, value) - low)}%`}
                  width={`${share(Math.abs(value))}%`}
                  height="100%"
                />
              </svg>
              <b>{least === undefined ? withUnit(value, unit) : `${withUnit(least, unit)}–${number(value, 0)}`}</b>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Money and shares are at each number; other units once, in the caption. */
function withUnit(value: number, unit: string): string {
  const text = number(value, Number.isInteger(value) ? 0 : 1);
  if (inDollars(unit)) return text.startsWith("−") ? `−$${text.slice(1)}` : `$${text}`;
  if (unit.startsWith("%")) return `${text}%`;
  return text;
}

function unitInWords(unit: string): string {
  if (unit === "$") return "dollars";
  if (unit.startsWith("%")) return unit.slice(1).trim();
  return unit;
}

function inDollars(unit: string): boolean {
  return unit === "$" || unit.startsWith("dollars");
}
