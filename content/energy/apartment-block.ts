import { modelledYear } from "./model-house.ts";
import { meanOffer } from "./tariffs/default-offer.ts";

/** kWh a day that an apartment uses, if nobody says. */
export const apartmentDailyKwh = 9;

/** Apartments that share the panels on one roof. */
interface Block {
  apartments: number;
  kw: number;
  /** kWh that each apartment uses in a day. */
  dailyKwh?: number | undefined;
}

/**
 * A year of apartments that share panels, and what they save. Together they use power evenly, as no single home does: their days
 * hardly differ, and no kettle stands out.
 */
export function blockYear({ apartments, kw, dailyKwh = apartmentDailyKwh }: Block) {
  const { both } = modelledYear(
    { kw, dailyKwh: apartments * dailyKwh, plan: { exportLimitKw: 30 } },
    { daySpread: 0.1, isSteady: true },
  ).year;
  return { ...both, saving: (both.direct * meanOffer.usageCents) / 100 };
}
