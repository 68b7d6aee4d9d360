import type { ReactNode } from "react";
import { money, sizeText } from "#content/format.ts";

interface OutputProps {
  name: string;
  /** The exact number, for programs. People see it rounded or in words. */
  value: number | null | undefined;
  hidden?: boolean | undefined;
  children?: ReactNode;
}

/** A computed number, with a name for programs. */
export function Output({ name, value, hidden, children = value == null ? "" : sizeText(value) }: OutputProps) {
  return (
    <output name={name} aria-live="off" data-value={value ?? ""} hidden={hidden}>
      {children}
    </output>
  );
}

interface AmountProps {
  name: string;
  value: number;
  /** The step in dollars to round to. */
  to: number;
}

export function Amount({ name, value, to }: AmountProps) {
  return (
    <Output name={name} value={Math.round(value)}>
      {money(Math.round(value / to) * to)}
    </Output>
  );
}
