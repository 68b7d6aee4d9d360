import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";

type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Starts Embla on the row that the server rendered. Slides out of view can't be reached by keyboard. */
export function useCarousel(id: string) {
  const [options, setOptions] = useState({ align: "start" as const, startIndex: 0, duration: 25 });
  const [attach, carousel] = useEmblaCarousel(options);
  const [state, setState] = useState({ ready: false, shown: { first: 0, count: 1 }, atStart: true, atEnd: false });

  useEffect(() => {
    const view = viewOf(id);
    if (!view) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setOptions({ align: "start", startIndex: slideScrolledTo(view), duration: calm ? 0 : 25 });
    view.classList.add("carousel-awake");
    view.scrollLeft = 0;
    attach(view);
  }, [id, attach]);

  useEffect(() => {
    if (!carousel) return;
    const show = () => {
      const shown = shownBy(carousel);
      carousel.slideNodes().forEach((slide, index) => {
        slide.inert = index < shown.first || index >= shown.first + shown.count;
      });
      setState({ ready: true, shown, atStart: !carousel.canScrollPrev(), atEnd: !carousel.canScrollNext() });
    };
    const stop = keepPlace(carousel);
    const row = document.getElementById(id);
    const press = (event: KeyboardEvent) => pressed(event, carousel);
    row?.addEventListener("keydown", press);
    carousel.on("select", show).on("reInit", show);
    show();
    return () => {
      stop();
      row?.removeEventListener("keydown", press);
      carousel.off("select", show).off("reInit", show);
    };
  }, [carousel, id]);

  // A button disabled at its end drops the focus; the row takes it, so that the arrow keys go on working.
  useEffect(() => {
    if (state.ready && document.activeElement?.matches(`#${id} button:disabled`))
      viewOf(id)?.focus({ preventScroll: true });
  }, [id, state]);

  return { ...state, previous: () => carousel?.scrollPrev(), next: () => carousel?.scrollNext() };
}

function viewOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${id} .carousel-view`);
}

/** Keeps the position of a row that was scrolled before this script ran. */
function slideScrolledTo(view: HTMLElement): number {
  const slides = [...view.querySelectorAll(".carousel-slide")];
  const left = view.getBoundingClientRect().left;
  const first = slides.findIndex((slide) => slide.getBoundingClientRect().right - left > slide.clientWidth / 2);
  return Math.max(0, first);
}

/** Every slide has a place to stop at but the last ones, which share theirs: what is left over is seen at once. */
function shownBy(carousel: Carousel): { first: number; count: number } {
  const count = carousel.slideNodes().length - carousel.scrollSnapList().length + 1;
  return { first: carousel.selectedScrollSnap(), count };
}

/** A window made wide and narrow again comes back to the slide that the visitor went to, not to the last one that fitted. */
function keepPlace(carousel: Carousel): () => void {
  let place = carousel.selectedScrollSnap();
  let resizing = false;
  const went = () => {
    if (!resizing) place = carousel.selectedScrollSnap();
  };
  const comeBack = () => {
    resizing = true;
    carousel.scrollTo(place, true);
    resizing = false;
  };
  carousel.on("select", went).on("reInit", comeBack);
  return () => void carousel.off("select", went).off("reInit", comeBack);
}

function pressed(event: KeyboardEvent, carousel: Carousel): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowLeft") carousel.scrollPrev();
  else if (event.key === "ArrowRight") carousel.scrollNext();
  else return;
  event.preventDefault();
}
