import { Island } from "#app/island/wrapper.tsx";
import { QuotesForm } from "./form.tsx";
import { Island as QuotesIsland, type QuotesProps } from "./island.tsx";

/** Up to three quotes, each held against the rules and our usual prices. */
export function CompareQuotes(props: QuotesProps) {
  const serverParts = { form: <QuotesForm {...props} /> };
  return <Island name="quotes" component={QuotesIsland} props={props} serverParts={serverParts} start="interaction" />;
}
