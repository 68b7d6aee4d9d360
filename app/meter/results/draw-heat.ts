import type { Heat } from "../thread/messages.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Each half-hour is drawn three by four dots, so that a gap can be hatched. */
const wide = 3;
const high = 4;
const shades = 64;

const bought = ramp([
  [242, 236, 223],
  [214, 199, 176],
  [201, 139, 115],
  [181, 71, 47],
  [92, 30, 34],
]);
const exported = ramp([
  [242, 236, 223],
  [251, 230, 176],
  [244, 180, 26],
]);
const hatch: Colour = [133, 126, 108];

/** What the darkest colour stands for: one half-hour in two hundred is darker still. */
export function heatScale({ kwh }: Heat): { bought: number; exported: number } {
  const sorted = Float32Array.from(kwh).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { bought: Math.max(0.1, at(0.995)), exported: Math.max(0, -at(0.005)) };
}

export function drawHeat(canvas: HTMLCanvasElement, heat: Heat, scale: ReturnType<typeof heatScale>): void {
  const days = heat.filled.length / 48;
  canvas.width = days * wide;
  canvas.height = 48 * high;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < heat.kwh.length; at++) {
    const value = heat.kwh[at] ?? 0;
    const colour = value < 0 ? shadeOf(exported, -value / scale.exported) : shadeOf(bought, value / scale.bought);
    const [left, top] = [Math.floor(at / 48) * wide, (at % 48) * high];
    for (let y = top; y < top + high; y++)
      for (let x = left; x < left + wide; x++) {
        const [red, green, blue] = heat.filled[at] && (x + y) % 6 === 0 ? hatch : colour;
        const dot = (y * canvas.width + x) * 4;
        image.data[dot] = red;
        image.data[dot + 1] = green;
        image.data[dot + 2] = blue;
        image.data[dot + 3] = 255;
      }
  }
  context.putImageData(image, 0, 0);
}

/** The root spreads the many small readings over more of the scale. */
function shadeOf(colours: readonly Colour[], share: number): Colour {
  return colours[Math.round(Math.sqrt(Math.min(1, share)) * (shades - 1))] ?? hatch;
}

function ramp(stops: readonly Colour[]): Colour[] {
  return Array.from({ length: shades }, (_, at) => {
    const place = (at / (shades - 1)) * (stops.length - 1);
    const from = stops[Math.floor(place)] ?? hatch;
    const to = stops[Math.ceil(place)] ?? from;
    const mixed = (part: 0 | 1 | 2) => Math.round(from[part] + (to[part] - from[part]) * (place % 1));
    return [mixed(0), mixed(1), mixed(2)];
  });
}
