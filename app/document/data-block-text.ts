/** A data block's text. A `<` inside the data could end the block early, so it is escaped. */
export function dataBlockText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
