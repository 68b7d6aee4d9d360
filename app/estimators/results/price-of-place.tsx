import { costOf } from "#content/cost.ts";
import { yieldAt } from "#content/energy/yield.ts";
import { money, percent } from "#content/format.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { townOf } from "#content/places/data/named-places.ts";
import { claims } from "#content/prices.ts";
import type { PriceAnswers, PriceProps } from "../calculators/price.tsx";

/** What the place changes, and which package has these sizes. */
export function PriceOfPlace(props: PriceProps) {
  return placeInWords(props) + packageInWords(props.answers);
}

/** "Ballarat, zone 3. You pay $266 less than in Melbourne and get 3% more sun." */
function placeInWords({ answers, result: { purchase, cost, day } }: PriceProps): string {
  const { postcode, zone } = answers.postcode;
  if (postcode === undefined) return `Without a postcode this is Melbourne, zone ${zone}.`;
  const more =
    cost && zone !== 4 ? Math.round(cost.pay.typical - costOf({ ...purchase, zone: 4 }, day).pay.typical) : 0;
  const sun = yieldAt(postcode).factor - 1;
  const changes = [
    ...(more === 0 ? [] : [`pay ${money(Math.abs(more))} ${more > 0 ? "more" : "less"} than in Melbourne`]),
    ...(sun === 0 ? [] : [`get ${percent(sun)} more sun${more === 0 ? " than Melbourne" : ""}`]),
  ];
  const compared = changes.length > 0 ? `You ${changes.join(" and ")}.` : "The same as Melbourne.";
  return `${townOf(postcode) ?? `Postcode ${postcode}`}, zone ${zone}. ${compared}`;
}

/** "Our Night Optimiser has this size. It starts from $4,500 on the simplest roof; the typical price is for an ordinary one." */
function packageInWords({ kw, battery }: PriceAnswers): string {
  const found = packageSizes.find((each) => each.kw === kw && each.batteryKwh === battery);
  const from = found && claims.from[found.id];
  return from
    ? ` Our ${found.name} has this size. It starts from ${money(from.dollars)} ${from.condition}. The figure above is for an ordinary roof and the equipment most homes choose.`
    : "";
}
