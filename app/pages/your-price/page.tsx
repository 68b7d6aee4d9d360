import type { ComponentType } from "react";
import "#app/estimators/preload-estimates.ts";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { apartments } from "#app/estimators/calculators/apartments.tsx";
import { heating } from "#app/estimators/calculators/heating.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { vpp } from "#app/estimators/calculators/vpp.tsx";
import { firstValues, houseQueryOf } from "#app/estimators/carried-house.ts";
import { withEstimate } from "#app/estimators/results/ask-about.tsx";
import type { PictureName } from "#app/pictures/picture.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import type { PageProps } from "#app/routing/page-route.ts";
import { mapValues } from "#content/map-values.ts";
import { withOurDetails } from "#content/our-details.ts";
import { replyWithinText } from "#content/promises.ts";
import { AnnotatedQuote } from "./annotated-quote.tsx";
import words from "./words.json" with { type: "json" };

const calculators = { price, quote, vpp, apartments, heating };

export function Component({ query, today }: PageProps) {
  const tab = tabOf(query);
  const [CurrentHead, CurrentClosing] = [heads[tab], tabClosings[tab]];
  // The fields about the building go along with a request, so this closing isn't the same for all visitors.
  const buildingQuery = tab === "apartments" ? query.replace(/(^|&)tab=apartments&?/, "$1") : "";
  return (
    <>
      <CurrentHead />
      <TabbedCalculator tab={tab} query={query} today={today} />
      {tab === "quote" && <AnnotatedQuote />}
      {buildingQuery ? <TabClosing tab={tab} buildingQuery={buildingQuery} /> : <CurrentClosing />}
    </>
  );
}

/** A section for each tab. Each is rendered once a day. */
function forEachTab(Section: ComponentType<{ tab: Tab }>): Record<Tab, ComponentType> {
  return mapValues(calculators, (_, tab) => cachedForDay(() => <Section tab={tab} />));
}

const heads = forEachTab(TabHead);
const tabClosings = forEachTab(TabClosing);

function TabHead({ tab }: { tab: Tab }) {
  return (
    <div className="wrap pt-6 pb-5">
      <Breadcrumb path="/your-price" />
      <h1 id="your-price">{tabs[tab].title}</h1>
      <p className="lead mt-4">{tabs[tab].lead}</p>
    </div>
  );
}

interface TabbedCalculatorProps {
  tab: Tab;
  query: string;
  today: string;
}

/** The links to the tabs, and the chosen tab's calculator. */
function TabbedCalculator({ tab, query, today }: TabbedCalculatorProps) {
  // The tabs' links keep the fields about the house.
  const houseQuery = houseQueryOf(firstValues(query)).toString();
  return (
    <section className="wrap tool pb-section" aria-labelledby="your-price">
      <nav className="tabs tabs-several" aria-label="Price tools">
        {Object.keys(tabs)
          .filter(isTab)
          .map((linkedTab) => (
            <a
              key={linkedTab}
              href={urlOf(linkedTab, [linkedTab, tab].includes("apartments") ? "" : houseQuery)}
              aria-current={linkedTab === tab ? "page" : undefined}
              data-house=""
            >
              {tabs[linkedTab].name}
            </a>
          ))}
      </nav>
      <Calculator calculator={calculators[tab]} query={query} today={today} />
      <nav className="price-others small" aria-label="Other tools">
        <span>Also:</span>
        <a href="/plan">What first? My plan by year</a>
        <a href="/your-meter">Use your own meter data</a>
      </nav>
    </section>
  );
}

function urlOf(tab: Tab, houseQuery: string): string {
  const query = [tab === "price" ? "" : `tab=${tab}`, houseQuery].filter(Boolean).join("&");
  return query ? `/your-price?${query}` : "/your-price";
}

interface TabClosingWords {
  title: string;
  /** What a written quote adds. */
  quoteAdds: string;
  /** The request form's URL, if the closing's button needs a query. */
  href?: string;
  secondLink: { href: string; text: string };
}

const closings: Readonly<Record<Tab, TabClosingWords>> = withOurDetails(words.closings);

/** The last section of a tab: what a written quote adds, and a second link. */
function TabClosing({ tab, buildingQuery }: { tab: Tab; buildingQuery?: string }) {
  const { quoteAdds, href, ...closing } = closings[tab];
  return (
    <Closing
      page="/your-price"
      picture={pictures[tab]}
      pictureClass={tab === "apartments" ? "*:object-top" : ""}
      {...(href && { href: buildingQuery ? withEstimate(href, tab, buildingQuery) : href })}
      {...closing}
    >
      We’ll get back to you {replyWithinText}. {quoteAdds}
    </Closing>
  );
}

/** Each picture shows a time of day that suits its calculator: a VPP earns in the evening, and heating runs at night. */
const pictures = {
  price: "house-morning",
  quote: "house-noon",
  vpp: "house-evening",
  apartments: "apartments",
  heating: "house-night",
} as const satisfies Record<Tab, PictureName>;

/** This page's calculators. Each has its own URL, so that reload and back work, and no script is needed. */
const { tabs } = words;

type Tab = keyof typeof tabs;

function tabOf(query: string): Tab {
  const tab = new URLSearchParams(query).get("tab") ?? "price";
  return isTab(tab) ? tab : "price";
}

function isTab(text: string): text is Tab {
  return Object.hasOwn(tabs, text);
}
