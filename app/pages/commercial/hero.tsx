import { Hero } from "#app/components/hero.tsx";
import { money } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { prices } from "#content/prices.ts";

const examples = prices.commercial.map(({ kw, typical }) => `${money(typical)} for ${kw}\u00a0kW`);

export function CommercialHero() {
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
      <p className="mt-4">Plan on {examples.join(", ")}, before certificates and GST.</p>
    </Hero>
  );
}
