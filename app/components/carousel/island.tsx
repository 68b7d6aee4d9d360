import { Icon } from "../icons.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselProps {
  /** The id of the element that holds the row. */
  of: string;
  /** The slides' names, in order. */
  names: readonly string[];
}

/** The buttons and the voice of a carousel. The slides stay the server's; without script there is a row that scrolls and no buttons. */
export function Island({ of, names }: CarouselProps) {
  const { ready, shown, atStart, atEnd, previous, next } = useCarousel(of);
  const last = shown.first + shown.count;
  const numbers = shown.count > 1 ? `${shown.first + 1}–${last}` : `${last}`;
  return (
    <div className={ready ? "carousel-nav" : "carousel-nav invisible"}>
      <p aria-live="polite" aria-atomic="true">
        <span className="unseen">Showing </span>
        {numbers} of {names.length}
        <span className="unseen">: {names.slice(shown.first, last).join(", ")}</span>
      </p>
      <button type="button" className="carousel-button" disabled={atStart} onClick={previous}>
        <Icon name="previous" />
        Previous
      </button>
      <button type="button" className="carousel-button" disabled={atEnd} onClick={next}>
        Next
        <Icon name="next" />
      </button>
    </div>
  );
}
