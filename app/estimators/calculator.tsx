import { Island } from "#app/island/wrapper.tsx";
import type { AnyCalculator, CalculatorProps } from "./define-calculator.tsx";

/** Places a calculator on a page: its form, and its answer to the page's query. */
export function Calculator({ of, ...props }: CalculatorProps & { of: AnyCalculator }) {
  return <Island name={of.name} component={of.island} props={props} start="interaction" />;
}
