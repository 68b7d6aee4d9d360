import { claim } from "#content/claims.ts";
import { fade } from "#content/energy/house/tables.ts";
import { modelled } from "#content/energy/model-house.ts";
import { yearsToPay } from "#content/energy/money/payback.ts";
import { batteryPrice } from "#content/energy/prices/prices.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

const stc = certificatePrice.assumed;

export const sizes = [7, 10, 13.5].map((usable) => ({ usable, ...worthOf(usable) }));
export const tired = worthOf(7);
export const fresh = worthOf(13.5);
export const price = batteryPrice(13.5).assumed;
export const discount = batteryCertificates(13.5, "2026-11-21") * stc;
export const net = price - discount;
export const early = fresh.worth - tired.worth;
export const earlyYears = yearsToPay(net, early, fade.battery);
export const deadYears = yearsToPay(net, fresh.worth, fade.battery);
export const step = discount - batteryCertificates(13.5, "2027-01-01") * stc;

export const claims = [
  claim("never pays for itself", earlyYears ?? 60, 45, 60),
  claim("A working battery saves about that much in a year", tired.worth / step, 0.85, 1.2),
];

function worthOf(usable: number) {
  const { year, worth } = modelled({ usable });
  return { moved: year.both.moved, worth: worth.batteryOnTop.assumed };
}
