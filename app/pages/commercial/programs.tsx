import { GoLink } from "#app/components/links.tsx";
import { NoBreak } from "#app/components/no-break.tsx";
import { OptionsTable } from "#app/components/options-table.tsx";
import { Section } from "#app/components/section.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { kwText, moneyText, sizeText } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { withGst, withoutGst } from "#content/rules/gst.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { maxCertifiedKw, plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { melbourneZone } from "#content/rules/zones.ts";
import words from "./words.json" with { type: "json" };

export const Programs = cachedForDay(function Programs() {
  return (
    <Section id="programs" title={<NoBreak text="STCs, feed-in tariffs and other programs" />} beside>
      <h3 className="mt-[clamp(2rem,4vw,3.5rem)] mb-4">STCs, up to {kwText(maxCertifiedKw)}</h3>
      <Certificates />
      <div className="mt-4 grid gap-x-8 gap-y-4 from-tablet:mt-[clamp(2rem,4vw,3.5rem)] from-tablet:grid-cols-3">
        {programs.map(([title, text]) => (
          <div key={title} className="rule-above pt-4">
            <h3 className="text-h4">{textOf(title)}</h3>
            <p className="mt-1.5">{textOf(text)}</p>
          </div>
        ))}
      </div>
      <OwnersCorporation />
    </Section>
  );
});

const programs = [
  [
    "Feed-in tariffs, for what you can’t use",
    "Plan on {feed-in-today}. There’s no minimum, so a business negotiates its rate. [How feed-in works](/rebates-and-finance#feed-in)",
  ],
  ["Also for {veu-commercial-solar-size}", words.programs.smaller],
  [`Also over ${kwText(maxCertifiedKw)}`, words.programs.larger],
] as const;

/** What our example sizes cost with GST and STCs, and what would change the amount. */
function Certificates() {
  const today = useToday();
  const costs = commercialSizes.map((size) => {
    const year = yearOfDay(plannedBusinessDay(size.kw, today));
    return { ...size, cost: commercialCost(size, melbourneZone, year) };
  });
  return (
    <>
      <OptionsTable
        legend="Size"
        name="size"
        options={costs.map(({ kw: size }) => ({ name: `${sizeText(size)} kW` }))}
        chosenIndex={1}
        caption={<span className="unseen">What our examples cost after certificates, by size</span>}
        corner="Size"
        cellClass="num wide:w-1/6"
        rows={[
          {
            name: "Price before GST",
            cells: costs.map(({ figure }) =>
              figure ? <FigureValue key={figure} id={figure} asClaim /> : "in your quote",
            ),
          },
          { name: "Certificates", cells: costs.map(({ cost }) => `−${moneyText(cost.value)}`) },
          { name: "Installed in", cells: costs.map(({ cost }) => cost.year) },
          {
            name: "After certificates",
            cells: costs.map(({ cost }) => (cost.remaining ? moneyText(cost.remaining.exGst) : "in your quote")),
          },
          {
            name: "GST on the full price",
            cells: costs.map(({ example }) =>
              example ? `+${moneyText(withGst(example) - withoutGst(example))}` : "+10%",
            ),
          },
        ]}
        totals={[
          {
            name: "You pay, with GST",
            cells: costs.map(({ cost }) => (cost.remaining ? moneyText(cost.remaining.incGst) : "in your quote")),
          },
        ]}
        totalsClass="*:*:heavy-rule-above *:*:text-h4"
      />
      <p className="small mt-3">
        At {moneyText(certificatePrice.assumed)} each, for Melbourne, Geelong and Gippsland; in Ballarat and Bendigo you
        get more. Over 30&nbsp;kW the network’s approval can take three months, so from October we count next year’s
        certificates, which are fewer. From November we do that for every size.
      </p>
    </>
  );
}

/** For an owners corporation: the grant, the vote and the next step. */
function OwnersCorporation() {
  return (
    <div
      className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-8 gap-y-6 wide:grid-cols-3 wide:items-start"
      id="owners-corporation"
    >
      <div className="grid gap-2">
        <h3>On an owners corporation committee?</h3>
        <p>
          Solar for Apartments pays up to <FigureValue id="solar-for-apartments-cap" /> an apartment or{" "}
          <FigureValue id="solar-for-apartments-building-cap" /> a building, until{" "}
          <FigureValue id="solar-for-apartments-end" /> or until the money runs out. The system supplies 5 to 50 homes,
          in up to eight storeys, without an embedded network.
        </p>
        <GoLink className="" href="/your-price?tab=apartments">
          See what a system would do for your building
        </GoLink>
        <p>
          Read <a href="/blog/solar-battery-apartments">the steps, from the grant to the vote</a>, or{" "}
          <a href="/contact?for=owners-corporation&service=commercial-solar#form">ask for an assessment</a>.
        </p>
      </div>
      <figure className="phone:hidden wide:col-span-2">
        <Picture
          imageClass="w-full rounded wide:h-60 wide:object-cover wide:object-[50%_15%]"
          name="apartments"
          alt="An apartment block seen from above with panels on its flat roof"
          sizes="(min-width: 64rem) 75rem, 100vw"
        />
        <figcaption className="small mt-2">Illustration: panels on a shared roof.</figcaption>
      </figure>
    </div>
  );
}
