/** Gives a carousel its buttons, arrow keys, dragging by mouse, and a status line for screen readers. */
export function startCarousel(carousel: HTMLElement): void {
  const view = carousel.querySelector<HTMLElement>(".carousel-view");
  const [, numbers, names] = carousel.querySelectorAll(".carousel-nav span");
  const [previous, next] = carousel.querySelectorAll<HTMLButtonElement>(".carousel-button");
  if (!view || !numbers || !names || !previous || !next) return;
  const slides = [...view.querySelectorAll<HTMLElement>(".carousel-slide")];
  const step = () => (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) || 1;
  const count = () => Math.max(1, Math.round(view.clientWidth / step()));
  const nearest = () => Math.round(view.scrollLeft / step());
  /** The slide that the visitor went to. If the window is made wide and narrow again, the row returns to it. */
  let place = nearest();
  const first = () => Math.max(0, Math.min(place, slides.length - count()));

  const show = () => {
    const [from, to] = [first(), first() + count()];
    const visible = slides.slice(from, to);
    numbers.textContent = `${visible.length > 1 ? `${from + 1}–${to}` : to} of ${slides.length}`;
    names.textContent = `: ${visible.map(({ dataset }) => dataset.name).join(", ")}`;
    for (const slide of slides) slide.inert = !visible.includes(slide);
    previous.disabled = from === 0;
    next.disabled = to >= slides.length;
    // A button loses the focus when it is disabled. The row takes it, so that the arrow keys keep working.
    if (document.activeElement?.matches("button:disabled")) view.focus({ preventScroll: true });
  };
  const scroll = (behavior: ScrollBehavior) => view.scrollTo({ left: first() * step(), behavior });
  const goTo = (slide: number) => {
    place = slide;
    place = first();
    show();
    scroll(matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  };
  const go = (by: number) => goTo(first() + by);

  previous.addEventListener("click", () => go(-1));
  next.addEventListener("click", () => go(1));
  carousel.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "ArrowRight") go(1);
    else return;
    event.preventDefault();
  });
  /** The width of the last layout. After a resize the scroll position is meaningless until the observer has corrected it. */
  let width = view.clientWidth;
  whenItRests(view, () => {
    if (view.clientWidth === width && nearest() !== first()) place = nearest();
    show();
  });
  dragByMouse(view, (from, distance) => {
    goTo(Math.round(from / step()) + Math.round(distance / step() + Math.sign(distance) * 0.3));
  });
  new ResizeObserver(() => {
    // Unless the width changed, a finger may be moving the row.
    if (view.clientWidth !== width) scroll("instant");
    width = view.clientWidth;
    show();
  }).observe(view);
  view.dataset.awake = "";
}

/** Not every browser has `scrollend`. */
function whenItRests(view: HTMLElement, run: () => void): void {
  let timer = 0;
  view.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, 120);
  });
}

/** A finger and a trackpad scroll the row by themselves. While a mouse drags, nothing snaps. */
function dragByMouse(view: HTMLElement, drop: (from: number, distance: number) => void): void {
  view.addEventListener("mousedown", (down) => {
    if (down.button !== 0) return;
    down.preventDefault();
    const from = view.scrollLeft;
    const drag = ({ clientX }: MouseEvent) => {
      view.dataset.dragged = "";
      view.scrollLeft = from + down.clientX - clientX;
    };
    const end = () => {
      removeEventListener("mousemove", drag);
      if (view.dataset.dragged === "") drop(from, view.scrollLeft - from);
      delete view.dataset.dragged;
    };
    addEventListener("mousemove", drag);
    addEventListener("mouseup", end, { once: true });
  });
}
