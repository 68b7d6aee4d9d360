import { OptionsTable } from "#app/components/options-table.tsx";
import { Section } from "#app/components/section.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { commercialFinance } from "#content/offers/finance-options.ts";

/** The differences that help a business to choose. */
const rows = [
  ["What it is", "description"],
  ["You pay", "pays"],
  ["Owner", "owner"],
  ["Repairs", "repairs"],
  ["Certificates", "certificates"],
  ["GST, if registered", "gst"],
  ["At the end", "end"],
  ["Get in writing", "ask"],
] as const;

export const Finance = cachedForDay(function Finance() {
  return (
    <Section
      id="finance"
      title="Four ways to pay, compared"
      lead="We are not a lender. The financier sets the rate, term and fees, and we show their offer next to the cash price."
      beside
    >
      <div className="from-tablet:mt-6">
        <OptionsTable
          legend="How to pay"
          name="pay"
          nameClass="w-1/3 tablet:w-1/4 wide:w-1/9"
          options={commercialFinance.map(({ option: name, shortName }) => ({
            name,
            shortName,
            title: <span className="text-h4 text-text">{name}</span>,
          }))}
          rows={rows.map(([name, key]) => ({ name, cells: commercialFinance.map((option) => option[key]) }))}
        />
      </div>
    </Section>
  );
});
