const phoneQuery = "(width < 48rem)";
const motionQuery = "(prefers-reduced-motion: no-preference)";

/** Lets visitors drag across the house to choose an hour. On a phone, Home's day plays once and ends at the current hour. */
export function startSlices(frame: HTMLElement): void {
  const slices = [...frame.querySelectorAll<HTMLElement>(".slice")];
  const radios = [...frame.querySelectorAll("input")];
  let isTouched = false;
  for (const event of ["pointerdown", "keydown"])
    frame.addEventListener(event, () => {
      isTouched = true;
    });
  frame.addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
    const target = buttons === 1 && document.elementFromPoint(clientX, clientY);
    if (target instanceof HTMLInputElement && radios.includes(target)) target.checked = true;
  });
  frame.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") for (const radio of radios) radio.checked = false;
  });
  if (matchMedia(phoneQuery).matches && frame.matches(".slices-from-midnight") && !savesData())
    void loadPictures().then(playDay);
  else for (const event of ["pointerenter", "focusin"]) frame.addEventListener(event, loadPictures, { once: true });

  /** The style sheet opens a chosen hour once its picture has loaded. */
  async function loadPictures(): Promise<void> {
    frame.classList.add("slices-awake");
    await Promise.all(
      slices.map(async (slice) => {
        const [stripImage, wholeImage] = slice.querySelectorAll("img");
        // If a picture fails to load, its hour still opens, with its figures.
        await (wholeImage?.offsetParent ? wholeImage : stripImage)?.decode().catch(() => {});
        slice.classList.add("slice-ready");
      }),
    );
  }

  async function playDay(): Promise<void> {
    const hour = new Date().getHours();
    const presentIndex = slices.findIndex(
      (slice) => hour < Number(getComputedStyle(slice).getPropertyValue("--right")),
    );
    const day = [...radios.slice(presentIndex + 1), ...radios.slice(0, presentIndex + 1)];
    for (const radio of matchMedia(motionQuery).matches ? day : day.slice(-1)) {
      if (isTouched) return;
      radio.checked = true;
      await new Promise((resolve) => setTimeout(resolve, 850));
    }
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
