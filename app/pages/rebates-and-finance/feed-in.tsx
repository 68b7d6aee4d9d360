import { Bar } from "#app/components/bar.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureHistory, FigureValue } from "#app/figures/figure.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { feedIn, meanOffer, pastFeedIn } from "#content/energy/tariffs/default-offer.ts";
import { figureId } from "#content/figures/index.ts";
import { kwhText, moneyText, rateText } from "#content/format.ts";
import words from "./words.json" with { type: "json" };

const exportedKwh = 1000;
const worthAt = (centsPerKwh: number) => moneyText((exportedKwh * centsPerKwh) / 100);

export function FeedIn() {
  return (
    <section className="sand py-section" aria-labelledby="feed-in">
      <div className="wrap split phone:gap-4">
        <div className="wide:col-[1/6]">
          <h2 id="feed-in">Feed-in tariffs: you get very little for the power you sell</h2>
          <p className="mt-6 max-w-[34em]">
            There has been no regulated minimum since <FigureValue id="feed-in-minimum-end" />. Standing offers pay{" "}
            <Figure id="feed-in-today" />. For {kwhText(exportedKwh)} a year, that’s {worthAt(feedIn.low)} to{" "}
            {worthAt(feedIn.high)}. The same {kwhText(exportedKwh)} used in the house saves{" "}
            {worthAt(meanOffer.usageCents)}.
            <FigureNote id="vdo-usage-mean" />
          </p>
          <p className="mt-4 max-w-[34em]">
            Compare the usage rate and the daily charge first: a plan that pays more for exports often charges more for
            everything else.
          </p>
        </div>
        <div className="wide:col-[7/13]">
          <PhoneFold summary="How the rates fell, year by year">
            <Minimums />
            <p className="small mt-4">
              <FigureHistory id="feed-in-2018" /> <FigureHistory id="feed-in-flat" />{" "}
              <FigureHistory id="feed-in-varying" />
            </p>
          </PhoneFold>
        </div>
      </div>
      <div className="wrap mt-[clamp(0.75rem,4vw,3.5rem)] grid gap-x-16 gap-y-4 from-tablet:grid-cols-2 from-tablet:gap-y-8">
        {words.tariffOptions.map(({ type, description, bestFor, figure }) => (
          <article className="heavy-rule-above pt-3 from-tablet:pt-5" key={type}>
            <h3>{type}</h3>
            <div className="my-2">
              <PlanningFigure id={figureId(figure)} withClaim />
            </div>
            <p>{description}</p>
            <p className="small mt-2">
              <b>Best for</b> {bestFor}
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** The least that a retailer had to pay per kWh in each year, in cents; undefined once there was no minimum. */
const minimums = [...Object.entries(pastFeedIn), ["Since July 2025", undefined]] as const;

function Minimums() {
  const highestRate = Math.max(...Object.values(pastFeedIn));
  return (
    <table className="table">
      <caption className="label">The flat regulated minimum, year by year</caption>
      <tbody>
        {minimums.map(([year, minimum]) => (
          <tr key={year}>
            <th scope="row" className="whitespace-nowrap">
              {year}
            </th>
            <td className="w-3/5 align-middle">
              <Bar max={highestRate} parts={[{ to: minimum ?? 0, fillClass: "fill-edge" }]} />
            </td>
            <td className="num">{minimum === undefined ? "none" : rateText(minimum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
