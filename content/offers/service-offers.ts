import { tiers } from "#content/energy/batteries.ts";
import { type FigureId, figure, fixedValue, isUnderReview } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { capitalised, kwhSizeText, kwText, longDate, moneyText } from "#content/format.ts";
import { type OfferId, prices } from "#content/prices.ts";
import { type ServiceId, serviceName } from "#content/request/services/services.ts";
import { solarForApartments } from "#content/rules/apartments.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { backupWiringText } from "./backup-wiring.ts";
import { purchaseOf } from "./from-prices.ts";
import { offerPrice } from "./offer-price.ts";
import { typicalHeatPumpText } from "./ordinary-job.ts";
import { packageSizes } from "./package-sizes.ts";
import { rentalPrices } from "./rental-prices.ts";

const { split, ducted } = prices.airConditioning;
const airconSentence = `Costs about ${moneyText(split.typical)} for one room to ${moneyText(ducted.typical)} for ducted, before the state discount.`;

const offers: Readonly<Record<ServiceId, (day: Day, zone: Zone) => readonly string[]>> = {
  "solar-panels": (day, zone) => [
    priceText("smart-saver", "smart-saver-price", day, zone),
    planningSentence("smart-saver-saving", day, "Saves"),
  ],
  "solar-battery": (day, zone) => [
    priceText("essential", "tier-essential-price", day, zone),
    planningSentence("tier-essential-runtime", day, "In a blackout it lasts"),
    `Backup wiring costs ${backupWiringText} more.`,
  ],
  "heat-pump": (day, zone) => [
    priceText("heat-pump", "heat-pump-price", day, zone),
    planningSentence("heat-pump-energy-saving", day, "Uses"),
  ],
  "aircon-rebate": () => [airconSentence],
  "commercial-solar": (day) => [
    planningSentence("example-30kw-price", day, "30 kW costs"),
    planningSentence("commercial-cost-reduction", day),
  ],
  "vpp-eligibility": (day) => [planningSentence("vpp-earnings", day, "Joining one has been worth")],
};

/** A service's price and saving in sentences: the figures to plan on, each with its condition. The zone is Melbourne's by default. */
export function offerText(service: ServiceId, day: Day, zone: Zone = melbourneZone): string {
  return offers[service](day, zone).join(" ");
}

/** Offers for visitors who write for others, and pay a different price from a household's. */
const offersFor: Readonly<Record<string, Partial<typeof offers>>> = {
  rentals: {
    "solar-panels": (day, zone) => [
      `${productName("smart-saver")} costs ${rentalPrices(day, zone).panels} on a home that you let, before any rebate for rental properties.`,
      `Solar Homes takes up to ${fixedValue("rental-solar-rebate")} off, for ${fixedValue("rental-solar-homes-a-year")}, if the renters sign. The savings are theirs.`,
    ],
    "solar-battery": (day, zone) => [
      `${productName("essential")} costs ${rentalPrices(day, zone).battery} in a home that you let.`,
      planningSentence("tier-essential-runtime", day, "In a blackout it lasts"),
      `Backup wiring costs ${backupWiringText} more.`,
    ],
    "heat-pump": (day, zone) => [
      `A heat pump costs ${rentalPrices(day, zone).heatPump} in a home that you let, without Solar Homes’ rebate, which is for owners who live there.`,
      planningSentence("heat-pump-energy-saving", day, "Uses"),
    ],
  },
  "owners-corporation": {
    "commercial-solar": (day) => [
      "The price depends on the building, so we quote it after the visit.",
      day > solarForApartments.until
        ? ""
        : `If your building qualifies, Solar for Apartments pays up to ${moneyText(solarForApartments.perApartment)} an apartment or ${moneyText(solarForApartments.perBuilding)} a building, until ${longDate(solarForApartments.until)} or until the money runs out.`,
    ],
  },
};

/** Where the home is, and what a request names besides services. */
interface OfferContext {
  zone: Zone | undefined;
  /** Whom the visitor writes for, if not their own household. */
  writesFor?: string | undefined;
  /** The packages and battery sizes that the visitor came from. */
  chosen: readonly string[];
}

/**
 * The offers for what a request asks for, by name, and until when their prices are valid. A package or a battery size replaces the
 * services that it contains.
 */
export function offerTexts(
  services: readonly ServiceId[],
  day: Day,
  { zone = melbourneZone, chosen, writesFor = "" }: OfferContext,
): (readonly [name: string, offer: string])[] {
  const packages = packageSizes.filter(({ id }) => chosen.includes(id));
  const sizes = tiers.filter(({ id }) => chosen.includes(id));
  const containedServices: readonly ServiceId[] = [
    ...(packages.length > 0 ? (["solar-panels"] as const) : []),
    ...(sizes.length > 0 || packages.some(({ batteryKwh }) => batteryKwh > 0) ? (["solar-battery"] as const) : []),
  ];
  // A business's price names its own year.
  const homeServices = services.filter((id) => id !== "commercial-solar").length;
  const theirOffers = Object.hasOwn(offersFor, writesFor) ? offersFor[writesFor] : undefined;
  return [
    ...packages.map(({ id, name }) => [name, priceText(id, `${id}-price`, day, zone)] as const),
    ...sizes.map(
      ({ id }) =>
        [
          "Home battery",
          `${priceText(id, `tier-${id}-price`, day, zone)} Backup wiring costs ${backupWiringText} more.`,
        ] as const,
    ),
    ...services
      .filter((id) => !containedServices.includes(id))
      .map(
        (id) => [serviceName(id), theirOffers?.[id]?.(day, zone).join(" ").trim() ?? offerText(id, day, zone)] as const,
      ),
    ...(homeServices
      ? [
          [
            "Prices apply",
            `${homeServices === services.length ? "if" : "for the home, if"} we install ${plannedPeriodText(day)}.`,
          ] as const,
        ]
      : []),
  ];
}

/** An offer's price, who it is for, and the "from" price. */
function priceText(id: OfferId, figureId: FigureId, day: Day, zone: Zone): string {
  const { typicalText, afterDiscountsText, otherPriceText, thisYearSentence, fromPriceSentence } = offerPrice(
    id,
    day,
    zone,
  );
  const homeText = zone === melbourneZone ? "a typical Melbourne home" : "a typical home in your area";
  const reviewText = isUnderReview(figure(figureId), day) ? " (under review)" : "";
  const priceSentence = `${productName(id)} costs ${typicalText} for ${homeText} ${afterDiscountsText}${reviewText}${otherPriceText && `, or ${otherPriceText}`}.`;
  return [priceSentence, thisYearSentence, fromPriceSentence].filter((sentence) => sentence !== "").join(" ");
}

function productName(id: OfferId): string {
  const { kw = 0, batteryKwh = 0 } = purchaseOf(id);
  if (id === "heat-pump") return `A ${typicalHeatPumpText}`;
  if (kw === 0) return kwhSizeText(batteryKwh);
  return batteryKwh === 0 ? kwText(kw) : `${kwText(kw)} with a ${kwhSizeText(batteryKwh)} battery`;
}

function planningSentence(id: FigureId, day: Day, verb?: string): string {
  const { planningFigure } = figure(id);
  if (!planningFigure) throw new Error(`content/figures: "${id}" has no figure to plan on: add one`);
  const value = planningFigure.value(day);
  const label = textOn(planningFigure.label, day);
  const reviewText = isUnderReview(figure(id), day) ? " (under review)" : "";
  return `${capitalised(verb ? `${verb} ${value}` : value)} ${label}${reviewText}.`;
}
