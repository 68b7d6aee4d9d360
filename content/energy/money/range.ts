import type { Span } from "../house/input.ts";

/** What moves a worth, in dollars below and above the assumed figure. */
export type Sensitivity = { by: "sun" | "feedIn" | "habits"; low: number; high: number };

/** A worth as it would be if one thing were otherwise. */
export type Variations = {
  assumed: number;
  /** With less sun; at the lowest and the highest feed-in rate, where the plan has none of its own. */
  lessSun: number;
  feedIn: readonly [low: number, high: number] | undefined;
  /** What the habits may take or add. */
  habits: number;
};

/** Each pull by itself, largest first. */
export function sensitivitiesOf({ assumed, lessSun, feedIn, habits }: Variations): Sensitivity[] {
  const both = (by: Sensitivity["by"], dollars: number): Sensitivity => ({
    by,
    low: -Math.abs(dollars),
    high: Math.abs(dollars),
  });
  const pulls = [both("sun", assumed - lessSun), both("habits", habits)];
  if (feedIn) {
    const [one, other] = [feedIn[0] - assumed, feedIn[1] - assumed];
    pulls.push({ by: "feedIn", low: Math.min(0, one, other), high: Math.max(0, one, other) });
  }
  const reach = ({ low, high }: Sensitivity) => high - low;
  return pulls.filter((pull) => reach(pull) > 0).sort((a, b) => reach(b) - reach(a));
}

/** The errors are independent, so they are combined as the root of the sum of their squares. */
export function spanOf(assumed: number, pulls: readonly Sensitivity[]): Span {
  const reach = (end: "low" | "high") => Math.hypot(...pulls.map((pull) => pull[end]));
  return { low: assumed - reach("low"), assumed, high: assumed + reach("high") };
}
