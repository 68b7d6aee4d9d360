import { moneyText, roundToHundreds } from "#content/format.ts";

interface PaybackLineProps {
  title: string;
  /** Savings minus spending, in dollars: at the start, then after each year. */
  balances: readonly number[];
  /** Labels under the start and under every fifth year. */
  marks: readonly string[];
  /** The drawing in a sentence or two. */
  sentence: string;
}

/** How many years a payback is drawn for. */
export const yearsDrawn = 20;

type Point = readonly [year: number, dollars: number];

/** Spending and savings over the years, as a line that crosses zero when the money is back. */
export function PaybackLine({ title, balances, marks, sentence }: PaybackLineProps) {
  const paidBackAfter = yearsToZero(balances);
  const points = balances
    .map((dollars, year): Point => [year, dollars])
    .concat(paidBackAfter === undefined ? [] : [[paidBackAfter, 0]])
    .sort(([one], [other]) => one - other);
  const [lowest, highest] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const years = balances.length - 1;
  const pointAt = ([year, dollars]: Point) =>
    `${Math.round(year * 50)} ${Math.round(((highest - dollars) / Math.max(1, highest - lowest)) * 1000)}`;
  const [start, end] = [pointAt([0, 0]), pointAt([years, 0])];
  const area = (clip: (dollars: number) => number) => {
    const clipped = points.map(([year, dollars]): Point => [year, clip(dollars)]);
    const isFlat = (index: number) => !clipped[index]?.[1];
    // A point on the zero line between two others on it would only lengthen the path.
    const edge = clipped.filter((_, index) => ![index - 1, index, index + 1].every(isFlat));
    return `M${[start, ...edge.map(pointAt), end].join("L")}Z`;
  };
  return (
    <figure className="payback-line">
      <figcaption className="semibold">{title}</figcaption>
      <div className="payback-plot">
        <svg viewBox={`0 0 ${years * 50} 1000`} preserveAspectRatio="none" aria-hidden="true">
          <path className="fill-clay-light" d={area((dollars) => Math.min(0, dollars))} />
          <path className="fill-eucalypt-light" d={area((dollars) => Math.max(0, dollars))} />
          <path className="payback-zero" d={`M${start}L${end}`} />
          <path className="payback-balance" d={`M${points.map(pointAt).join("L")}`} />
        </svg>
        <span aria-hidden="true">{`down to ${moneyText(roundToHundreds(lowest))}`}</span>
        {highest > 0 && <span aria-hidden="true">{`up to +${moneyText(roundToHundreds(highest))}`}</span>}
      </div>
      <p className="payback-scale" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <p>{sentence}</p>
    </figure>
  );
}

/** How many years pass until the line crosses zero; undefined if it doesn't. */
export function yearsToZero(balances: readonly number[]): number | undefined {
  const yearAfter = balances.findIndex((dollars, year) => year > 0 && dollars >= 0 && (balances[year - 1] ?? 0) < 0);
  if (yearAfter < 0) return undefined;
  const [before = 0, after = 0] = [balances[yearAfter - 1], balances[yearAfter]];
  return yearAfter - 1 + before / (before - after);
}
