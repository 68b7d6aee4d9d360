import { Island } from "#app/island/wrapper.tsx";
import type { AnyCalculator, CalculatorProps } from "./define-calculator.tsx";

/** Places a calculator on a page: its form, and its answer to the page's query. */
export function Calculator({ calculator, ...props }: CalculatorProps & { calculator: AnyCalculator }) {
  return <Island name={calculator.name} component={calculator.island} props={props} start="interaction" />;
}
