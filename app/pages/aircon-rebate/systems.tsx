import type { ReactNode } from "react";
import { Carousel, type Slide } from "#app/controls/carousel/carousel.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { PartPicker } from "#app/controls/picker.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { Picture, type PictureName } from "#app/pictures/picture.tsx";
import { type AirconSystem, airconSystems, ductedZones, headsByRoom } from "./copy.ts";
import { DuctedPlan, IndoorUnits } from "./drawings.tsx";
import { RoomHours } from "./room-hours.tsx";

export function Systems() {
  return (
    <section className="section sand" aria-labelledby="systems">
      <div className="wrap">
        <h2 id="systems">Ducted or multi-head: how each works</h2>
        <PartPicker legend="System" name="system" options={airconSystems.map(({ name }) => name)}>
          {airconSystems.map((system) => (
            <System key={system.id} of={system} />
          ))}
        </PartPicker>
      </div>
    </section>
  );
}

function System({ of: { id, name, description, figure, suits, mind, least } }: { of: AirconSystem }) {
  return (
    <article className={`aircon-system aircon-${id}`}>
      <h3 id={id}>{name}</h3>
      <Carousel id={`${id}-pictures`} label={`${name} systems, in pictures`} single slides={slides[id]} />
      <div className="aircon-system-text">
        <p>
          {description}
          {figure && <FigureNote id={figure} />}
        </p>
        <PhoneFold summary="Who it suits">
          <p className="label mt-4 from-tablet">Who it suits</p>
          <ul className="dashes">
            {suits.map((whom) => (
              <li key={whom}>{whom}</li>
            ))}
          </ul>
        </PhoneFold>
        <p className="aircon-mind">
          <b>Keep in mind:</b> {mind}
        </p>
        <p className="aircon-system-least">
          <b>
            <Figure id={least.figure} />
          </b>{" "}
          is the least you can pay{least.size && ` for a system ${least.size}`}. <br />
          <a className="go" href="/contact?service=aircon-rebate#form">
            Ask about {name.toLowerCase()}
          </a>
        </p>
      </div>
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
      <DuctedPlan />,
    ),
    slide(
      "By the hour",
      "Zones on an ordinary working day. Rooms nobody’s using aren’t heated.",
      <RoomHours rooms={ductedZones} />,
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
      <IndoorUnits />,
    ),
    slide(
      "By the hour",
      "Five rooms on an ordinary working day, rarely more than two at once.",
      <RoomHours rooms={headsByRoom} />,
    ),
  ],
};

function slide(name: string, text: string, drawing: ReactNode): Slide {
  return {
    name,
    content: (
      <figure>
        <div className="aircon-plate">{drawing}</div>
        <figcaption>
          <b>{name}.</b> {text}
        </figcaption>
      </figure>
    ),
  };
}

function Scene({ name, alt }: { name: PictureName; alt: string }) {
  return <Picture name={name} alt={alt} sizes="(min-width: 64rem) 40rem, 100vw" />;
}
