/** An ETag made of the build, the settings that answers show, and the date, after its hour for what changes with that. */
export function createTags(build: string, printed: object) {
  const site = `${build}-${btoa(encodeURIComponent(Object.values(printed).join()))}`;
  return (period: string) => `W/"${site}-${period}"`;
}

/** A tag in the form that an address can hold. */
export function addressOfTag(tag: string): string {
  return encodeURIComponent(tag.slice(3, -1));
}

/** The day of such a part. */
export function dayOfTag(address: string): string {
  return address.slice(-10);
}

/** The edge weakens the tag when it compresses, so tags are compared weakly. */
export function namesTag(header: string | null, tag: string): boolean {
  const opaque = tag.replace(/^W\//, "");
  const tags = header?.split(",") ?? [];
  return tags.some((named) => ["*", opaque].includes(named.trim().replace(/^W\//, "")));
}
