// The offers' sizes, and their "from" prices: with entry-level equipment on the simplest job.
import { batteryPrice, type Cost, costOf, type Purchase, panelsPrice } from "#content/cost.ts";
import { tiers } from "#content/energy/batteries.ts";
import { kwhSizeText } from "#content/format.ts";
import { type OfferId, type PackageId, type PriceList, prices, type TierId } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import { packageSizes } from "./package-sizes.ts";

interface SizedOffer {
  id: PackageId | TierId;
  name: string;
  size: { kw: number; batteryKwh: number };
}

const sizedOffers: readonly SizedOffer[] = [
  ...packageSizes.map(({ id, name, kw, batteryKwh }) => ({ id, name, size: { kw, batteryKwh } })),
  ...tiers.map(({ id, name, minKwh }) => ({ id, name, size: { kw: 0, batteryKwh: minKwh } })),
];

/** The offer's name on a card or in a list. */
export function offerName(id: OfferId): string {
  const sizedOffer = sizedOffers.find((offer) => offer.id === id);
  if (!sizedOffer) return "Heat pump hot water";
  return sizedOffer.size.kw > 0
    ? sizedOffer.name
    : `${sizedOffer.name} battery, ${kwhSizeText(sizedOffer.size.batteryKwh)}`;
}

/** What an offer buys. A tier is its smallest battery, for existing panels. */
export function purchaseOf(id: OfferId): Purchase {
  const sizedOffer = sizedOffers.find((offer) => offer.id === id);
  if (!sizedOffer) return { heatPump: "imported" };
  return { ...sizedOffer.size, panelsAlready: sizedOffer.size.kw === 0 };
}

/** The offer with exactly these sizes, if there is one. */
export function offerOfSize(kw: number, batteryKwh: number): SizedOffer | undefined {
  return sizedOffers.find(({ size }) => size.kw === kw && size.batteryKwh === batteryKwh);
}

/** What an offer costs at its "from" price. `overrides` may name another place or household. */
export function fromPriceCost(id: OfferId, day: Day, overrides: Purchase = {}, priceList: PriceList = prices): Cost {
  const { dollars } = priceList.fromPrices[id];
  const knownPrice = id === "heat-pump" ? { knownHeatPumpPrice: dollars } : { knownPrice: dollars };
  return costOf({ ...purchaseOf(id), ...overrides, ...knownPrice }, day, priceList);
}

/** Larger systems are designed for their roof, so they have no "from" price. */
const maxKwWithFromPrice = 15;

/**
 * The "from" price of any size, before discounts: its typical price, reduced in the same proportion as that of the nearest offer with
 * the same parts. It is never above the size's ordinary low price.
 */
export function fromPriceOf(kw: number, batteryKwh: number, priceList: PriceList = prices): number | undefined {
  const listedPrice = (end: "low" | "typical", size: SizedOffer["size"]) =>
    panelsPrice(size.kw, priceList)[end] + batteryPrice(size.batteryKwh, priceList)[end];
  const typical = listedPrice("typical", { kw, batteryKwh });
  if (typical === 0 || kw > maxKwWithFromPrice) return undefined;
  const distance = ({ size }: SizedOffer) => Math.abs(listedPrice("typical", size) - typical);
  const [nearestOffer] = sizedOffers
    .filter(({ size }) => size.kw > 0 === kw > 0 && size.batteryKwh > 0 === batteryKwh > 0)
    .sort((a, b) => distance(a) - distance(b));
  if (!nearestOffer) return undefined;
  const share = priceList.fromPrices[nearestOffer.id].dollars / listedPrice("typical", nearestOffer.size);
  return Math.min(typical * share, listedPrice("low", { kw, batteryKwh }));
}
