import { Check } from "../frame/check.tsx";
import { compute, example } from "./answer.ts";
import { read } from "./question.ts";

export interface VppProps {
  /** The query as it was sent. */
  sent: string;
}

export function Island({ sent }: VppProps) {
  return <Check sent={sent} tool="vpp" read={read} compute={compute} example={example()} />;
}
