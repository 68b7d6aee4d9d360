import { Closing } from "#app/components/closing.tsx";
import { NoBreak } from "#app/components/no-break.tsx";
import { Section } from "#app/components/section.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { type Step, Steps } from "#app/components/steps.tsx";
import { TrustLine } from "#app/components/trust-line.tsx";
import { usualBatterySizesKwh, usualPanelSizesKw } from "#app/estimators/house.ts";
import { CheckedOn, ElectionNote } from "#app/figures/checked-on.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { Note } from "#app/figures/notes.tsx";
import { HouseThroughDay } from "#app/pictures/house-through-day.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { credentials } from "#content/business.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { kwhSizeText, kwText, longDate, moneyInTensText, numberText } from "#content/format.ts";
import { usualPurchase, usualRiseAfter } from "#content/offers/next-rise.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { requestFormFrom } from "#content/pages.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { feedInMinimumEnded, gasRules, gasWaterRule } from "#content/rules/announced.ts";
import { plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import { Proof } from "./proof.tsx";
import { Services } from "./services.tsx";

export function Component() {
  return (
    <>
      <HomeHero />
      <HouseThroughDay />
      <PriceEntry />
      <HowItWorks />
      <Services />
      <Proof {...credentials} />
      <Closing
        page="/"
        title="Send us a bill, and we’ll come and look at your roof"
        secondLink={{ href: "/about", text: "Who we are" }}
        picture="house-night"
        pictureClass="phone:hidden"
      >
        We’ll get back to you {replyWithinText}. The assessment takes {promises.assessment}, and the quote is fixed for{" "}
        {promises.quoteHolds}.
      </Closing>
    </>
  );
}

const HomeHero = cachedForDay(function HomeHero() {
  const [{ kw: size }] = packageSizes;
  return (
    <section className="wrap split gap-y-4 pt-4 pb-4 from-tablet:pt-7 from-tablet:pb-6 wide:items-end wide:pt-9">
      <h1 className="text-[clamp(min(2.5rem,12vw),6.7vw,6rem)] leading-[0.93] tracking-[-0.035em] wide:col-[1/8]">
        <span className="block">Solar First.</span> <span className="block">Batteries Ready.</span>{" "}
        <span className="block">Bills Down.</span>
      </h1>
      <div className="wide:col-[8/13]">
        <p className="lead wide:text-[1.1875rem]">
          We install solar, batteries, heat pump hot water and air conditioning in Melbourne and regional Victoria.{" "}
          <NoBreak text={kwText(size)} /> of solar, installed {plannedPeriodText(useToday())}, costs a typical Melbourne
          home <FigureValue id="smart-saver-price" />.
          <Note id="eligibility">
            If you and your property are eligible. You sign the certificates over to us. <ElectionNote />
          </Note>
        </p>
        <p className="actions mt-3 phone:gap-2 from-tablet:mt-5 wide:gap-2.5">
          <a className="btn wide:px-3" href={requestFormFrom("/")}>
            Get a quote
          </a>
          {otherLinks.map(([href, text]) => (
            <a
              key={href}
              className="btn btn-line phone:flex-[1_1_5.5rem] phone:px-1 phone:text-[0.9375rem] wide:px-3"
              href={href}
            >
              {text}
            </a>
          ))}
        </p>
        <TrustLine className="phone:hidden" />
      </div>
    </section>
  );
});

const otherLinks = [
  ["/your-price", "Your price"],
  ["/plan", "What first?"],
  ["/commercial", "For business"],
] as const;

const sizeFields = [
  ["kw", "Panels", usualPanelSizesKw, 8, kwText],
  ["battery", "Battery", usualBatterySizesKwh, 10, kwhSizeText],
] as const;

/** What most visitors want to know: three fields lead to their price. */
const PriceEntry = cachedForDay(function PriceEntry() {
  return (
    <SideSection
      id="price-entry"
      title="What would you pay?"
      intro={<p className="mt-2">Your price after rebates, your savings and the payback time.</p>}
      groundClass="sand"
      className="py-7 wide:py-11"
      gapClass="gap-y-4"
    >
      <form
        className="grid grid-cols-[5.25rem_1fr_1fr] items-end gap-2 @max-[22.5rem]:grid-cols-2 from-tablet:grid-cols-[1fr_1fr_1fr_auto] wide:h-full"
        method="get"
        action="/your-price#answer"
      >
        <div className="field @max-[22.5rem]:col-span-2">
          <label htmlFor="home-postcode">Postcode</label>
          <input id="home-postcode" name="postcode" inputMode="numeric" autoComplete="postal-code" maxLength={4} />
        </div>
        {sizeFields.map(([name, label, sizes, chosen, format]) => (
          <div key={name} className="field">
            <label htmlFor={`home-${name}`}>{label}</label>
            <select id={`home-${name}`} className="pl-2.5" name={name} defaultValue={chosen}>
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? "None" : format(size)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button className="btn btn-ink phone:col-span-full" type="submit">
          See the price
        </button>
        <p className="small col-span-full">
          Have a quote already? <a href="/your-price?tab=quote">Check if it’s fair</a>
        </p>
        <NextChange />
      </form>
    </SideSection>
  );
});

/** What waiting costs: the next rise in price or, without one, the rule that ends gas hot water. */
function NextChange() {
  const today = useToday();
  const { kw = 0, batteryKwh = 0 } = usualPurchase;
  const nextRise = usualRiseAfter(plannedInstallationDay(today));
  const [day, text] = nextRise
    ? [
        nextRise.day,
        `${kwText(kw)} with a ${kwhSizeText(batteryKwh)} battery costs about ${moneyInTensText(nextRise.dollarsMore)} more.`,
      ]
    : [gasRules.hotWater, gasWaterRule];
  if (day <= today) return null;
  return (
    <p className="col-span-full">
      <b>From {longDate(day)}:</b> {text} <a href="/rebates-and-finance">All rebates</a>
    </p>
  );
}

const steps: readonly Step[] = [
  {
    title: "Bill & Roof Review",
    text: "You send a recent bill and your address. We look at the roof, the switchboard and when you use power.",
    promise: [promises.assessment, "at your place"],
  },
  {
    title: "Design & Quote",
    text: "You get a panel layout, a battery size and the reason for it, and a price with certificates and rebates line by line.",
    promise: [`Fixed for ${promises.quoteHolds}`, "in writing, GST included"],
  },
  {
    title: "Accredited Install & Grid Connection",
    text: "Installers accredited by Solar Accreditation Australia fit the system. We lodge the connection paperwork with your distributor and hand you the certificate of electrical safety.",
    promise: ["On days that suit you.", "We apply to the network."],
  },
  {
    title: "Ongoing Savings with Feed-in Tariffs",
    text: (
      <>
        Every kilowatt-hour of your own solar that you use saves about {numberText(meanOffer.usageCents)}&nbsp;cents.
        Each one you sell earns the feed-in tariff, usually <NoBreak text={`${numberText(feedIn.high)} cents`} /> or
        less.
        <Note id="rates">
          The mean of the Victorian Default Offer 2026–27, with GST. There’s been no legal minimum feed-in rate since{" "}
          {longDate(feedInMinimumEnded)}. Essential Services Commission, checked{" "}
          <CheckedOn ids={["vdo-usage-mean", "feed-in-minimum-end"]} />.
        </Note>{" "}
        That’s why it pays to use your solar yourself.
      </>
    ),
    promise: ["You’ll see it", "on every bill"],
  },
];

const HowItWorks = cachedForDay(function HowItWorks() {
  return (
    <Section id="how" title="How It Works" lead="You see every figure before you sign.">
      <div className="mt-6 wide:*:grid wide:*:grid-cols-2 wide:*:gap-x-12">
        <Steps steps={steps} folds />
      </div>
    </Section>
  );
});
