/** `npm run prove` tries everything. `npm test` tries a part of it, the same in every run. */
export const proving = process.env.PROVE === "on";

/** How many of so many generated cases are tried. */
export function tries(all: number): number {
  return proving ? all : Math.ceil(all / 20);
}
