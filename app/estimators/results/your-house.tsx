import { houseInWords, houseOf } from "../carried-house.ts";

interface YourHouseProps {
  /** The query as the page was asked. */
  sent: string;
}

/** What the visitor has entered about their house, shown wherever it is used again. */
export function YourHouse({ sent }: YourHouseProps) {
  const answers = new Map([...new URLSearchParams(sent)].reverse()); // the first of each field
  const words = houseInWords(answers);
  if (!words) return null;
  return (
    <p className="small mb-4 print:hidden">
      Your house: {words} ·{" "}
      <a href={`/your-price?${houseOf(answers)}`} data-house="">
        change
      </a>
    </p>
  );
}
