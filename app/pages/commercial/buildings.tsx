import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { percentText } from "#content/format.ts";
import { sunShares } from "./sun.computed.ts";
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
      <ul className="mt-5 from-tablet:mt-10">
        {words.buildings.map((building) => (
          <BuildingRow key={building.id} {...building} />
        ))}
      </ul>
    </Section>
  );
});

/** On a phone, pressing anywhere in the row opens its text. */
function BuildingRow({ id, name, hours, text }: (typeof words.buildings)[number]) {
  const sunShare = sunShares[id];
  if (sunShare === undefined) throw new Error(`app/pages/commercial/sun.computed.ts has no building "${id}"`);
  // Nobody should plan on a few per cent.
  const shareText = sunShare < 0.05 ? "Little" : percentText(sunShare);
  return (
    <li
      id={id}
      className="rule-above from-tablet:grid from-tablet:grid-cols-[5fr_2fr_6fr] from-tablet:gap-x-8 from-tablet:py-5"
    >
      <div className="phone:hidden">
        <h3>{name}</h3>
        <p className="hour">{hours}</p>
      </div>
      <p className="phone:hidden">
        <b className="block font-heading text-[1.875rem] leading-none semibold">{shareText}</b> of the sun
      </p>
      <div className="max-w-[40em]">
        <PhoneFold
          plain
          summary={
            <>
              <span>
                <b className="block text-h3">{name}</b>
                <span className="hour block">{hours}</span>
              </span>
              <span className="ml-auto text-right text-label font-[400] whitespace-nowrap">
                <b className="block text-h3">{shareText}</b> of the sun
              </span>
            </>
          }
        >
          <p className="phone:pb-4">
            <TextWithFigures text={text} />
          </p>
        </PhoneFold>
      </div>
    </li>
  );
}
