// Packs a meter's summary into one short text, for a link or a request.

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const bitsPerLetter = 6;
const checksumBits = 12;

/** Writes numbers of a few bits each, as base64url. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Writes a number, rounded, in `count` bits; one that is too large becomes the largest that fits. */
  write(value: number, count: number): void {
    const integer = Math.min(2 ** count - 1, Math.max(0, Math.round(value)));
    for (let bit = count - 1; bit >= 0; bit--) this.#bits.push(Math.floor(integer / 2 ** bit) % 2);
  }

  text(): string {
    const allBits = [...this.#bits, ...bitsOf(checksumOf(this.#bits), checksumBits)];
    let text = "";
    for (let start = 0; start < allBits.length; start += bitsPerLetter)
      text += alphabet[numberOf(allBits.slice(start, start + bitsPerLetter), bitsPerLetter)] ?? "";
    return text;
  }
}

/** Returns a function that reads the next `count` bits of what a `BitWriter` wrote. */
export function bitReader(text: string): (count: number) => number {
  const bits = bitsIn(text);
  let position = 0;
  return (count) => {
    position += count;
    return numberOf(bits.slice(position - count, position), count);
  };
}

/** Whether a text has exactly this many bits of content, an intact checksum and nothing after it. */
export function isIntact(text: string, contentBits: number): boolean {
  const endBit = contentBits + checksumBits;
  if (text.length !== Math.ceil(endBit / bitsPerLetter) || [...text].some((letter) => !alphabet.includes(letter)))
    return false;
  const bits = bitsIn(text);
  const checksum = numberOf(bits.slice(contentBits, endBit), checksumBits);
  return checksum === checksumOf(bits.slice(0, contentBits)) && !bits.slice(endBit).includes(1);
}

/** CRC-12 with the polynomial 0x80F. */
function checksumOf(bits: readonly number[]): number {
  let check = 0;
  for (const bit of bits) {
    const topBit = (check >> 11) & 1;
    check = (check << 1) & 0xfff;
    if (topBit !== bit) check ^= 0x80f;
  }
  return check;
}

function bitsIn(text: string): number[] {
  return [...text].flatMap((letter) => bitsOf(alphabet.indexOf(letter), bitsPerLetter));
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

function numberOf(bits: readonly number[], count: number): number {
  let value = 0;
  for (let index = 0; index < count; index++) value = value * 2 + (bits[index] ?? 0);
  return value;
}
