/** The tag of everything that changes with the build, the variables that are printed, and the date. */
export function createTags(build: string, printed: readonly string[]) {
  const site = `${build}-${hashOf(printed.join("\n"))}`;
  return (today: string) => `W/"${site}-${today}"`;
}

/** The edge weakens the tag when it compresses, so tags are compared weakly. */
export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const opaque = tag.replace(/^W\//, "");
  return header.split(",").some((named) => ["*", opaque].includes(named.trim().replace(/^W\//, "")));
}

/** FNV-1a: it tells settings apart, and guards nothing. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
