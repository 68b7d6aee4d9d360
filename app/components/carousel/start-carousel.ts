/** Gives a carousel its buttons, arrow keys, dragging by mouse, and a status line for screen readers. */
export function startCarousel(carousel: HTMLElement): void {
  const view = carousel.querySelector<HTMLElement>(".carousel-view");
  const [, numbers, names] = carousel.querySelectorAll(".carousel-nav span");
  const [previous, next] = carousel.querySelectorAll<HTMLButtonElement>(".carousel-button");
  if (!view || !numbers || !names || !previous || !next) throw new Error("The carousel’s markup is incomplete.");
  const slides = [...view.querySelectorAll<HTMLElement>(".carousel-slide")];
  const slideWidth = () => (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) || 1;
  const visibleCount = () => Math.max(1, Math.round(view.clientWidth / slideWidth()));
  const nearestIndex = () => Math.round(view.scrollLeft / slideWidth());
  /** The slide that the visitor chose. If the window is made wide and narrow again, the row returns to it. */
  let chosenIndex = nearestIndex();
  const firstIndex = () => Math.max(0, Math.min(chosenIndex, slides.length - visibleCount()));

  const showPosition = () => {
    const [from, to] = [firstIndex(), firstIndex() + visibleCount()];
    const visibleSlides = slides.slice(from, to);
    numbers.textContent = `${visibleSlides.length > 1 ? `${from + 1}–${to}` : to} of ${slides.length}`;
    names.textContent = `: ${visibleSlides.map(({ dataset }) => dataset.name).join(", ")}`;
    for (const slide of slides) slide.inert = !visibleSlides.includes(slide);
    previous.disabled = from === 0;
    next.disabled = to >= slides.length;
    // A disabled button loses the focus, so the row takes it: the arrow keys keep working.
    if (document.activeElement?.matches("button:disabled")) view.focus({ preventScroll: true });
  };
  const scroll = (behavior: ScrollBehavior) => view.scrollTo({ left: firstIndex() * slideWidth(), behavior });
  const goTo = (index: number) => {
    chosenIndex = index;
    chosenIndex = firstIndex();
    showPosition();
    scroll(matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  };
  const moveBy = (slideCount: number) => goTo(firstIndex() + slideCount);

  previous.addEventListener("click", () => moveBy(-1));
  next.addEventListener("click", () => moveBy(1));
  carousel.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") moveBy(-1);
    else if (event.key === "ArrowRight") moveBy(1);
    else return;
    event.preventDefault();
  });
  /** The row's width at the last layout. After a resize the scroll position is wrong until the observer has corrected it. */
  let lastWidth = view.clientWidth;
  onScrollEnd(view, () => {
    if (view.clientWidth === lastWidth && nearestIndex() !== firstIndex()) chosenIndex = nearestIndex();
    showPosition();
  });
  dragByMouse(view, (startLeft, distance) => {
    // A fifth of a slide is far enough to reach the next one.
    goTo(Math.round(startLeft / slideWidth()) + Math.round(distance / slideWidth() + Math.sign(distance) * 0.3));
  });
  new ResizeObserver(() => {
    // If the width hasn't changed, a finger may be moving the row.
    if (view.clientWidth !== lastWidth) scroll("instant");
    lastWidth = view.clientWidth;
    showPosition();
  }).observe(view);
  view.dataset.awake = "";
}

/** Runs once the row has stopped scrolling. A timer, because not every browser has the `scrollend` event. */
function onScrollEnd(view: HTMLElement, callback: () => void): void {
  let timer = 0;
  view.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = window.setTimeout(callback, 120);
  });
}

/** Lets a mouse drag the row. A finger or a trackpad scrolls it without this code. Nothing snaps during a drag. */
function dragByMouse(view: HTMLElement, onDrop: (from: number, distance: number) => void): void {
  view.addEventListener("mousedown", (press) => {
    if (press.button !== 0) return;
    press.preventDefault();
    const startLeft = view.scrollLeft;
    const drag = ({ clientX }: MouseEvent) => {
      view.dataset.dragged = "";
      view.scrollLeft = startLeft + press.clientX - clientX;
    };
    const endDrag = () => {
      removeEventListener("mousemove", drag);
      if (view.dataset.dragged === "") onDrop(startLeft, view.scrollLeft - startLeft);
      delete view.dataset.dragged;
    };
    addEventListener("mousemove", drag);
    addEventListener("mouseup", endDrag, { once: true });
  });
}
