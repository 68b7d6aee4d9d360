// Random choices that are the same in every run, and files damaged by them.

export type Random = ReturnType<typeof seededRandom>;

/** Random choices that are the same for the same seed. */
export function seededRandom(seed: number) {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;

  /** A number from 0 up to, but not including, 1, by Mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from least to most. */
  function integer(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }

  return {
    integer,
    /** True with a chance of one in `cases`. */
    oneIn: (cases: number) => integer(1, cases) === 1,
    pick<T>(options: readonly T[]): T {
      const option = options[integer(0, options.length - 1)];
      if (option === undefined) throw new Error("there is nothing to pick from");
      return option;
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A change to a file, somewhere in it. */
export type Damage = (file: Bytes, random: Random) => Bytes;

/** One of these files with a few changes: such as can happen to any file, and those in `damages`. */
export function damaged(files: readonly Bytes[], damages: readonly Damage[], random: Random): Bytes {
  let file = random.pick(files);
  for (let changes = random.integer(1, 4); changes > 0; changes--)
    file = random.pick([...anyDamage, ...damages])(file, random);
  return file;
}

const anyDamage: readonly Damage[] = [
  (file, random) => withChangedByte(file, random, (byte) => byte ^ (1 << random.integer(0, 7))),
  (file, random) =>
    withChangedByte(file, random, () => random.pick([0, 0xff, 0xd8, 0xd9, 0x7f, 0x0a, 0x2c, 0x22, 0x3b])),
  (file, random) => file.slice(0, random.integer(0, file.length)),
  (file, random) => file.slice(random.integer(0, file.length)),
];

function withChangedByte(file: Bytes, random: Random, change: (byte: number) => number): Bytes {
  if (file.length === 0) return file;
  const index = random.integer(0, file.length - 1);
  return file.with(index, change(file[index] ?? 0));
}
