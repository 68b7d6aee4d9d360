import { costOf } from "#content/cost.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { moneyText, percentText } from "#content/format.ts";
import { fromPriceCost, offerOfSize } from "#content/offers/from-prices.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { townOf } from "#content/places/data/named-places.ts";
import { melbourneZone } from "#content/rules/zones.ts";
import { dailyKwhOf } from "../house.ts";
import type { PriceProps } from "../price/compute.ts";

/** How the place changes the price and the sun, and which package has these sizes. */
export function PlaceAndOffer(props: PriceProps) {
  return placeText(props) + offerText(props);
}

/** "Ballarat, zone 3. You pay $266 less than in Melbourne and get 3% more sun." */
function placeText({ entered, result: { purchase, cost, day } }: PriceProps): string {
  const { postcode, zone } = entered.postcode;
  if (postcode === undefined) return `No postcode yet, so this is for Melbourne (zone ${zone}).`;
  const priceDifference =
    cost && zone !== melbourneZone
      ? Math.round(cost.pay.typical - costOf({ ...purchase, zone: melbourneZone }, day).pay.typical)
      : 0;
  const hasPanels = entered.kw > 0 || entered.existing === "yes";
  const extraSunShare = hasPanels ? yieldAt(postcode).factor - 1 : 0;
  const changes = [
    ...(priceDifference === 0
      ? []
      : [`pay ${moneyText(Math.abs(priceDifference))} ${priceDifference > 0 ? "more" : "less"} than in Melbourne`]),
    ...(extraSunShare === 0
      ? []
      : [`get ${percentText(extraSunShare)} more sun${priceDifference === 0 ? " than Melbourne" : ""}`]),
  ];
  const comparisonSentence =
    changes.length > 0 ? `You ${changes.join(" and ")}.` : `Melbourne’s price${hasPanels ? " and sun" : ""}.`;
  return `${townOf(postcode) ?? `Postcode ${postcode}`}, zone ${zone}. ${comparisonSentence}`;
}

/** "This is our Night Optimiser. Entry-level equipment starts from $4,500." */
function offerText({ entered, result: { purchase, day, house } }: PriceProps): string {
  const { kw, battery, cost, hotwater, aircon } = entered;
  const offer = offerOfSize(kw, battery);
  if (!offer || (kw === 0 && !purchase.panelsAlready)) return "";
  const nameSentence =
    kw > 0 ? ` This is our ${offer.name}.` : ` This is the smallest battery of our ${offer.name} size.`;
  const { dailyKwh: packageDailyKwh } = packageSizes.find(({ id }) => id === offer.id) ?? {};
  const dailyKwh = Math.round(dailyKwhOf(house) ?? 0);
  const usageNote =
    packageDailyKwh && dailyKwh > 0 && dailyKwh !== packageDailyKwh
      ? ` Its card is for a house that uses ${packageDailyKwh} kWh a day; this one uses ${dailyKwh}.`
      : "";
  const isOfferAlone = cost === undefined && hotwater === "no" && aircon === "";
  if (!isOfferAlone) return nameSentence + usageNote;
  const fromPriceDollars = fromPriceCost(offer.id, day, purchase).pay.low;
  return `${nameSentence}${usageNote} Entry-level equipment starts from ${moneyText(fromPriceDollars)}.`;
}
