import type { ReactNode } from "react";
import { Carousel, type Slide } from "#app/components/carousel/carousel.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { PartPicker } from "#app/components/picker.tsx";
import { Picture, type PictureName } from "#app/pictures/picture.tsx";
import { type AirconSystem, airconSystems } from "./copy.ts";
import ductedPlan from "./ducted-plan.svg?url";
import indoorUnits from "./indoor-units.svg?url";

export function Systems() {
  return (
    <section className="sand py-section" aria-labelledby="systems">
      <div className="wrap">
        <h2 id="systems">Ducted or multi-head: how each works</h2>
        <PartPicker
          legend="System"
          name="system"
          options={airconSystems.map(({ name }) => name)}
          className="from-tablet:mt-6 from-tablet:grid from-tablet:gap-12"
        >
          {airconSystems.map((system, index) => (
            <System key={system.id} of={system} pictureFirst={index % 2 === 1} />
          ))}
        </PartPicker>
      </div>
    </section>
  );
}

interface SystemProps {
  of: AirconSystem;
  pictureFirst: boolean;
}

function System({ of: { id, name, description, suits, mind }, pictureFirst }: SystemProps) {
  return (
    <article className="grid gap-4 pt-4 from-tablet:grid-cols-2 from-tablet:gap-x-6 from-tablet:rule-above">
      <div className={pictureFirst ? "phone:order-last wide:order-last" : "phone:order-last"}>
        <h3 id={id} className="text-price">
          {name}
        </h3>
        <p className="mt-2">{description}</p>
        <PhoneFold summary="Who it suits">
          <p className="label mt-4 phone:hidden">Who it suits</p>
          <ul className="dashes">
            {suits.map((whom) => (
              <li key={whom}>{whom}</li>
            ))}
          </ul>
        </PhoneFold>
        <p className="bar-before mt-4 pl-4">
          <b>Keep in mind:</b> {mind}
        </p>
        <p className="mt-4">
          <a className="go" href="/contact?service=aircon-rebate#form">
            Ask about {name.toLowerCase()}
          </a>
        </p>
      </div>
      <Carousel id={`${id}-pictures`} label={`${name} systems, in pictures`} slides={slides[id]} />
    </article>
  );
}

const slides: Record<AirconSystem["id"], readonly Slide[]> = {
  ducted: [
    slide(
      "In the roof",
      "Cutaway illustration: the unit sits on the joists, and one duct runs to each room.",
      <Scene name="ducted" alt="A roof with an opening that shows an air conditioning unit and six ducts" />,
    ),
    slide(
      "Two zones",
      "The floor plan: living rooms are one zone, bedrooms the other. You can open or shut each one separately.",
      <Drawing src={ductedPlan} alt="Floor plan with one unit and seven outlets" />,
    ),
  ],
  "multi-head": [
    slide(
      "Room by room",
      "Illustration with the roof off: five heads on inside walls, one unit outside.",
      <Scene
        name="multi-head"
        alt="A house without its roof: rooms with wall heads and one outdoor unit at the side"
      />,
    ),
    slide(
      "Four types",
      "A head on the wall, a console where a heater used to be, a cassette in the ceiling, a unit behind a bulkhead.",
      <Drawing
        src={indoorUnits}
        alt="Four rooms: a head on the wall, a console on the floor, a cassette in the ceiling, a unit behind a bulkhead"
      />,
    ),
  ],
};

function slide(name: string, text: string, drawing: ReactNode): Slide {
  return {
    name,
    content: (
      <figure>
        <div className="overflow-hidden rounded bg-white">{drawing}</div>
        <figcaption className="mt-2 text-small">
          <b>{name}.</b> {text}
        </figcaption>
      </figure>
    ),
  };
}

function Scene({ name, alt }: { name: PictureName; alt: string }) {
  return <Picture name={name} alt={alt} sizes="(min-width: 64rem) 40rem, 100vw" />;
}

/** A file of its own: most visitors never come to the second picture. */
function Drawing({ src, alt }: { src: string; alt: string }) {
  return <img className="w-full" src={src} alt={alt} width={400} height={300} loading="lazy" />;
}
