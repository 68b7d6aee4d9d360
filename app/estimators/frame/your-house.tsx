import { houseOf } from "../question/house-fields.ts";
import { houseInWords } from "../question/house-in-words.ts";

interface YourHouseProps {
  /** The question as it is asked at present. */
  question: string;
}

/** What the visitor has entered about their house, shown wherever it is used again. */
export function YourHouse({ question }: YourHouseProps) {
  const query = new URLSearchParams(question);
  const words = houseInWords(query);
  if (!words) return null;
  return (
    <p className="small mb-4">
      Your house: {words} ·{" "}
      <a href={`/your-price?${houseOf(query)}`} data-house="">
        change
      </a>
    </p>
  );
}
