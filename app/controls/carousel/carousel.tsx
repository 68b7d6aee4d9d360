import type { ReactNode } from "react";
import { Island } from "#app/island/wrapper.tsx";
import { Island as CarouselControls, type CarouselProps } from "./island.tsx";

export interface Slide {
  /** What the live region calls it. */
  name: string;
  content: ReactNode;
}

interface CarouselSectionProps {
  id: string;
  /** What all slides are, as a screen reader names the row. */
  label: string;
  slides: readonly Slide[];
  heading?: ReactNode;
  /** One slide at every width, where the row is next to text; its buttons are below it. */
  single?: boolean;
}

/** A row that scrolls and snaps by itself; the island turns it into a carousel with buttons, keys and a voice. */
export function Carousel({ id, label, slides, heading, single = false }: CarouselSectionProps) {
  const head = (
    <div className="carousel-head">
      {heading}
      <Island<CarouselProps>
        name="carousel"
        component={CarouselControls}
        props={{ of: id, names: slides.map(({ name }) => name) }}
        start="visible"
        className="carousel-island"
      />
    </div>
  );
  return (
    <div className={single ? "carousel carousel-single" : "carousel"} id={id}>
      {!single && head}
      <section
        className="carousel-view"
        aria-roledescription="carousel"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ul className="carousel-row">
          {slides.map(({ name, content }) => (
            <li className="carousel-slide" key={name}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      {single && head}
    </div>
  );
}
