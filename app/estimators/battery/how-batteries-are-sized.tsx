import { CheckedOn } from "#app/figures/checked-on.tsx";
import { feedIn } from "#content/energy/prices/tariffs.ts";
import { money, range } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

/** What is below the arithmetic, whatever was asked. */
export function HowBatteriesAreSized() {
  const { low, typical, high } = prices.batteryPerKwh;
  return (
    <ul className="dashes small">
      <li>
        We simulate eight sizes from 4 to 30 kWh through a year, half-hour by half-hour, and give a range. At one end is
        the largest size where the extra cost over the next size down pays back within 15 years. At the other is the
        size that covers an average June evening. A tenth stays in reserve, and 90% of what goes in comes out.
      </li>
      <li>
        We work out the day’s use from your overnight use and who’s home. The saving is on top of what the panels save,
        and it varies with your habits, the sun and a feed-in rate of {range(feedIn.low, feedIn.high)} c/kWh. The usage
        rate is the mean of the Victorian Default Offer 2026–27 unless you enter your own. Essential Services
        Commission, checked <CheckedOn ids={["vdo-usage-mean"]} />.
      </li>
      <li>
        We assume {money(typical)} per usable kWh, less certificates at {money(certificatePrice.assumed)}. Quotes in
        2026 range from {money(low)} to {money(high)} per usable kWh. If you have one, use its price.
      </li>
      <li>
        Battery savings drop by 2% a year. Left out: the power the battery itself uses, backup wiring, and virtual power
        plant payments. This is an estimate, not a promise. <a href="/how-we-calculate">How we work it out</a>
      </li>
    </ul>
  );
}
