/** Data as code. A text is scanned in a quarter of the time that an object takes, and parsed only once its module is used. */
export function dataCode(json: string): string {
  return json.length < 500 ? json : `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
}
