import { Fold } from "#app/controls/fold.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { businessOffer } from "#content/energy/prices/tariffs.ts";
import { size } from "#content/format.ts";
import { type FormState, isAnswered, OtherAnswers } from "../frame/estimate-fields.tsx";
import { type HouseField, HouseFieldInput, usualAnswers } from "../house/fields.tsx";
import { read } from "./answer.ts";
import { type SavingsPage, savingsQuestion } from "./home-question.ts";

type Group = { summary: string; fields: readonly HouseField[] };

const atHome = {
  first: ["postcode", "kw", "bill", "battery", "home"],
  groups: [
    {
      summary: "Roof, shade, your price",
      fields: ["orientation", "pitch", "kw2", "orientation2", "pitch2", "shadeam", "shadepm", "price", "stc"],
    },
    {
      summary: "Usage, heating, hot water, car",
      fields: ["use", "heating", "water", "waterpart", "waterfrom", "ev", "km", "evdays"],
    },
    {
      summary: "Your plan’s rates",
      fields: [
        ...([
          "distributor",
          "rate",
          "supply",
          "feedin",
          "peak",
          "peakfrom",
          "peakto",
          "low",
          "lowfrom",
          "lowto",
        ] as const),
        ...(["midday", "cap", "feedin2", "feedin2from", "feedin2to", "exportlimit", "controlled"] as const),
      ],
    },
    {
      summary: "Battery settings and virtual power plant contract",
      fields: [
        ...(["batterykw", "reserve", "gridcharge", "cheapfrom", "cheapto"] as const),
        ...(["vppyear", "vppevents", "vppkwh", "vppcents", "vppfrom", "vppto", "vppshare"] as const),
      ],
    },
  ],
} as const satisfies { first: readonly HouseField[]; groups: readonly Group[] };

const atWork = {
  first: ["postcode", "kw", "use", "price", "opens", "closes", "open"],
  groups: [
    {
      summary: "Bill, tariff, roof, battery",
      fields: [
        ...(["bill", "idle", "battery", "distributor", "rate", "supply", "feedin", "exportlimit"] as const),
        ...(["orientation", "pitch", "kw2", "orientation2", "pitch2", "shadeam", "shadepm", "ev", "stc"] as const),
      ],
    },
  ],
} as const satisfies { first: readonly HouseField[]; groups: readonly Group[] };

/** Businesses name some things otherwise, and count before GST. */
const businessWords = {
  kw: { hint: "30 kW is about 68 panels" },
  bill: { label: "Or quarterly bill, $", hint: "Before GST" },
  price: { label: "Price, $", hint: "Before GST and certificates" },
  rate: { label: "Usage rate, c/kWh", hint: `Before GST, or we’ll use ${size(businessOffer.usage)}` },
  supply: { label: "Daily charge, c", hint: `Before GST, or we’ll use ${size(businessOffer.supply)}` },
  use: { label: "Quarterly usage, kWh", hint: "From your bill" },
};

export function SavingsForm({ sent, site, usual: usualHere }: SavingsPage & { sent: string }) {
  const { problems, values } = read(savingsQuestion(sent, { site, usual: usualHere }));
  const form = { values, problems, prefix: "estimate" };
  const business = site === "business";
  const { first, groups } = business ? atWork : atHome;
  const answered = (fields: readonly HouseField[]) => isAnswered(fields, form, usualAnswers);
  return (
    <form className="estimate-form" method="get" action={`${business ? "/commercial" : "/residential"}#answer`}>
      <Fields names={first} form={form} business={business} />
      <PhoneFold summary="Add details for a closer estimate" open={groups.some(({ fields }) => answered(fields))}>
        {groups.map(({ summary, fields }) => (
          <Fold key={summary} summary={summary} open={answered(fields)}>
            <Fields names={fields} form={form} business={business} />
          </Fold>
        ))}
      </PhoneFold>
      <OtherAnswers sent={sent} except={[...first, ...groups.flatMap(({ fields }) => fields)]} />
      <button className="btn btn-ink" type="submit">
        Work it out
      </button>
    </form>
  );
}

function Fields({ names, form, business }: { names: readonly HouseField[]; form: FormState; business: boolean }) {
  const own: Record<string, object> = business ? businessWords : {};
  return (
    <div className="fields">
      {names.map((name) => (
        <HouseFieldInput key={name} name={name} form={form} own={own[name] ?? {}} />
      ))}
    </div>
  );
}
