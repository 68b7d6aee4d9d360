/** JSON-LD as a script's text. A `<` in the data could end the script early, so it is escaped. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
