import { Check } from "../frame/check.tsx";
import { compute, example } from "./answer.ts";
import { read } from "./question.ts";

export interface HeatingProps {
  /** The query as it was sent. */
  sent: string;
}

export function Island({ sent }: HeatingProps) {
  return <Check sent={sent} tool="heating" read={read} compute={compute} example={example()} />;
}
