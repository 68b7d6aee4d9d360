import { modelledYear } from "#content/energy/model-house.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";

const { savings } = modelledYear({ batteryKwh: 13.5 });
const stc = certificatePrice.assumed;

export const panelCertificateCount = {
  in2027: solarCertificates(6.6, 4, 2027),
  in2028: solarCertificates(6.6, 4, 2028),
};
export const batteryCertificateCount = {
  in2027: batteryCertificates(13.5, "2027-02-15"),
  in2028: batteryCertificates(13.5, "2028-02-15"),
};
export const panelDollarsLost = (panelCertificateCount.in2027 - panelCertificateCount.in2028) * stc;
export const batteryDollarsLost = (batteryCertificateCount.in2027 - batteryCertificateCount.in2028) * stc;
export const certificateDollarsLost = panelDollarsLost + batteryDollarsLost;
/** Rounded to the dollar, as the article prints them, so that a reader's own sum agrees. */
export const solarSaving = Math.round(savings.panels.assumed);
export const batterySaving = Math.round(savings.batteryOnTop.assumed);
export const savingsLost = solarSaving + batterySaving;
