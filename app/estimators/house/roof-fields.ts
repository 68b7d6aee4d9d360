import type { Face, Place } from "#content/energy/estimate.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { azimuths, type Orientation } from "#content/energy/yield.ts";
import type { Zone } from "#content/rules/zones.ts";
import { melbourne, numbers, orientationNames } from "../question/fields.ts";
import type { NumberSpec, Reader } from "../question/reader.ts";

export type ShadeAmount = "none" | "some" | "much";

export type Roof = {
  postcode: string | undefined;
  zone: Zone;
  /** Nothing where a size was given that can't be used. */
  kw: number | undefined;
  orientation: Orientation;
  /** Degrees; nothing where it wasn't asked. */
  pitch: number | undefined;
  /** A second face of the roof, in kW; 0 for none. */
  kw2: number;
  orientation2: Orientation;
  pitch2: number | undefined;
  morningShade: ShadeAmount;
  afternoonShade: ShadeAmount;
};

/** Degrees above the horizon of a fence or low tree, and of a tall tree or a two-storey house next to the roof. */
export const shadeHeight: Record<ShadeAmount, number> = { none: 0, some: 15, much: 30 };

const pitch: NumberSpec = { name: "the roof’s pitch", unit: "degrees", least: 0, most: 60 };
const shades = ["none", "some", "much"] as const satisfies readonly ShadeAmount[];

export function readRoof(reader: Reader, most: number = numbers.kw.most): Roof {
  const shade = (field: string) =>
    reader.choice(field, shades, "Choose none, some or a lot. Until then we assume none.") ?? "none";
  const direction = (field: string, usual: Orientation) =>
    reader.choice(field, orientationNames, "Choose a direction. Until then we assume north.") ?? usual;
  return {
    ...(reader.postcode("postcode", "Until then we assume Melbourne.") ?? melbourne),
    kw: reader.numeric("kw", { ...numbers.kw, most, wanted: "Enter the panels’ size in kW, such as 6.6." }),
    orientation: direction("orientation", "north"),
    pitch: reader.numeric("pitch", { ...pitch, meanwhile: "Until then we assume 22 degrees." }),
    kw2: reader.numeric("kw2", { ...numbers.kw, name: "the panels on the other side", least: 0 }) ?? 0,
    orientation2: direction("orientation2", "west"),
    pitch2: reader.numeric("pitch2", { ...pitch, meanwhile: "Until then we assume 22 degrees." }),
    morningShade: shade("shadeam"),
    afternoonShade: shade("shadepm"),
  };
}

export function facesOf({ kw = 0, orientation, pitch, kw2, orientation2, pitch2 }: Roof): Face[] {
  const first = { kw, azimuth: azimuths[orientation], pitch };
  return kw2 > 0 ? [first, { kw: kw2, azimuth: azimuths[orientation2], pitch: pitch2 }] : [first];
}

export function placeOf({ postcode }: Pick<Roof, "postcode">): Place | undefined {
  const { factor, latitude, longitude } = yieldAt(postcode);
  return factor === 1 ? undefined : { factor, latitude, longitude };
}
