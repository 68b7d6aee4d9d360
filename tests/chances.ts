// Random choices that are the same in every run, and files damaged by them.

export type Chances = ReturnType<typeof chancesOf>;

/** Random choices that are the same for the same seed. */
export function chancesOf(seed: number) {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;

  /** A number from 0 up to, but not including, 1, by Mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from least to most. */
  function whole(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }

  return {
    whole,
    /** True with a chance of one in `cases`. */
    oneIn: (cases: number) => whole(1, cases) === 1,
    pick<T>(options: readonly T[]): T {
      const picked = options[whole(0, options.length - 1)];
      if (picked === undefined) throw new Error("there is nothing to pick from");
      return picked;
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A change to a file, somewhere in it. */
export type Damage = (file: Bytes, chances: Chances) => Bytes;

/** One of these files with a few changes: such as can happen to any file, and those in `damages`. */
export function damaged(files: readonly Bytes[], damages: readonly Damage[], chances: Chances): Bytes {
  let file = chances.pick(files);
  for (let changes = chances.whole(1, 4); changes > 0; changes--)
    file = chances.pick([...anyDamage, ...damages])(file, chances);
  return file;
}

const anyDamage: readonly Damage[] = [
  (file, chances) => withByte(file, chances, (byte) => byte ^ (1 << chances.whole(0, 7))),
  (file, chances) => withByte(file, chances, () => chances.pick([0, 0xff, 0xd8, 0xd9, 0x7f, 0x0a, 0x2c, 0x22, 0x3b])),
  (file, chances) => file.slice(0, chances.whole(0, file.length)),
  (file, chances) => file.slice(chances.whole(0, file.length)),
];

function withByte(file: Bytes, chances: Chances, change: (byte: number) => number): Bytes {
  if (file.length === 0) return file;
  const at = chances.whole(0, file.length - 1);
  return file.with(at, change(file[at] ?? 0));
}
