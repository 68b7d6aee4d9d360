import "../usual.ts";
import { Island } from "#app/island/wrapper.tsx";
import { PriceForm } from "./form.tsx";
import { Island as PriceIsland, type PriceProps } from "./island.tsx";

/** What a system costs after discounts and what it saves: question, answer and arithmetic, all from the address. */
export function PriceEstimate(props: PriceProps) {
  const serverParts = { form: <PriceForm {...props} /> };
  return <Island name="price" component={PriceIsland} props={props} serverParts={serverParts} start="interaction" />;
}
