const phone = "(width < 48rem)";
const moves = "(prefers-reduced-motion: no-preference)";

/** Lets visitors drag an hour across the house. On a phone the day plays once, and ends at the visitor's own hour. */
export function openHours(frame: HTMLElement): void {
  const slices = [...frame.querySelectorAll<HTMLElement>(".slice")];
  const radios = [...frame.querySelectorAll("input")];
  let touched = false;
  for (const event of ["pointerdown", "keydown"])
    frame.addEventListener(event, () => {
      touched = true;
    });
  frame.addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
    const under = buttons === 1 && document.elementFromPoint(clientX, clientY);
    if (under instanceof HTMLInputElement && radios.includes(under)) under.checked = true;
  });
  frame.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") for (const radio of radios) radio.checked = false;
  });
  if (matchMedia(phone).matches && frame.matches(".slices-from-midnight") && !savesData())
    void fetchHours().then(runDay);
  else for (const event of ["pointerenter", "focusin"]) frame.addEventListener(event, fetchHours, { once: true });

  /** A chosen hour opens once its picture has loaded. */
  async function fetchHours(): Promise<void> {
    frame.classList.add("slices-awake");
    await Promise.all(
      slices.map(async (slice) => {
        const [strip, whole] = slice.querySelectorAll("img");
        await (whole?.offsetParent ? whole : strip)?.decode().catch(() => {});
        slice.classList.add("slice-ready");
      }),
    );
  }

  async function runDay(): Promise<void> {
    const hour = new Date().getHours();
    const own = slices.findIndex((slice) => hour < Number(getComputedStyle(slice).getPropertyValue("--right")));
    const day = [...radios.slice(own + 1), ...radios.slice(0, own + 1)];
    for (const radio of matchMedia(moves).matches ? day : day.slice(-1)) {
      if (touched) return;
      radio.checked = true;
      await new Promise((resolve) => setTimeout(resolve, 850));
    }
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
