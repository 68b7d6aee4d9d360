import "#app/estimators/usual.ts";
import { DayChart } from "#app/charts/day/day-chart.tsx";
import { Closing } from "#app/components/closing.tsx";
import { HeldTogether } from "#app/components/held-together.tsx";
import { Actions, GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { type Step, Steps } from "#app/components/steps.tsx";
import { TrustLine } from "#app/components/trust-line.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { day, daySums } from "#app/estimators/calculators/day.tsx";
import { batterySizes, panelSizes } from "#app/estimators/house.ts";
import { CheckedOn, ElectionNote } from "#app/figures/checked-on.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { Note } from "#app/figures/notes.tsx";
import { cachedForDay } from "#app/page-request/cached-for-day.ts";
import type { PageProps } from "#app/page-request/page-route.ts";
import { useToday } from "#app/page-request/today.ts";
import { DayPlate } from "#app/pictures/day-plate.tsx";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { monthlyYield } from "#content/energy/yield.ts";
import { kw, kwh, kwhSize, longDate, number, size, tensOfMoney } from "#content/format.ts";
import { nextRise } from "#content/offers/next-rise.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { requestFormPath } from "#content/pages.ts";
import { promises, replyWithin } from "#content/promises.ts";
import { feedInMinimumEnded, gasRules } from "#content/rules/announced.ts";
import { Services } from "./services.tsx";

export function Component({ question, today }: PageProps) {
  return (
    <>
      <HomeHero />
      <DayPlate />
      <PriceEntry />
      <Day />
      <OwnDay sent={question} today={today} />
      <HowItWorks />
      <Services />
      <ComingChanges />
      <Closing
        title="Send us a bill, and we’ll come and look at your roof"
        second={{ href: "/about", text: "Who we are" }}
        picture="house-night"
      >
        We’ll get back to you {replyWithin}. The assessment takes {promises.assessment}, and the quote is fixed for{" "}
        {promises.quoteHolds}.
      </Closing>
    </>
  );
}

const HomeHero = cachedForDay(function HomeHero() {
  const [{ kw: size } = { kw: 0 }] = packageSizes;
  return (
    <section className="wrap split gap-y-5 pt-7 pb-6 wide:items-end wide:pt-9">
      <h1 className="text-[clamp(2.75rem,6.7vw,6rem)] leading-[0.93] tracking-[-0.035em] wide:col-[1/8]">
        <span className="block">Solar First.</span> <span className="block">Batteries Ready.</span>{" "}
        <span className="block">Bills Down.</span>
      </h1>
      <div className="wide:col-[9/13]">
        <p className="lead wide:text-[1.1875rem]">
          We design, install and connect solar, batteries, heat pump hot water and air conditioning in Melbourne and
          regional Victoria. <HeldTogether text={kw(size)} /> of solar costs a typical Melbourne home{" "}
          <FigureValue id="smart-saver-price" />.
          <Note id="eligibility">
            If you and your property are eligible. You sign the certificates over to us, and your quote shows what they
            take off. <ElectionNote />
          </Note>
        </p>
        <Actions
          className="mt-5"
          links={[
            { href: requestFormPath, text: "Request Free Assessment", className: "wide:px-4.5" },
            { href: "/commercial", text: "For business", className: "wide:px-4.5" },
          ]}
        />
        <TrustLine />
      </div>
    </section>
  );
});

const sizeFields = [
  ["kw", "Panels", panelSizes, 8, kw],
  ["battery", "Battery", batterySizes, 10, kwhSize],
] as const;

/** The question every visitor has, on Home's second screen: three fields lead to the price. */
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
        className="grid grid-cols-[2fr_3fr_3fr] items-end gap-3 @max-[22.5rem]:grid-cols-2 from-tablet:grid-cols-[1fr_1fr_1fr_auto] wide:h-full"
        method="get"
        action="/your-price#answer"
      >
        <div className="field @max-[22.5rem]:col-span-2">
          <label htmlFor="home-postcode">Postcode</label>
          <input id="home-postcode" name="postcode" inputMode="numeric" autoComplete="postal-code" maxLength={4} />
        </div>
        {sizeFields.map(([name, label, sizes, chosen, words]) => (
          <div key={name} className="field">
            <label htmlFor={`home-${name}`}>{label}</label>
            <select id={`home-${name}`} className="pl-2.5" name={name} defaultValue={chosen}>
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? "None" : words(size)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button className="btn btn-ink phone:col-span-full" type="submit">
          See the price
        </button>
        <p className="small col-span-full">
          Have a quote already? <a href="/your-price?tab=quote">Check if it’s fair</a>. What first?{" "}
          <a href="/plan">Get your plan by year</a>
        </p>
      </form>
    </SideSection>
  );
});

/** The house's day as a chart, and its sums. */
const Day = cachedForDay(function Day() {
  const { outputs, curve, caption } = day.answer("", useToday());
  return (
    <figure aria-labelledby="day-said">
      <div className="wrap" id="day">
        <PhoneFold summary="The whole day as a chart">{curve && <DayChart curve={curve} batteryKwh={10} />}</PhoneFold>
      </div>
      <ul className="wrap day-sums">
        {daySums.map(([name, words]) => (
          <li key={name}>
            <b>{kwh(outputs[name] ?? 0, 1)}</b> {words}
          </li>
        ))}
        <li id="day-said">
          {caption}
          <Note id="model-day">
            The average of every October day, in half-hour steps. After a dull day the battery runs out in the evening.
            In October a kW of panels facing north makes {size(monthlyYield[9] ?? 0)} kWh a day, give or take 10%.{" "}
            <a href="/how-we-calculate">How we work it out</a>
          </Note>
        </li>
      </ul>
    </figure>
  );
});

/** The same for another house and month, with the answer beside its fields. */
function OwnDay({ sent, today }: { sent: string; today: string }) {
  return (
    <details className="wrap mt-6 from-tablet:mb-6 print:hidden" open={sent !== ""}>
      <summary className="semibold py-2.5">See it for your house</summary>
      <Calculator of={day} query={sent} today={today} />
    </details>
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
    text: "SAA-accredited installers fit the system. We lodge the connection paperwork with your distributor and hand you the certificate of electrical safety.",
    promise: ["On days that suit you.", "We look after the approvals."],
  },
  {
    title: "Ongoing Savings with Feed-in Tariffs",
    text: (
      <>
        Every kilowatt-hour of your own solar that you use saves about {number(meanOffer.usage)}&nbsp;cents. Each one
        you sell earns the feed-in tariff, usually <HeldTogether text={`${number(feedIn.high)} cents`} /> or less.
        <Note id="rates">
          The mean of the Victorian Default Offer 2026–27, with GST. There’s been no legal minimum feed-in rate since{" "}
          {longDate(feedInMinimumEnded)}. Essential Services Commission, checked{" "}
          <CheckedOn ids={["vdo-usage-mean", "feed-in-minimum-end"]} />.
        </Note>{" "}
        That’s why we size the system so you use most of what it makes.
      </>
    ),
    promise: ["You’ll see it", "on every bill"],
  },
];

const HowItWorks = cachedForDay(function HowItWorks() {
  return (
    <SideSection
      id="how"
      title="How It Works"
      lead="Four steps take you from your latest bill to your first day on solar. You see every figure before you sign."
    >
      <Steps steps={steps} folds />
    </SideSection>
  );
});

/** What waiting costs. */
const ComingChanges = cachedForDay(function ComingChanges() {
  const today = useToday();
  const next = nextRise(today);
  const change: readonly [from: string, text: string] = next
    ? [
        next.day,
        `8\u00a0kW of panels with a 10\u00a0kWh battery costs ${tensOfMoney(next.more)} more: certificates fall.`,
      ]
    : [
        gasRules.hotWater,
        "When the gas hot water in an existing home dies, the replacement has to be electric. Repairs are still allowed.",
      ];
  const [from, text] = change;
  if (from <= today) return null;
  return (
    <SideSection
      id="coming"
      title="What changes next"
      intro={<GoLink href="/rebates-and-finance">All rebates</GoLink>}
      groundClass="sand"
      gapClass="gap-y-4"
    >
      <p>
        <b>From {longDate(from)}.</b> {text}
      </p>
    </SideSection>
  );
});
