import { monthName } from "#content/format.ts";
import { EstimateChoice, EstimateText, type FormState } from "../frame/estimate-fields.tsx";

const months = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => [month, monthName(month)]));

interface DayFormProps {
  values: FormState["values"];
  problems: FormState["problems"];
  /** The question as understood, for the request form; empty while our own house is drawn. */
  query: string;
}

/** The chart above, drawn for another house and month. */
export function DayForm({ values, problems, query }: DayFormProps) {
  const formState = { values, problems, prefix: "day" };
  return (
    <details className="wrap day-own mt-6" open={query !== ""}>
      <summary>See it for your house</summary>
      <form method="get" action="/#day">
        <div className="fields">
          <EstimateText {...formState} name="kw" label="Panels, kW" hint="15 panels make 6.6 kW" />
          <EstimateText {...formState} name="battery" label="Battery, usable kWh" hint="0 for none" />
          <EstimateText
            {...formState}
            name="daily"
            label="Daily use, kWh"
            hint="Average over the year, from your bill"
          />
          <EstimateChoice
            {...formState}
            name="month"
            label="Month"
            hint="We show that month’s average day"
            options={months}
          />
        </div>
        <p className="actions">
          <button className="btn btn-ink" type="submit">
            Show my day
          </button>
          {query !== "" && (
            <a className="btn" href={`/contact?estimate=${encodeURIComponent(`day?${query}`)}#form`}>
              Ask about this
            </a>
          )}
        </p>
      </form>
    </details>
  );
}
