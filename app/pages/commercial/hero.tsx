import { Hero } from "#app/components/hero.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { kw, money } from "#content/format.ts";
import { type CommercialSize, commercialCost } from "#content/offers/commercial-cost.ts";
import { requestFormPath } from "#content/pages.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";

const example: CommercialSize = { kw: 30, example: commercialExamples[30] };

export function CommercialHero() {
  const year = yearOfDay(pricedFor(example.kw, useToday()));
  const [left, nextYear] = [year, year + 1].map((each) => commercialCost(example, 4, each).left);
  return (
    <Hero
      path="/commercial"
      title="Commercial solar, sized to your working day"
      lead="If you’re open during the day, you use most of your solar yourself, and each kilowatt-hour saves what you’d have paid for it."
      actions={[
        { href: requestFormPath, text: "Schedule Site Visit" },
        { href: "#finance", text: "Ways to pay" },
      ]}
      trust={["Licensed and insured", "A fixed written quote"]}
    >
      <p className="mt-4">
        A {kw(example.kw)} system installed in {year} costs about {money(left?.exGst ?? 0)} after certificates and
        before GST, or {money(left?.incGst ?? 0)} with GST. In {year + 1} it’s {money(nextYear?.exGst ?? 0)} before GST.
      </p>
    </Hero>
  );
}
