/** Stored data may have been written by an older version or by anyone: use only what has the right shape. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/** A field's name with a value of the right kind, for each entry. */
export function areEntries<T>(entries: unknown, isValue: (value: unknown) => value is T): entries is [string, T][] {
  return (
    Array.isArray(entries) &&
    entries.every(
      (entry: unknown) =>
        Array.isArray(entry) && entry.length === 2 && typeof entry[0] === "string" && isValue(entry[1]),
    )
  );
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}
