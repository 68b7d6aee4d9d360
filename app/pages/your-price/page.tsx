import "#app/estimators/usual.ts";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { apartments } from "#app/estimators/calculators/apartments.tsx";
import { heating } from "#app/estimators/calculators/heating.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { vpp } from "#app/estimators/calculators/vpp.tsx";
import { houseFieldNames, houseOf } from "#app/estimators/house-fields.ts";
import { PaybackScale, PriceDetails, PriceOfPlace } from "#app/estimators/price-details.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { QuoteAnnotated } from "./quote-annotated.tsx";
import { TabClosing } from "./tab-closing.tsx";
import { type Tab, tabOf, tabs } from "./tabs.ts";

const calculators = { price, quote, vpp, apartments, heating };

export const reads = () => ["tab", ...houseFieldNames, ...Object.values(calculators).flatMap(({ names }) => names)];

export function Page({ question, today }: PageRequest) {
  const tab = tabOf(question);
  return (
    <>
      <Head tab={tab} />
      <Tools tab={tab} query={question} today={today} />
      {tab === "quote" && <QuoteAnnotated />}
      <TabClosing tab={tab} />
    </>
  );
}

function Head({ tab }: { tab: Tab }) {
  return (
    <div className="wrap pt-6 pb-5">
      <Breadcrumb path="/your-price" />
      <h1 id="your-price">{tabs[tab].title}</h1>
      <p className="lead mt-4">{tabs[tab].lead}</p>
    </div>
  );
}

/** Tools that are shown as a tab only while they are open. */
const others = ["vpp", "apartments", "heating"] as const;

interface ToolProps {
  tab: Tab;
  query: string;
  today: string;
}

function Tools({ tab, ...question }: ToolProps) {
  return (
    <section className="wrap tool pb-section" aria-labelledby="your-price">
      <nav className="tabs" aria-label="Price tools">
        <TabLink tab="price" current={tab} sent={question.query} />
        <TabLink tab="quote" current={tab} sent={question.query} />
        {tab !== "price" && tab !== "quote" && <TabLink tab={tab} current={tab} sent={question.query} short />}
      </nav>
      <Tool tab={tab} {...question} />
      <nav className="price-others small" aria-label="Other checks">
        <span>Also:</span>
        {others.map(
          (other) => other !== tab && <TabLink key={other} tab={other} current={tab} sent={question.query} />,
        )}
        <a href="/your-meter">Use your own meter data</a>
      </nav>
    </section>
  );
}

function Tool({ tab, ...question }: ToolProps) {
  const parts = {
    place: { render: PriceOfPlace },
    payback: { render: PaybackScale },
    details: { render: PriceDetails },
  };
  return <Calculator of={calculators[tab]} {...question} parts={tab === "price" ? parts : {}} />;
}

interface TabLinkProps {
  tab: Tab;
  current: Tab;
  sent: string;
  /** As a tab rather than in a line of text. */
  short?: boolean;
}

/** What was entered about the house goes along. */
function TabLink({ tab, current, sent, short = false }: TabLinkProps) {
  const { href, name, tabName } = tabs[tab];
  const house = houseOf(new URLSearchParams(sent)).toString();
  return (
    <a
      href={house ? `${href}${href.includes("?") ? "&" : "?"}${house}` : href}
      aria-current={tab === current ? "page" : undefined}
      data-house=""
    >
      {short ? tabName : name}
    </a>
  );
}
