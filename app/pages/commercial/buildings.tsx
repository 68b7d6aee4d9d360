import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { cachedForDay } from "#app/page-request/cached-for-day.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { percent } from "#content/format.ts";
import { october, shares } from "./sun.computed.ts";
import words from "./words.json" with { type: "json" };

export const Buildings = cachedForDay(function Buildings() {
  return (
    <Section
      id="buildings"
      title="What solar does for your kind of building"
      lead="This is the share of the year’s sun that falls in your opening hours. Your meter data shows how much of it you’d use."
      beside
      groundClass="sand"
      className="pb-section"
      picture={
        <Picture
          imageClass="mb-7 h-32 w-full object-cover from-tablet:mb-[clamp(2.5rem,5vw,4.5rem)] from-tablet:h-[clamp(12rem,45vw,34rem)]"
          name="warehouse"
          alt="A warehouse with rows of panels between the skylights of its roof"
          sizes="100vw"
        />
      }
    >
      <svg className="hidden" aria-hidden="true">
        <path id="october-sun" d={octoberSun()} />
      </svg>
      <ul className="mt-5 from-tablet:mt-10">
        {words.buildings.map((building) => (
          <Row key={building.id} {...building} />
        ))}
      </ul>
    </Section>
  );
});

/** On a phone the whole row opens its text. */
function Row({ id, name, works, differs, from, to }: (typeof words.buildings)[number]) {
  const share = percent(shares[id] ?? 0);
  return (
    <li
      id={id}
      className="rule-above from-tablet:grid from-tablet:grid-cols-[5fr_2fr_6fr] from-tablet:gap-x-8 from-tablet:gap-y-2 from-tablet:py-6 wide:grid-cols-[6fr_2fr_4fr] wide:grid-rows-[auto_1fr] wide:gap-x-0"
    >
      <div className="phone:hidden wide:pr-12">
        <h3>{name}</h3>
        <p className="hour">{works}</p>
      </div>
      <p className="phone:hidden wide:row-span-2">
        <b className="block font-heading text-[1.875rem] leading-none semibold">{share}</b> of the sun
      </p>
      <div className="phone:hidden wide:row-span-2">
        <svg
          className="h-15 w-full border-b border-ink wide:h-28"
          viewBox="0 0 240 60"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <use href="#october-sun" className="area-export" />
          <svg x={from * 10} width={(to - from) * 10} aria-hidden="true">
            <use href="#october-sun" x={-from * 10} className="area-direct" />
          </svg>
        </svg>
        <QuarterAxis />
      </div>
      <div className="max-w-[40em] from-tablet:col-span-3 wide:col-span-1 wide:pr-12">
        <PhoneFold
          plain
          summary={
            <>
              <span>
                <b className="block text-h3">{name}</b>
                <span className="hour block">{works}</span>
              </span>
              <span className="ml-auto text-right text-label font-[400] whitespace-nowrap">
                <b className="block text-h3">{share}</b> of the sun
              </span>
            </>
          }
        >
          <p className="phone:pb-4">
            <TextWithFigures text={differs} />
          </p>
        </PhoneFold>
      </div>
    </li>
  );
}

/** The October sun through 24 hours, ten units each, with a point in the middle of each half-hour. */
function octoberSun(): string {
  const points = october.sun.flatMap((sun, slot) =>
    sun > 0 ? [`${slot * 5 + 2.5} ${Math.round(60 - sun * 56)}`] : [],
  );
  return `M${october.sunrise * 10} 60L${points.join("L")}L${october.sunset * 10} 60Z`;
}
