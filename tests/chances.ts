// Chance that is the same in every run.
/** Chances that are the same for the same seed. */
export interface Chances {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from least to most. */
  whole(least: number, most: number): number;
  /** True in one of so many cases. */
  oneIn(cases: number): boolean;
  pick<T>(options: readonly T[]): T;
  uuid(): string;
}

export function chancesOf(seed: number): Chances {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;

  // Mulberry32: short, and even enough for choosing.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function whole(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }

  return {
    next,
    whole,
    oneIn: (cases) => whole(1, cases) === 1,
    pick(options) {
      const picked = options[whole(0, options.length - 1)];
      if (picked === undefined) throw new Error("there is nothing to pick from");
      return picked;
    },
    uuid: () => "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => whole(0, 15).toString(16)),
  };
}
