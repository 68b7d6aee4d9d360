import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { withoutGst } from "#content/rules/gst.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { Span } from "../house/input.ts";
import { batteryPrice, panelsPrice } from "./prices.ts";

export interface Purchase {
  kw: number;
  usable: number;
  zone?: Zone | undefined;
  /** Dollars for one certificate. */
  stc?: number | undefined;
  /** For a home the state may pay a part; for a business it doesn't. */
  site?: "home" | "business";
  /** Dollars for all of it before certificates, where a visitor has a quote. */
  price?: number | undefined;
}

/** What is bought on a day and what comes off it, in dollars. */
export interface Costs {
  price: Span;
  panelCertificates: number;
  batteryCertificates: number;
  certificateValue: number;
  stateRebate: number;
  /** Left to pay. Low: low price and the state's rebate. Assumed: with the rebate too. High: high price, without. */
  left: { panels: Span; battery: Span; batteryAlone: Span };
}

export function costsOf(purchase: Purchase, day: Day): Costs {
  const { kw, usable, zone = 4, stc = certificatePrice.assumed, site = "home", price } = purchase;
  const market = { panels: panelsPrice(kw), battery: batteryPrice(usable) };
  if (site === "business") for (const span of [market.panels, market.battery]) takeGstOff(span);
  const assumed = market.panels.assumed + market.battery.assumed;
  const share = assumed > 0 ? market.panels.assumed / assumed : 0;
  const panels = price === undefined ? market.panels : exactly(price * share);
  const battery = price === undefined ? market.battery : exactly(price * (1 - share));
  const panelCertificates = kw > 0 ? solarCertificates(kw, zone, yearOfDay(day)) : 0;
  const ofBattery = batteryCertificates(usable, day);
  const rebateAt = (dollars: number) =>
    site === "home" && kw > 0 ? panelsRebate(dollars - panelCertificates * stc, day) : 0;
  const off = panelCertificates * stc;
  return {
    price: {
      low: panels.low + battery.low,
      assumed: panels.assumed + battery.assumed,
      high: panels.high + battery.high,
    },
    panelCertificates,
    batteryCertificates: ofBattery,
    certificateValue: (panelCertificates + ofBattery) * stc,
    stateRebate: rebateAt(panels.assumed),
    left: {
      panels: {
        low: Math.max(0, panels.low - off - rebateAt(panels.low)),
        assumed: Math.max(0, panels.assumed - off - rebateAt(panels.assumed)),
        high: Math.max(0, panels.high - off),
      },
      battery: less(battery, ofBattery * stc),
      // The federal discount asks for solar at the address.
      batteryAlone: battery,
    },
  };
}

/** The assumed prices have GST in them; a business claims it back. */
function takeGstOff(span: Span): void {
  for (const end of ["low", "assumed", "high"] as const) span[end] = withoutGst({ dollars: span[end], gst: "inc" });
}

function exactly(dollars: number): Span {
  return { low: dollars, assumed: dollars, high: dollars };
}

function less({ low, assumed, high }: Span, off: number): Span {
  return { low: Math.max(0, low - off), assumed: Math.max(0, assumed - off), high: Math.max(0, high - off) };
}
