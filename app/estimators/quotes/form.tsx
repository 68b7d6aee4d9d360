import type { ReactNode } from "react";
import { Fold } from "#app/controls/fold.tsx";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { EstimateChoice, EstimateText, type FormState, isAnswered, OtherAnswers } from "../frame/estimate-fields.tsx";
import { HalfChoice, YearChoice } from "../programs/program-fields.tsx";
import { type QuoteNumber, quoteFields, quoteNumbers, read } from "./question.ts";

interface QuotesFormProps {
  sent: string;
  today: string;
}

export function QuotesForm({ sent, today }: QuotesFormProps) {
  const { input, problems, values } = read(new URLSearchParams(sent), today);
  const { year, half } = input.when;
  const formState = { values, problems, prefix: "quote" };
  return (
    <form className="estimate-form price-form" method="get" action="/your-price#answer">
      <input type="hidden" name="tab" value="quote" />
      <QuoteFields formState={formState} number="">
        <EstimateText {...formState} name="postcode" label="Postcode" hint="Where it’s installed" />
      </QuoteFields>
      <Fold summary="Add a second quote" open={isAsked(formState, "2") || isAsked(formState, "3")}>
        <QuoteFields formState={formState} number="2" />
        <Fold summary="Add a third quote" open={isAsked(formState, "3")}>
          <QuoteFields formState={formState} number="3" />
        </Fold>
      </Fold>
      <Fold summary="Installation date and certificate price" open={isAnswered(["year", "half", "stc"], formState, {})}>
        <div className="fields">
          <YearChoice formState={formState} year={year} today={today} ahead={1} />
          <HalfChoice formState={formState} half={half} />
          <EstimateText
            {...formState}
            name="stc"
            label="Certificate price, $"
            hint={`We use ${certificatePrice.assumed} if blank`}
          />
        </div>
      </Fold>
      <OtherAnswers sent={sent} except={ownFields} />
      <button className="btn btn-ink" type="submit">
        Check it
      </button>
    </form>
  );
}

const ownFields = [
  ...["tab", "postcode", "year", "half", "stc"],
  ...quoteNumbers.flatMap((number) => quoteFields.map((field) => field + number)),
];

interface QuoteFieldsProps {
  formState: FormState;
  number: QuoteNumber;
  children?: ReactNode;
}

function QuoteFields({ formState, number, children }: QuoteFieldsProps) {
  return (
    <div className="fields">
      <EstimateText {...formState} name={`price${number}`} label="Price on the quote, $" />
      <EstimateChoice
        {...formState}
        name={`paid${number}`}
        label="That price is"
        options={{ before: "before rebates", after: "what I’d pay" }}
      />
      <EstimateText {...formState} name={`kw${number}`} label="Panels, kW" hint="Leave blank if none" />
      <EstimateText {...formState} name={`battery${number}`} label="Battery, usable kWh" hint="Leave blank if none" />
      <EstimateText
        {...formState}
        name={`certificates${number}`}
        label="Certificates (STCs)"
        hint="If the quote lists them"
      />
      <EstimateChoice
        {...formState}
        name={`gst${number}`}
        label="GST"
        hint="In the quote’s price"
        options={{ inc: "Included", ex: "Not included" }}
      />
      {children}
    </div>
  );
}

function isAsked({ values }: FormState, number: QuoteNumber): boolean {
  return quoteFields.some((field) => field !== "paid" && field !== "gst" && values[field + number]);
}
