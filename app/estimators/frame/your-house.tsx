import { kwhSize, kw as kwText, money } from "#content/format.ts";
import { houseOf } from "../question/house-fields.ts";
import { plainNumber } from "../question/reader.ts";

interface YourHouseProps {
  /** The query as the page was asked. */
  sent: string;
}

/** What the visitor has said about their house, shown wherever it is used again. */
export function YourHouse({ sent }: YourHouseProps) {
  const house = houseOf(new URLSearchParams(sent));
  const kw = plainNumber(house.get("kw") ?? "");
  const battery = plainNumber(house.get("battery") ?? "");
  const bill = plainNumber(house.get("bill") ?? "");
  const postcode = house.get("postcode") ?? "";
  const parts = [
    /^\d{4}$/.test(postcode) && postcode,
    kw && kwText(kw),
    battery && `${kwhSize(battery)} battery`,
    bill && `${money(bill)} a quarter`,
  ].filter((part): part is string => typeof part === "string" && part !== "");
  if (parts.length === 0) return null;
  return (
    <p className="small">
      Your house: {parts.join(", ")} · <a href={`/your-price?${house}`}>change</a>
    </p>
  );
}
