import type { Span } from "#content/energy/estimate.ts";
import { fadingOf, savedIn } from "#content/energy/money/payback.ts";
import { hundreds, money, moneyRange } from "#content/format.ts";
import { Calculations } from "./calculations.tsx";

interface TenYearsProps {
  /** What panels and battery are worth in the first year, by themselves and together. */
  parts: Parameters<typeof fadingOf>[0];
  worth: Span;
  price: number;
}

/** What has been saved after some of the first ten years, and how far that is past the price. */
export function TenYears(props: TenYearsProps) {
  return (
    <Calculations
      lines={savedByYear(props).map(({ year, low, high, ahead }) => ({
        label: `After ${year} ${year === 1 ? "year" : "years"}`,
        calculation: `${moneyRange(hundreds(low), hundreds(high))} saved; about ${money(hundreds(Math.abs(ahead)))} ${ahead < 0 ? "still to earn back" : "more than the price"}`,
      }))}
    />
  );
}

export function savedByYear({ parts, worth: { low, assumed, high }, price }: TenYearsProps) {
  const fading = fadingOf(parts);
  return [1, 3, 5, 7, 10].map((year) => {
    const saved = (worth: number) => savedIn(year, worth, fading);
    return { year, low: saved(low), high: saved(high), ahead: saved(assumed) - price };
  });
}
