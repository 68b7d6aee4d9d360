import { longDate, money, tens } from "#content/format.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { hotWaterRebate, solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/veu-hot-water.ts";
import { certificates } from "./certificates.ts";
import type { Today } from "./today.ts";

/** No list of Victorian prices could be found, so none is worked out: what comes off is, and what unit would come to the advertised price. */
export function heatPumpPriceToday(advertised: number): Today {
  return {
    value: () => "priced in your quote",
    inText: () => "today’s price is in your quote",
    label: "we found no reliable price range",
    why: (day) => {
      const { count, value } = certificates(heatPumpCertificates(typicalRegisteredCount, yearOfDay(day)));
      const known = hotWaterRebate(Number.POSITIVE_INFINITY, true, day) > 0;
      const state = known
        ? `Solar Homes takes up to ${money(solarHomes.hotWaterCap)} off, or ${money(solarHomes.hotWaterLocalCap)} for a unit made in Australia, if you’re eligible.`
        : "Solar Homes is left out: its rules for this date aren’t known.";
      const [imported, local] = [false, true].map((made) => money(tens(priceBefore(advertised, value, made, day))));
      const units = known ? `about ${imported}, or about ${local} if it’s made in Australia` : `about ${imported}`;
      return `We found no reliable range of Victorian heat pump prices, so we don’t give one. On ${longDate(day)} about ${count} certificates take ${money(value)} off. ${state} With those alone, you’d pay ${money(advertised)} for a unit priced at ${units}. The Victorian Energy Upgrades discount comes off as well and changes with the market; you always pay at least ${money(hotWaterCopayment)}.`;
    },
  };
}

/** The price of which this much is left after certificates and the state's half. */
function priceBefore(left: number, certificateValue: number, madeLocally: boolean, day: Day): number {
  return left + hotWaterRebate(left * 2, madeLocally, day) + certificateValue;
}
