import type { Heat } from "../thread/messages.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Each half-hour is drawn three by four dots, so that a gap can be hatched. */
const wide = 3;
const high = 4;

const bought: readonly Colour[] = [
  [242, 236, 223],
  [214, 199, 176],
  [201, 139, 115],
  [181, 71, 47],
  [92, 30, 34],
];
const exported: readonly Colour[] = [
  [242, 236, 223],
  [251, 230, 176],
  [244, 180, 26],
];
const hatch: Colour = [133, 126, 108];

/** What the darkest colour stands for: one half-hour in two hundred is darker still. */
export function heatScale({ kwh }: Heat): { bought: number; exported: number } {
  const sorted = Float32Array.from(kwh).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { bought: Math.max(0.1, at(0.995)), exported: Math.max(0, -at(0.005)) };
}

export function drawHeat(canvas: HTMLCanvasElement, heat: Heat): void {
  const days = heat.filled.length / 48;
  canvas.width = days * wide;
  canvas.height = 48 * high;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(canvas.width, canvas.height);
  const scale = heatScale(heat);
  for (let y = 0; y < canvas.height; y++) {
    const slot = Math.floor(y / high);
    for (let x = 0; x < canvas.width; x++) {
      const at = Math.floor(x / wide) * 48 + slot;
      const value = heat.kwh[at] ?? 0;
      const hatched = heat.filled[at] && (x + y) % 6 === 0;
      const [red, green, blue] = hatched
        ? hatch
        : value < 0
          ? shade(exported, -value / scale.exported)
          : shade(bought, value / scale.bought);
      image.data.set([red, green, blue, 255], (y * canvas.width + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
}

function shade(colours: readonly Colour[], share: number): Colour {
  // The root spreads the many small readings over more of the scale.
  const place = Math.sqrt(Math.min(1, Math.max(0, share))) * (colours.length - 1);
  const from = colours[Math.floor(place)] ?? [0, 0, 0];
  const to = colours[Math.ceil(place)] ?? from;
  const between = place - Math.floor(place);
  return [0, 1, 2].map((part) =>
    Math.round((from[part] ?? 0) * (1 - between) + (to[part] ?? 0) * between),
  ) as unknown as Colour;
}
