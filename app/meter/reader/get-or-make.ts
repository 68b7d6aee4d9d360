/** Returns the map's value for a key, after making it if it is missing. */
export function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existingValue = map.get(key);
  if (existingValue !== undefined) return existingValue;
  const newValue = make();
  map.set(key, newValue);
  return newValue;
}
