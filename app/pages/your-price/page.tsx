import { pageHandle } from "#app/document/head.ts";
import { CompareQuotes } from "#app/estimators/compare-quotes/estimator.tsx";
import { read as readQuotes } from "#app/estimators/compare-quotes/question.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import { PriceEstimate } from "#app/estimators/your-price/estimator.tsx";
import { read as readPrice } from "#app/estimators/your-price/question.ts";
import { dated, live } from "#app/page-request/section.ts";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { QuoteAnnotated } from "./quote-annotated.tsx";

export const handle = pageHandle("/your-price", {
  reads: (today: string) => [
    "tab",
    ...fieldsReadBy(readPrice, today),
    ...fieldsReadBy(readQuotes, today),
    "stcs",
    "basis",
  ],
  sections: [
    live(({ question }) => <Head isQuote={isQuote(question)} />),
    live(({ question, today }) => (
      <section className="wrap price-tool" aria-label={isQuote(question) ? "Check a quote" : "Work out your price"}>
        <nav className="price-tabs" aria-label="Price tools">
          <Tab href="/your-price" name="Your price" current={!isQuote(question)} />
          <Tab href="/your-price?tab=quote" name="Is my quote fair?" current={isQuote(question)} />
        </nav>
        {isQuote(question) ? (
          <CompareQuotes sent={question} today={today} />
        ) : (
          <PriceEstimate sent={question} today={today} />
        )}
      </section>
    )),
    live(({ question }) => isQuote(question) && <QuoteAnnotated />),
    dated(() => (
      <Closing
        title="Want a firm price? Ask for a free assessment."
        second={{ href: "/your-price?tab=quote", text: "Check a quote you have" }}
        picture="roof-from-above"
      >
        We answer within 24 hours. A written quote replaces every range on this page, and its price is fixed for 30
        days.
      </Closing>
    )),
  ],
});

function isQuote(question: string): boolean {
  return new URLSearchParams(question).get("tab") === "quote";
}

function Head({ isQuote }: { isQuote: boolean }) {
  return (
    <section className="wrap price-head" aria-labelledby="your-price">
      <Breadcrumb path="/your-price" />
      <h1 id="your-price">{isQuote ? "Is my quote fair?" : "Your price after rebates"}</h1>
      <p className="lead mt-4">
        {isQuote
          ? "Enter what the quote says. We count the certificates again and compare the price. Don’t enter the installer’s name."
          : "Choose panels and a battery. You get the price after discounts, what it saves, and how long each part takes to pay for itself."}
      </p>
    </section>
  );
}

function Tab({ href, name, current }: { href: string; name: string; current: boolean }) {
  return (
    <a href={href} aria-current={current ? "page" : undefined}>
      {name}
    </a>
  );
}
