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
  /** Where more than one slide is seen: what stands over them beside the buttons, and how wide a slide is. */
  several?: { heading: ReactNode; headClass: string; slideClass: string };
}

/** A row that scrolls and snaps by itself; the island turns it into a carousel with buttons, keys and a voice. */
export function Carousel({ id, label, slides, several }: CarouselSectionProps) {
  const head = (
    <div className={several ? several.headClass : "mt-3"}>
      {several?.heading}
      <Island<CarouselProps>
        name="carousel"
        component={CarouselControls}
        props={{ of: id, names: slides.map(({ name }) => name) }}
        start="visible"
      />
    </div>
  );
  return (
    <div className="carousel" id={id}>
      {several && head}
      <section
        className="carousel-view"
        aria-roledescription="carousel"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ul>
          {slides.map(({ name, content }) => (
            <li className={several ? `carousel-slide ${several.slideClass}` : "carousel-slide"} key={name}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      {!several && head}
    </div>
  );
}
