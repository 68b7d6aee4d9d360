import { CheckedOn } from "#app/figures/checked-on.tsx";
import { assumedPrices } from "#content/energy/prices.ts";
import { money, moneyRange } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

/** What stands below the arithmetic, whatever was asked. */
export function HowBatteriesAreSized() {
  const { battery } = assumedPrices;
  return (
    <ul className="dashes small">
      <li>
        The larger size is what the night empties and the average day fills; the smaller is what June fills. On a good
        day a battery gives 90% of its usable size, and of what goes in 90% comes out.
      </li>
      <li>
        Saving: our savings model, month by month. At the low end exports earn nothing and the battery moves a fifth
        less; at the high end exports earn 3 c/kWh. Mean usage rate of the Victorian Default Offer 2026–27 unless you
        give yours. Essential Services Commission, checked <CheckedOn ids={["vdo-usage-mean"]} />.
      </li>
      <li>
        Price: {money(battery.perKwh)} per usable kWh assumed, {moneyRange(battery.low, battery.high)} as quoted in
        2026, less certificates at {money(certificatePrice.assumed)}. Replace it by your quote.
      </li>
      <li>
        Left out: fading, backup wiring, and payments by a virtual power plant. This is arithmetic from averages. It
        promises nothing and decides nothing about anyone.
      </li>
    </ul>
  );
}
