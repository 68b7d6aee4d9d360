/** A smooth curve through points that rise or fall without overshooting between them (Fritsch and Carlson, 1980). */
export function smoothThrough(xs: readonly number[], ys: readonly number[], x: number): number {
  const last = xs.length - 1;
  const at = (values: readonly number[], index: number) => values[index] ?? 0;
  const steps = Array.from({ length: last }, (_, index) => at(xs, index + 1) - at(xs, index));
  const slopes = steps.map((step, index) => (at(ys, index + 1) - at(ys, index)) / step);
  let left = 0;
  while (left < last - 1 && x > at(xs, left + 1)) left++;
  const step = at(steps, left);
  const t = (x - at(xs, left)) / step;
  const [from, to] = [tangent(steps, slopes, left), tangent(steps, slopes, left + 1)];
  return (
    at(ys, left) * (2 * t ** 3 - 3 * t ** 2 + 1) +
    step * from * (t ** 3 - 2 * t ** 2 + t) +
    at(ys, left + 1) * (3 * t ** 2 - 2 * t ** 3) +
    step * to * (t ** 3 - t ** 2)
  );
}

function tangent(steps: readonly number[], slopes: readonly number[], at: number): number {
  const [before, after] = [slopes[at - 1], slopes[at]];
  if (before === undefined) return endTangent(steps[0] ?? 1, steps[1] ?? 1, slopes[0] ?? 0, slopes[1] ?? 0);
  if (after === undefined)
    return endTangent(steps.at(-1) ?? 1, steps.at(-2) ?? 1, slopes.at(-1) ?? 0, slopes.at(-2) ?? 0);
  if (before * after <= 0) return 0;
  const [one, other] = [2 * (steps[at] ?? 1) + (steps[at - 1] ?? 1), (steps[at] ?? 1) + 2 * (steps[at - 1] ?? 1)];
  return (one + other) / (one / before + other / after);
}

function endTangent(step: number, next: number, slope: number, nextSlope: number): number {
  const value = ((2 * step + next) * slope - step * nextSlope) / (step + next);
  if (value * slope <= 0) return 0;
  return slope * nextSlope <= 0 && Math.abs(value) > 3 * Math.abs(slope) ? 3 * slope : value;
}
