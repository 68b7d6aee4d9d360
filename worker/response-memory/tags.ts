/** Makes ETags from the build, the settings that pages show, and a page's period: its date, or hour and date. */
export function createTags(build: string, shownSettings: object) {
  const start = `${build}-${btoa(encodeURIComponent(Object.values(shownSettings).join()))}`;
  return (period: string) => `W/"${start}-${period}"`;
}

/** A tag as a segment of a path, without its `W/` and quotes. */
export function segmentOfTag(tag: string): string {
  return encodeURIComponent(tag.slice('W/"'.length, -1));
}

/** The day in a segment made by `segmentOfTag`. */
export function dayInSegment(segment: string): string {
  return segment.slice(-10);
}

/** Whether a header names this tag. Tags are compared without `W/`, as RFC 9110 says. */
export function namesTag(header: string | null, tag: string): boolean {
  const opaqueTag = tag.replace(/^W\//, "");
  const tags = header?.split(",") ?? [];
  return tags.some((sentTag) => ["*", opaqueTag].includes(sentTag.trim().replace(/^W\//, "")));
}
