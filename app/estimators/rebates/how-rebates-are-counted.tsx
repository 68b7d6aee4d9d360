import { CheckedOn } from "#app/figures/checked-on.tsx";
import { percent } from "#content/format.ts";
import { taper } from "#content/rules/battery-certificates.ts";
import { lastDeemedYear } from "#content/rules/solar-certificates.ts";

const [full, second, third] = taper;

export function HowRebatesAreCounted() {
  return (
    <details className="estimate-more estimate-sources mt-4">
      <summary>How we work this out</summary>
      <ul className="dashes small">
        <li>
          Panels: kW × the zone’s rating × the years left to {lastDeemedYear}, rounded down. Clean Energy Regulator,
          checked <CheckedOn ids={["solar-stc-6-6kw"]} />.
        </li>
        <li>
          Battery: the first {full.upTo} kWh usable count in full, the next {second.upTo - full.upTo} at{" "}
          {percent(second.share)} and the rest up to {third.upTo} at {percent(third.share)}. We multiply by that
          half-year’s factor and round down once, at the end. Clean Energy Regulator and DCCEEW, checked{" "}
          <CheckedOn ids={["battery-factor"]} />.
        </li>
        <li>
          Solar Homes: half of what the panels cost after certificates, capped. The price is our assumption for the
          size; the program uses the price in your quote. Solar Victoria, checked{" "}
          <CheckedOn ids={["solar-homes-cap"]} />.
        </li>
        <li>
          Victorian Energy Upgrades: only the minimum you pay is fixed, so that’s all we show. Victorian Energy Upgrades
          program, checked <CheckedOn ids={["veu-aircon-copayment-small", "veu-hot-water-copayment"]} />.
        </li>
        <li>
          Left out: the interest-free loan, since you pay it back; Solar for Apartments, which an owners corporation
          applies for; and tax.
        </li>
      </ul>
    </details>
  );
}
