import { Island } from "#app/island/wrapper.tsx";
import type { AnyCalculator, CalculatorProps } from "./define.tsx";

interface Props extends CalculatorProps {
  of: AnyCalculator;
}

/** A calculator in its page: its form and its answer, for what the page was asked. */
export function Calculator({ of, ...question }: Props) {
  return <Island name={of.name} component={of.island} props={question} start="interaction" />;
}
