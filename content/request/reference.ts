/**
 * The reference that a visitor reads out on the phone: the first digits of the request's id. Staff find its documents by them. Eight
 * digits, or more if another request has the same eight.
 */
export function referenceOf(id: string, digits = 8): string {
  return `WB-${id.replaceAll("-", "").slice(0, digits).toUpperCase()}`;
}

export function isReference(text: string): boolean {
  return /^WB-(?:[0-9A-F]{8}|[0-9A-F]{12}|[0-9A-F]{16}|[0-9A-F]{32})$/.test(text);
}
