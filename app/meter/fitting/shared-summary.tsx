import { houseOfBlocks } from "#content/meter/blocks.ts";
import { summaryInWords } from "#content/meter/in-words.ts";
import { decodeSummary } from "#content/meter/summary.ts";
import { Seasons } from "../drawing/seasons.tsx";
import { seasonsOf } from "../year/facts.ts";
import { SendSummary } from "./send-summary.tsx";

/** What a link says of a meter: average days, and the answers that follow from them. */
export function SharedSummary({ text }: { text: string }) {
  const summary = decodeSummary(text);
  if (!summary)
    return (
      <p className="meter-warning">
        This link’s summary is damaged or cut short. Ask for the link again, or choose a file.
      </p>
    );
  return (
    <div className="meter-results">
      <section aria-labelledby="meter-shared">
        <h2 id="meter-shared">A meter’s year, from a link</h2>
        <p className="lead">
          These are average days in three-hour blocks. Choose your own file above to see every half-hour and try sizes
          of your own.
        </p>
        <ul className="dashes">
          {summaryInWords(summary).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Seasons seasons={seasonsOf({ ...houseOfBlocks(summary), ownMonths: summary.ownMonths })} />
      <SendSummary summary={text} />
    </div>
  );
}
