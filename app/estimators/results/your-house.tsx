import { firstValues, houseQueryOf, houseText } from "../carried-house.ts";

interface YourHouseProps {
  /** The page's query as sent. */
  query: string;
}

/** What the visitor has entered about their house, on other pages that use it. */
export function YourHouse({ query }: YourHouseProps) {
  const enteredFields = firstValues(query);
  const enteredText = houseText(enteredFields);
  if (!enteredText) return null;
  return (
    <p className="small mb-4 print:hidden">
      Your house: {enteredText} ·{" "}
      <a href={`/your-price?${houseQueryOf(enteredFields)}`} data-house="">
        change
      </a>
    </p>
  );
}
