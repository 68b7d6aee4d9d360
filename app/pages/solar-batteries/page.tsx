import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Closing } from "#app/components/closing.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { Hero } from "#app/components/hero.tsx";
import { Lines } from "#app/components/lines.tsx";
import { GoLink } from "#app/components/links.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { SizePrices } from "#app/components/offer-card.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";
import { OffersJsonLd } from "#app/document/json-ld.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { FigureClaim, FigureValue, TodaysValue } from "#app/figures/figure.tsx";
import { Figure, FigureNote, Note } from "#app/figures/notes.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { useToday } from "#app/routing/today.ts";
import { costOf } from "#content/cost.ts";
import { batteryEfficiency, batteryWorkingShare, tierFor, tiers } from "#content/energy/batteries.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import {
  kwhSizeText,
  kwhText,
  longDate,
  moneyRangeText,
  moneyText,
  numberText,
  rangeText,
  roundToTens,
  sizeText,
} from "#content/format.ts";
import { brands } from "#content/offers/brands.ts";
import { batteryTiers } from "#content/offers/tiers.ts";
import { requestFormFrom } from "#content/pages.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { batteryCertificates, batteryFactors, eligibleNominalKwh, taper } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import { changeAfter } from "#content/rules/schedule.ts";
import { Night } from "./night.tsx";
import { Tiers } from "./tiers.tsx";
import words from "./words.json" with { type: "json" };

export function Component() {
  return (
    <>
      <BatteriesHero />
      <Night />
      <div className="from-tablet:pt-8">
        <LocalContents links={words.contents} />
      </div>
      <Benefits />
      <Brands />
      <Tiers />
      <MedicalEquipment />
      <Incentive />
      <Sizing />
      <OffersJsonLd service="Home batteries" offers={["essential", "home", "extended"]} />
      <Closing
        page="/solar-batteries"
        title="Send us your bill or meter data"
        secondLink={{ href: "/blog/battery-worth-it-2025", text: "When a battery isn’t worth it" }}
      >
        We work out your evening use, check the switchboard and where the battery could go, and quote on one or two
        sizes. We’ll get back to you {replyWithinText}.
      </Closing>
    </>
  );
}

function BatteriesHero() {
  return (
    <div className="dusk">
      <Hero
        path="/solar-batteries"
        title="Use your midday solar at night"
        lead="A battery stores spare solar and gives it back after dark. Each price is for the smallest size in its group, after the federal discount, GST included."
        actions={[
          { href: requestFormFrom("/solar-batteries"), text: "Get a quote" },
          { href: "#sizing", text: "What size do I need?" },
        ]}
        trust={[
          "[Licensed electricians](/about)",
          "Insured to {public-liability}",
          `A written quote, fixed for ${promises.quoteHolds}`,
        ]}
      >
        <div className="mt-5 wide:mt-8">
          <SizePrices title="What each size costs" sizes={batteryTiers} />
        </div>
      </Hero>
    </div>
  );
}

function Benefits() {
  const feedInCents = rangeText(feedIn.low, feedIn.high);
  const usageText = numberText(meanOffer.usageCents, 1);
  /** What a kilowatt-hour from the panels, less what the battery loses of it, is worth in the evening. */
  const storedCents = meanOffer.usageCents * batteryEfficiency;
  const lossText = `${numberText((1 - batteryEfficiency) * 100)}%`;
  return (
    <SideSection
      id="benefits"
      title="What a battery does, and what it doesn’t"
      columns="distant third"
      gapClass="gap-y-5"
      intro={
        <>
          <p className="figure-number mt-5 wide:mt-8">
            {rangeText(storedCents - feedIn.high, storedCents - feedIn.low)}&nbsp;c
            <Note id="waiting">
              The mean of the Victorian Default Offer 2026–27, {usageText}&nbsp;c/kWh with GST, less the {lossText} a
              battery loses and the {feedInCents}&nbsp;c exports earn. Essential Services Commission, checked{" "}
              <CheckedOn ids={["vdo-usage-mean", "feed-in-minimum-end"]} />.
            </Note>
          </p>
          <p className="small mt-2">
            is what each stored kilowatt-hour saves you: the {usageText}&nbsp;c you don’t pay in the evening, less the{" "}
            {lossText} lost on the way and the {feedInCents}&nbsp;c it would have earned at noon
          </p>
        </>
      }
    >
      <PhoneFold summary="Evenings, blackouts, virtual power plants, warranty">
        <Lines
          lines={[
            {
              title: "It saves your own solar for the evening",
              text: (
                <>
                  Without one, a house that’s empty all day uses about <Figure id="self-use-out" /> of what its panels
                  make and sells the rest for next to nothing.
                </>
              ),
            },
            {
              title: "It can carry you through an outage",
              text: "Only if it’s fitted with [backup wiring](#tiers), which is extra. Some batteries cut out when the grid does. Your quote says whether yours has backup.",
            },
            {
              title: "It can join a virtual power plant",
              text: (
                <>
                  An operator may pay you to use part of your battery on hot evenings. Operators pay{" "}
                  <Figure id="vpp-earnings" asClaim /> per year. If the plan charges more for power, much of it is gone:
                  in our two examples{" "}
                  <span className="together">
                    <TodaysValue id="vpp-earnings" />
                  </span>{" "}
                  was left. Joining is your choice. <a href="/your-price?tab=vpp">Check an offer</a>, or read{" "}
                  <a href="/blog/virtual-power-plants">what you’d be agreeing to</a>.
                </>
              ),
            },
            {
              title: "Battery warranty {battery-warranty} ({battery-cycles})",
              text: "Ten years for most. It ends then or at the cycle limit, whichever comes first, and says how much capacity should be left by then.",
            },
            {
              title: "You’ll still get a bill",
              text: "For the supply charge, {vdo-supply-year} a year, and for power in the dull weeks of winter.",
            },
          ]}
        />
      </PhoneFold>
    </SideSection>
  );
}

function Brands() {
  const today = useToday();
  return (
    <section className="wrap pb-section" aria-labelledby="brands-title">
      <Carousel
        id="brands"
        label="Five battery brands"
        multiSlide={{
          heading: <h2 id="brands-title">Five brands we install</h2>,
          headClass: "mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 wide:mb-7",
          slideClass: "tablet:basis-[calc(50%-0.75rem)] wide:basis-[calc((100%-3rem)/3)] from-tablet:no-js:basis-[45%]",
        }}
        slides={brands.map(({ name, image, form, description, kwhRange: [least, most], warrantyYears }) => ({
          name,
          content: (
            <div className="flex h-full flex-col">
              <Picture
                name={image}
                alt={`${form} against a weatherboard wall at dusk`}
                sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 48vw, 100vw"
                imageClass="mb-4 w-full rounded-[var(--radius)]"
              />
              <h3>{name}</h3>
              <p className="label">{form}</p>
              <p className="my-2 phone:text-[1rem] phone:leading-[1.45]">{description}</p>
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-small from-tablet:rule-above from-tablet:mt-auto from-tablet:pt-2">
                <dt>Usable size</dt>
                <dd>{least === most ? kwhSizeText(least) : `${sizeText(least)}–${kwhSizeText(most)}`}</dd>
                <dt>Warranty</dt>
                <dd>{warrantyYears} years</dd>
                <dt>Installed</dt>
                <dd className="semibold">{brandPriceText(least, most, today)}</dd>
              </dl>
            </div>
          ),
        }))}
      />
      <p className="small mt-4">
        Illustrations only, not actual products. Sizes and warranties are examples, and your quote confirms them. Prices
        are our usual range for this size of battery, whatever the brand, after the federal discount, if installed{" "}
        {plannedPeriodText(today)}, with GST but without backup wiring or a new inverter.{" "}
        <a href="/blog/choosing-battery-brand">How to compare batteries</a>
      </p>
    </section>
  );
}

/** The range from an easy job with the smallest size to a hard job with the largest. */
function brandPriceText(minKwh: number, maxKwh: number, today: string): string {
  const day = plannedInstallationDay(today);
  const payFor = (batteryKwh: number) => costOf({ batteryKwh, panelsAlready: true }, day).pay;
  return moneyRangeText(roundToTens(payFor(minKwh).low), roundToTens(payFor(maxKwh).high));
}

/** For people who can't be without power: what they need before a battery. */
function MedicalEquipment() {
  return (
    <SideSection id="medical-equipment" title="Medical equipment at home" gapClass="gap-y-4">
      <p>
        If someone relies on powered equipment, such as a CPAP machine, an oxygen concentrator or dialysis at home, tell
        your electricity retailer or your network that you need life support equipment. They must protect you{" "}
        <Figure id="life-support-protection" />: nobody may cut you off over a bill, and you’re told before a planned
        outage. Your doctor then signs a form.
      </p>
      <p className="mt-4">
        A home battery is no substitute. It can be empty, switched off or faulty on the night you need it. Make a plan
        with your doctor or hospital for a long outage, and in an emergency call <a href="tel:000">000</a>.
      </p>
    </SideSection>
  );
}

const usableSizesKwh = [10, 13.5, 20, 30, 50];

function Incentive() {
  const today = useToday();
  const nextFactor = changeAfter(batteryFactors, today);
  const discountOn = (usableKwh: number, day: string) =>
    moneyText(batteryCertificates(usableKwh, day) * certificatePrice.assumed);
  return (
    <section className="wrap split items-start pb-section" aria-labelledby="incentive">
      <div className="grid gap-5 wide:col-[1/6]">
        <h2 id="incentive">The federal battery discount: how much you get</h2>
        <PlanningFigure id="battery-rebate-max" withNote withClaim />
        <p>
          This is the Cheaper Home Batteries Program. <FigureClaim id="battery-discount-share" /> The amount depends on
          the usable size and the date the battery is signed off, and it shrinks twice a year.
        </p>
        <GoLink className="" href="/your-price">
          Your price after the discount
        </GoLink>
      </div>
      <div className="wide:col-[7/13]">
        <PhoneFold summary="The discount by usable size">
          <TableScroll label="Discount by usable size">
            <DataTable
              captionClass="label"
              caption={
                <>
                  At {moneyText(certificatePrice.assumed)} a certificate
                  <FigureNote id="stc-price" />, for batteries of {eligibleNominalKwh.min} to{" "}
                  {kwhSizeText(eligibleNominalKwh.max)} (nominal)
                </>
              }
              columns={[
                "Usable",
                { name: "Certificates today", numeric: true },
                { name: "Discount today", numeric: true },
                ...(nextFactor
                  ? [{ name: `From ${longDate(nextFactor.from).replaceAll("\u00a0", " ")}`, numeric: true }]
                  : []),
              ]}
              rows={usableSizesKwh.map((usableKwh) => ({
                name: kwhSizeText(usableKwh),
                cells: [
                  batteryCertificates(usableKwh, today),
                  <b key="today">{discountOn(usableKwh, today)}</b>,
                  ...(nextFactor ? [discountOn(usableKwh, nextFactor.from)] : []),
                ],
              }))}
            />
          </TableScroll>
          <p className="small mt-4">
            Batteries with <FigureValue id="battery-eligible-size" /> on the label are eligible, once per premises and
            only with solar. They earn certificates on usable capacity up to <Figure id="battery-credited-size" />.
          </p>
          <p className="small mt-4">
            The first {kwhSizeText(taper[0].upToKwh)} count in full, the next {taper[1].upToKwh - taper[0].upToKwh} at{" "}
            <Figure id="battery-second-share" />, the rest at <FigureValue id="battery-third-share" />. Anything above{" "}
            {kwhSizeText(taper[2].upToKwh)} earns nothing extra. Victoria has no battery rebate: its loan closed in{" "}
            <FigureValue id="solar-homes-battery-loan-closed" />.
          </p>
        </PhoneFold>
      </div>
    </section>
  );
}

const [essentialTier, homeTier] = tiers;

/** Examples of evening and overnight use in kWh, with a household that uses that much. */
const nightlyUses = [
  [6, "A couple, gas cooking"],
  [9, "Three people, gas heating"],
  [14, "The house in the picture, where 10 kWh covers part of it"],
  [17, "The same, with heating at night"],
  [25, "With a car charged overnight"],
] as const;

/** The size of battery to buy for the same house, by what the battery is for. */
const sizesByPurpose = [
  {
    title: "Worth paying for: up to {battery-suggested-size}",
    text: "In a house with 6.6 kW of panels that uses 18 kWh a day, every step up to there pays for itself within 15 years. The warranty is ten, so the last steps only pay if the battery lasts longer. Our three sizes start at 10 kWh. Some brands are smaller: ask us.",
  },
  {
    title: "Covers a night: about {battery-night-size}",
    text: "The same house uses {house-18-night-use} from 5 pm to 8 am, and a tenth of the battery stays in reserve.",
  },
  {
    title: `Runs the house in a blackout: ${homeTier.minKwh} kWh or more`,
    text: "That’s our Home size, the one we’d pick for blackouts. Backup wiring costs {backup-wiring-price} more.",
  },
];

function Sizing() {
  return (
    <SideSection
      id="sizing"
      title="How big? Go by your evening and overnight use"
      lead={`Find the kWh you use between 5\u00a0pm and 8\u00a0am: your retailer’s app shows it by the hour, and [your meter file](/your-meter) has every evening of the year. Divide that by ${batteryWorkingShare} for the usable size that covers a whole night. A smaller one pays back sooner, and in winter your panels may not fill a larger one.`}
      columns="distant third"
      className="pb-section"
    >
      <Lines lines={sizesByPurpose} />
      <PhoneFold summary="The size for other houses">
        <DataTable
          caption="Battery size by evening and overnight use"
          captionClass="unseen"
          columns={[
            "You use, 5 pm–8 am",
            { name: "Usable size", numeric: true },
            { name: "Tier", cellClass: "text-right" },
          ]}
          rows={nightlyUses.map(([nightKwh, household]) => {
            const usableKwh = nightKwh / batteryWorkingShare;
            return {
              name: kwhText(nightKwh),
              about: household,
              cells: [
                kwhSizeText(Math.round(usableKwh * 10) / 10),
                usableKwh < essentialTier.minKwh ? `below ${essentialTier.name}` : tierFor(usableKwh).name,
              ],
            };
          })}
        />
      </PhoneFold>
      <p className="small mt-4">
        We keep a tenth in reserve, so count on {kwhText(10 * batteryWorkingShare)} from a {kwhSizeText(10)} battery. If
        you’d only need a small battery, timers on the hot water and the washing machine might do the same job for less.
      </p>
      <SeeYourHouse kw={6.6} battery={10} />
    </SideSection>
  );
}
