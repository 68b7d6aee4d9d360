import { modelledYear } from "#content/energy/model-house.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";

const { savings } = modelledYear({ batteryKwh: 13.5 });
const stc = certificatePrice.assumed;

export const panels = { now: solarCertificates(6.6, 4, 2027), later: solarCertificates(6.6, 4, 2028) };
export const battery = {
  now: batteryCertificates(13.5, "2027-02-15"),
  later: batteryCertificates(13.5, "2028-02-15"),
};
export const panelsLost = (panels.now - panels.later) * stc;
export const batteryLost = (battery.now - battery.later) * stc;
export const certificatesLost = panelsLost + batteryLost;
/** Rounded to the dollar, as the article prints them, so that a reader's own sum agrees. */
export const solarSaving = Math.round(savings.panels.assumed);
export const batterySaving = Math.round(savings.batteryOnTop.assumed);
export const yearLost = solarSaving + batterySaving;
