import type { ReactNode } from "react";
import { moneyText, sizeText } from "#content/format.ts";

interface NamedNumberProps {
  name: string;
  /** The exact number, for API clients. People see it rounded or in words. */
  value: number | null | undefined;
  hidden?: boolean | undefined;
  children?: ReactNode;
}

/** A computed number in an output element, with a name for API clients. */
export function NamedNumber({
  name,
  value,
  hidden,
  children = value == null ? "" : sizeText(value),
}: NamedNumberProps) {
  return (
    <output name={name} aria-live="off" data-value={value ?? ""} hidden={hidden}>
      {children}
    </output>
  );
}

interface RoundedMoneyProps {
  name: string;
  value: number;
  /** The number is rounded to a multiple of this many dollars. */
  step: number;
}

export function RoundedMoney({ name, value, step }: RoundedMoneyProps) {
  return (
    <NamedNumber name={name} value={Math.round(value)}>
      {moneyText(Math.round(value / step) * step)}
    </NamedNumber>
  );
}
