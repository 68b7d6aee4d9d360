import { CheckedOn } from "#app/figures/checked-on.tsx";
import { assumedPrices } from "#content/energy/prices/prices.ts";
import { money, moneyRange } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

/** What stands below the arithmetic, whatever was asked. */
export function HowBatteriesAreSized() {
  const { battery } = assumedPrices;
  return (
    <ul className="dashes small">
      <li>
        Eight sizes from 4 to 30 kWh are simulated through a year of half-hours. We suggest the largest whose last step
        still pays for itself within 15 years. The other end of the range holds an average June evening. A tenth stays
        in reserve, and of what goes in 90% comes out.
      </li>
      <li>
        The day’s use follows from the night you gave and who is home. Saving: on top of what the panels save, low to
        high by your habits, the feed-in rate of 0 to 3 c/kWh and the sun. Mean usage rate of the Victorian Default
        Offer 2026–27 unless you give yours. Essential Services Commission, checked{" "}
        <CheckedOn ids={["vdo-usage-mean"]} />.
      </li>
      <li>
        Price: {money(battery.perKwh)} per usable kWh assumed, {moneyRange(battery.low, battery.high)} as quoted in
        2026, less certificates at {money(certificatePrice.assumed)}. Use your quote’s price instead.
      </li>
      <li>
        What a battery saves fades by 2% a year. Left out: its own draw, backup wiring, and payments by a virtual power
        plant. An estimate, not a promise. <a href="/how-we-calculate">How we calculate</a>
      </li>
    </ul>
  );
}
