/** Makes ETags from the build, the settings that pages show, and a page's period: its date, or hour and date. */
export function createTags(build: string, shownSettings: object) {
  const site = `${build}-${btoa(encodeURIComponent(Object.values(shownSettings).join()))}`;
  return (period: string) => `W/"${site}-${period}"`;
}

/** Encodes a tag as part of an address. */
export function addressOfTag(tag: string): string {
  return encodeURIComponent(tag.slice(3, -1));
}

/** The day in an address made by `addressOfTag`. */
export function dayOfTag(address: string): string {
  return address.slice(-10);
}

/** Whether a header names this tag. The edge weakens a tag when it compresses, so both are compared as weak ones. */
export function namesTag(header: string | null, tag: string): boolean {
  const strongTag = tag.replace(/^W\//, "");
  const tags = header?.split(",") ?? [];
  return tags.some((sentTag) => ["*", strongTag].includes(sentTag.trim().replace(/^W\//, "")));
}
