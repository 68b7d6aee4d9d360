/** Two sends with the same content are the same request. When the form was shown and which request it corrects are not part of it. */
export function contentOf(body: Iterable<[string, FormDataEntryValue]>): string {
  return JSON.stringify(
    [...body]
      // An empty file input makes a new empty file each time it is read.
      .filter(([name, value]) => !sentAlong.has(name) && !(value instanceof File && value.size === 0))
      .map(([name, value]) => [name, value instanceof File ? [value.name, value.size, value.lastModified] : value]),
  );
}

const sentAlong = new Set(["shownAt", "replaces", "draft"]);
