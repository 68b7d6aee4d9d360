import type { PlaceAddress } from "#content/places/address.ts";

/** Empty without a secure context; the service works without one. */
export function newSession(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}

/** The chosen address in parts, which ends the session; null where nobody knows them. */
export async function addressOf(id: string, session: string): Promise<PlaceAddress | null> {
  try {
    const response = await fetch(`/api/places/${encodeURIComponent(id)}?${new URLSearchParams({ session })}`);
    const { address }: { address: PlaceAddress | null } = await response.json();
    return address;
  } catch {
    return null;
  }
}
