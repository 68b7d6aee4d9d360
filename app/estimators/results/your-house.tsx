import { houseInWords, houseOf } from "../carried-house.ts";

interface YourHouseProps {
  /** The page's query as sent. */
  sent: string;
}

/** What the visitor entered about their house, shown wherever it is used again. */
export function YourHouse({ sent }: YourHouseProps) {
  const answers = new Map([...new URLSearchParams(sent)].reverse()); // the first value of each field counts
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
