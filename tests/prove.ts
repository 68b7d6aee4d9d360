/** `PROVE=on npm test` tries everything. `npm test` tries a part of it, the same in every run. */
export const proving = process.env.PROVE === "on";

/** Of these, all in `PROVE=on npm test`; in `npm test` one of so many, the same in every run. */
export function sample<T>(all: readonly T[], oneOf: number): T[] {
  return all.filter((_, at) => proving || at % oneOf === 0);
}

/** How many of so many generated cases are tried. */
export function tries(all: number): number {
  return proving ? all : Math.ceil(all / 20);
}
