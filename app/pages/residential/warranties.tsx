import { Bar } from "#app/components/bar.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import type { FigureId } from "#content/figures/index.ts";

interface Cover {
  name: string;
  figure: FigureId;
  /** Years that are certain, and up to how many by product. */
  from: number;
  to: number;
  covers: string;
}

/** For the owner to confirm before launch: the terms behind each of these years. */
const covers: readonly Cover[] = [
  {
    name: "Our workmanship",
    figure: "workmanship-warranty",
    from: 10,
    to: 10,
    covers: "It covers the brackets, cables, seals and settings.",
  },
  {
    name: "Battery",
    figure: "battery-warranty",
    from: 10,
    to: 10,
    covers: "The manufacturer’s. It ends at ten years or the cycle limit, whichever comes first.",
  },
  {
    name: "Panel output",
    figure: "panel-performance-warranty",
    from: 25,
    to: 30,
    covers: "The manufacturer guarantees a minimum output for this long.",
  },
  {
    name: "System",
    figure: "system-warranty",
    from: 30,
    to: 30,
    covers:
      "If the parts we chose don’t work together as the quote describes, we redesign the system and change it at our cost. It doesn’t cover a part that breaks.",
  },
];

/** Thirty years as an axis: what is covered, and until when. */
export function Warranties() {
  return (
    <div className="grid wide:col-[1/13] wide:mt-10 wide:grid-cols-[4fr_8fr]">
      <h3 className="phone:hidden">Four warranties, and how long each lasts</h3>
      <PhoneFold summary="Four warranties, 10 to 30 years">
        <div className="grid grid-cols-6 border-b tablet:mt-6" aria-hidden="true">
          {[0, 5, 10, 15, 20, 25].map((year) => (
            <span key={year} className="label rule-before pl-1.5">
              {year === 0 ? "Year 0" : year}
            </span>
          ))}
        </div>
        <dl className="grid gap-4 pt-4">
          {covers.map(({ name, figure, from, to, covers: what }) => (
            <div key={name}>
              <dt className="semibold">
                {name}, <FigureValue id={figure} />
              </dt>
              <dd>
                <Bar
                  className="bar my-1"
                  of={30}
                  parts={[
                    { to: 30, fillClass: "fill-sand" },
                    { to, fillClass: "area-charge" },
                    { to: from, fillClass: "fill-eucalypt" },
                  ]}
                />
                <span className="small">{what}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="small mt-4">
          The consumer guarantees of Australian Consumer Law apply as well.{" "}
          <a href="/terms">What each covers, in full</a>
        </p>
      </PhoneFold>
    </div>
  );
}
