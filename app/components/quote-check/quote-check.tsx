import { Island as QuoteIsland } from "../../islands/quote/island.tsx";
import { Island } from "../island.tsx";
import type { QuoteAnswerProps } from "./quote-answer.tsx";

/** A quote that somebody already holds, counted again by the rules. */
export function QuoteCheck(props: QuoteAnswerProps) {
  return <Island name="quote" component={QuoteIsland} props={props} start="interaction" />;
}
