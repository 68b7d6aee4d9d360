import { PhoneFold } from "#app/controls/phone-fold.tsx";

interface GetQuotesProps {
  /** What has no price range. */
  what: string;
  /** What each quote should list. */
  lines: readonly string[];
}

/** Where we found no reliable price range: how to learn the going rate. */
export function GetQuotes({ what, lines }: GetQuotesProps) {
  return (
    <div className="split get-quotes" id="cost-to-buy">
      <div className="span-1-5">
        <h3>No reliable price range, so get two quotes</h3>
        <p className="mt-2">
          We couldn’t find a reliable range for {what} installed in Victoria, so we don’t give one. Two written quotes
          will show you the going rate.
        </p>
      </div>
      <div className="span-5-13">
        <h3 className="from-tablet">What each quote should list</h3>
        <PhoneFold summary="What each quote should list">
          <ul className="dashes">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </div>
  );
}
