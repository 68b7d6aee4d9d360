/** Makes ETags from the build, the settings that answers show, and the date; the hour comes first for pages that change with it. */
export function createTags(build: string, shownSettings: object) {
  const site = `${build}-${btoa(encodeURIComponent(Object.values(shownSettings).join()))}`;
  return (period: string) => `W/"${site}-${period}"`;
}

/** The tag in a form that an address can hold. */
export function addressOfTag(tag: string): string {
  return encodeURIComponent(tag.slice(3, -1));
}

/** The day in an address made by `addressOfTag`. */
export function dayOfTag(address: string): string {
  return address.slice(-10);
}

/** The edge weakens the tag when it compresses, so tags are compared weakly. */
export function namesTag(header: string | null, tag: string): boolean {
  const opaque = tag.replace(/^W\//, "");
  const tags = header?.split(",") ?? [];
  return tags.some((named) => ["*", opaque].includes(named.trim().replace(/^W\//, "")));
}
