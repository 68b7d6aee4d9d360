import type { ReactNode } from "react";
import { Carousel, type Slide } from "#app/components/carousel/carousel.tsx";
import { GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { PartPicker } from "#app/components/picker.tsx";
import { Dashes } from "#app/components/points.tsx";
import { Section } from "#app/components/section.tsx";
import { Picture, type PictureName } from "#app/pictures/picture.tsx";
import ductedPlan from "./ducted-plan.svg?url";
import indoorUnits from "./indoor-units.svg?url";
import words from "./words.json" with { type: "json" };

export function Systems() {
  return (
    <Section id="systems" title="Ducted or multi-head: how each works" groundClass="sand">
      <PartPicker
        legend="System"
        name="system"
        options={words.systems.map(({ name }) => name)}
        className="from-tablet:mt-6 from-tablet:grid from-tablet:gap-12"
      >
        {words.systems.map((system) => (
          <System key={system.id} {...system} />
        ))}
      </PartPicker>
    </Section>
  );
}

function System({ id, name, description, suits, caveat }: (typeof words.systems)[number]) {
  const pictures = slides[id];
  if (!pictures) throw new Error(`app/pages/aircon-rebate/systems.tsx has no slides for "${id}"`);
  return (
    <article className="grid gap-4 pt-4 from-tablet:grid-cols-2 from-tablet:gap-x-6 from-tablet:rule-above">
      <div className={id === "multi-head" ? "phone:order-last wide:order-last" : "phone:order-last"}>
        <h3 id={id} className="text-price">
          {name}
        </h3>
        <p className="mt-2">{description}</p>
        <PhoneFold summary="Who it suits">
          <p className="label mt-4 phone:hidden">Who it suits</p>
          <Dashes items={suits} />
        </PhoneFold>
        <p className="bar-before mt-4 pl-4">
          <b>Keep in mind:</b> {caveat}
        </p>
        <GoLink href="/contact?service=aircon-rebate#form">Ask about {name.toLowerCase()}</GoLink>
      </div>
      <Carousel id={`${id}-pictures`} label={`${name} systems, in pictures`} slides={pictures} />
    </article>
  );
}

const slides: Readonly<Record<string, readonly Slide[]>> = {
  ducted: [
    slide(
      "In the roof",
      "Cutaway illustration: the unit sits on the joists, and one duct runs to each room.",
      scene("ducted", "A roof with an opening that shows an air conditioning unit and six ducts"),
    ),
    slide(
      "Two zones",
      "Living rooms are one, bedrooms the other. You open or shut each on its own.",
      drawing(ductedPlan, "Floor plan with one unit and seven outlets"),
    ),
  ],
  "multi-head": [
    slide(
      "Four types",
      "A console can stand where a heater was; a bulkhead hides its unit.",
      drawing(
        indoorUnits,
        "Four rooms: a head on the wall, a console on the floor, a cassette in the ceiling, a unit behind a bulkhead",
      ),
    ),
    slide(
      "Room by room",
      "Illustration with the roof off: five heads on inside walls, one unit outside.",
      scene("multi-head", "A house without its roof: rooms with wall heads and one outdoor unit at the side"),
    ),
  ],
};

function slide(name: string, text: string, picture: ReactNode): Slide {
  return {
    name,
    content: (
      <figure>
        <div className="overflow-hidden rounded bg-white">{picture}</div>
        <figcaption className="mt-2 text-small">
          <b>{name}.</b> {text}
        </figcaption>
      </figure>
    ),
  };
}

function scene(name: PictureName, alt: string) {
  return <Picture name={name} alt={alt} sizes="(min-width: 64rem) 40rem, 100vw" />;
}

/** A drawing in a separate file, loaded lazily: most visitors never open the second picture. */
function drawing(src: string, alt: string) {
  return <img className="w-full" src={src} alt={alt} width={400} height={300} loading="lazy" />;
}
