import type { ServerPartsByName } from "#app/island/server-part.tsx";
import { Island } from "#app/island/wrapper.tsx";
import type { AnyCalculator, CalculatorProps } from "./define.tsx";

interface Props extends CalculatorProps {
  of: AnyCalculator;
  /** Parts of its results that only the server renders, by name. */
  parts?: ServerPartsByName;
}

/** A calculator in its page: its form and its answer, for what the page was asked. */
export function Calculator({ of, parts, ...question }: Props) {
  return (
    <Island
      name={of.name}
      component={of.island}
      props={question}
      start="interaction"
      {...(parts && { serverParts: parts })}
    />
  );
}
