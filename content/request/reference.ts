/**
 * What a visitor reads out on the phone: the first eight digits of the request's id, so that anyone who holds the
 * reference finds the request under that prefix.
 */
export function referenceOf(id: string): string {
  return `WB-${referenceDigits(id).toUpperCase()}`;
}

export function referenceDigits(id: string): string {
  return id.slice(0, 8);
}

export function isReference(text: string): boolean {
  return /^WB-[0-9A-F]{8}$/.test(text);
}
