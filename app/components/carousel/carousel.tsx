import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";

export interface Slide {
  /** The slide's name in the live region. */
  name: string;
  content: ReactNode;
}

interface CarouselProps {
  id: string;
  /** The row's name for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** For a row that shows several slides at once: the heading beside the buttons, their class, and the class that sets a slide's width. */
  multiSlide?: { heading: ReactNode; headClass: string; slideClass: string };
}

/** A row that scrolls and snaps without a script; `start-carousel.ts` adds buttons, keys and announcements. */
export function Carousel({ id, label, slides, multiSlide }: CarouselProps) {
  const head = (
    <div className={multiSlide ? multiSlide.headClass : "mt-3"}>
      {multiSlide?.heading}
      <Controls slides={slides} />
    </div>
  );
  return (
    <div className="carousel" id={id}>
      {multiSlide && head}
      <section
        className="carousel-view"
        aria-roledescription="carousel"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ul>
          {slides.map(({ name, content }) => (
            <li
              className={multiSlide ? `carousel-slide ${multiSlide.slideClass}` : "carousel-slide"}
              data-name={name}
              key={name}
            >
              {content}
            </li>
          ))}
        </ul>
      </section>
      {!multiSlide && head}
    </div>
  );
}

/** Invisible until the page's script runs. Their space is reserved, so that nothing moves. */
function Controls({ slides }: { slides: readonly Slide[] }) {
  return (
    <div className="carousel-nav invisible">
      <p aria-live="polite" aria-atomic="true">
        <span className="unseen">Showing </span>
        <span>1 of {slides.length}</span>
        <span className="unseen">: {slides[0]?.name}</span>
      </p>
      <button type="button" className="carousel-button" disabled>
        <Icon name="previous" />
        Previous
      </button>
      <button type="button" className="carousel-button">
        Next
        <Icon name="next" />
      </button>
    </div>
  );
}
