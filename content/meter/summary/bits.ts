// Packs a meter's summary into one short text, for a link or a request.

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Writes numbers of a few bits each, as base64url. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Writes a number, rounded, in so many bits; one that is too large becomes the largest that fits. */
  write(value: number, count: number): void {
    const whole = Math.min(2 ** count - 1, Math.max(0, Math.round(value)));
    for (let bit = count - 1; bit >= 0; bit--) this.#bits.push(Math.floor(whole / 2 ** bit) % 2);
  }

  text(): string {
    const all = [...this.#bits, ...bitsOf(checkOf(this.#bits), 12)];
    let text = "";
    for (let at = 0; at < all.length; at += 6) text += alphabet[numberOf(all.slice(at, at + 6), 6)] ?? "";
    return text;
  }
}

/** Returns a function that reads what a `BitWriter` wrote, so many bits at a time. */
export function bitsRead(text: string): (count: number) => number {
  const bits = [...text].flatMap((letter) => bitsOf(alphabet.indexOf(letter), 6));
  let at = 0;
  return (count) => {
    at += count;
    return numberOf(bits.slice(at - count, at), count);
  };
}

/** Whether a text has exactly this many bits of content, an intact checksum and nothing after it. */
export function isIntact(text: string, contentBits: number): boolean {
  if (text.length !== Math.ceil((contentBits + 12) / 6) || [...text].some((letter) => !alphabet.includes(letter)))
    return false;
  const bits = [...text].flatMap((letter) => bitsOf(alphabet.indexOf(letter), 6));
  const check = numberOf(bits.slice(contentBits, contentBits + 12), 12);
  return check === checkOf(bits.slice(0, contentBits)) && !bits.slice(contentBits + 12).includes(1);
}

/** CRC-12 with the polynomial 0x80F. */
function checkOf(bits: readonly number[]): number {
  let check = 0;
  for (const bit of bits) {
    const top = (check >> 11) & 1;
    check = (check << 1) & 0xfff;
    if (top !== bit) check ^= 0x80f;
  }
  return check;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

function numberOf(bits: readonly number[], count: number): number {
  let value = 0;
  for (let at = 0; at < count; at++) value = value * 2 + (bits[at] ?? 0);
  return value;
}
