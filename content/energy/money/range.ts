import type { Span } from "../house/input.ts";

/** What moves a worth, in dollars below and above the assumed figure. */
export type Pull = { by: "sun" | "feedIn" | "habits"; low: number; high: number };

/** A worth as it would be if one thing were otherwise. */
export type Otherwise = {
  assumed: number;
  /** With less sun; at the lowest and the highest feed-in rate, where the plan has none of its own. */
  lessSun: number;
  feedIn: readonly [low: number, high: number] | undefined;
  /** What the habits may take or add. */
  habits: number;
};

/** Each pull by itself, largest first. */
export function pullsOf({ assumed, lessSun, feedIn, habits }: Otherwise): Pull[] {
  const both = (by: Pull["by"], dollars: number): Pull => ({ by, low: -Math.abs(dollars), high: Math.abs(dollars) });
  const pulls = [both("sun", assumed - lessSun), both("habits", habits)];
  if (feedIn) {
    const [one, other] = [feedIn[0] - assumed, feedIn[1] - assumed];
    pulls.push({ by: "feedIn", low: Math.min(0, one, other), high: Math.max(0, one, other) });
  }
  const reach = ({ low, high }: Pull) => high - low;
  return pulls.filter((pull) => reach(pull) > 0).sort((a, b) => reach(b) - reach(a));
}

/** The errors are independent, so they are combined as the root of the sum of their squares. */
export function spanOf(assumed: number, pulls: readonly Pull[]): Span {
  const reach = (end: "low" | "high") => Math.hypot(...pulls.map((pull) => pull[end]));
  return { low: assumed - reach("low"), assumed, high: assumed + reach("high") };
}
