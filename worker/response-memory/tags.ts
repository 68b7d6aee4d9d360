/** The tag of everything that changes with the build, the variables that are printed, and the date. */
export function createTags(build: string, printed: readonly string[]) {
  const site = `${build}-${btoa(encodeURIComponent(printed.join()))}`;
  return (today: string) => `W/"${site}-${today}"`;
}

/** The edge weakens the tag when it compresses, so tags are compared weakly. */
export function namesTag(header: string | null, tag: string): boolean {
  const opaque = tag.replace(/^W\//, "");
  const tags = header?.split(",") ?? [];
  return tags.some((named) => ["*", opaque].includes(named.trim().replace(/^W\//, "")));
}
