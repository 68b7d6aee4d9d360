import { Check } from "../frame/check.tsx";
import { compute, example } from "./answer.ts";
import { read } from "./question.ts";

export interface OwnersCorporationProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: OwnersCorporationProps) {
  return (
    <Check
      sent={sent}
      tool="apartments"
      read={read}
      compute={(input) => compute(input, today)}
      example={example(today)}
    />
  );
}
