import { type Payback, payback } from "#content/energy/payback.ts";
import { batteryPrice, type Price } from "#content/energy/prices.ts";
import { dayTimeShare, type Home, type Worth, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Day } from "#content/rules/schedule.ts";

export type NightAndBattery = {
  night: number;
  kw: number;
  usable: number;
  home: Home;
  place: number;
  rate: number | undefined;
};

export type BatteryWorth = {
  usable: number;
  /** Dollars a year that the battery adds to panels that are there anyway. */
  gain: Worth;
  price: Price;
  certificates: number;
  certificateValue: number;
  back: Payback;
};

export function batteryWorth({ night, kw, usable, home, place, rate }: NightAndBattery, day: Day): BatteryWorth {
  const house = { kw, home, place, dailyUse: night / (1 - dayTimeShare[home]) };
  const rates = rate === undefined ? {} : { usage: rate };
  const withIt = yearlyWorth(yearOf({ ...house, batteryKwh: usable }), rates);
  const without = yearlyWorth(yearOf(house), rates);
  const ends = [withIt.low - without.low, withIt.high - without.high].map((dollars) => Math.max(0, dollars));
  const gain = {
    low: Math.min(...ends),
    assumed: Math.max(0, withIt.assumed - without.assumed),
    high: Math.max(...ends),
  };
  const price = batteryPrice(usable);
  const certificates = batteryCertificates(usable, day);
  const certificateValue = certificates * certificatePrice.assumed;
  return { usable, gain, price, certificates, certificateValue, back: payback(price, certificateValue, 0, gain) };
}
