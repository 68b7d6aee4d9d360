// A generic helper, kept at the top because many folders use it.

/** Returns an object with the same keys, and each value changed by `change`. */
export function mapValues<Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To>;
export function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From, key: string) => To) {
  const changed: Record<string, To> = {};
  for (const [key, value] of Object.entries(values)) changed[key] = change(value, key);
  return changed;
}
