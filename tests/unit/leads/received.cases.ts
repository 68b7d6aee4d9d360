export function part(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

/** Bodies that are no form, or none that any form is. */
export const brokenForms: readonly (readonly [what: string, body: string])[] = [
  ["an empty body", ""],
  ["no delimiter", "name=Ann"],
  ["another boundary", "--c\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--c--"],
  ["no end", part("name=a", "x")],
  ["an end cut short", `${part("name=a", "x")}--b-`],
  ["a part without a name", `${part("", "x")}--b--`],
  ["a part without headers", "--b\r\n\r\nx\r\n--b--"],
  ["headers without an end", `--b\r\nContent-Disposition: form-data; name=a\r\nX: ${"y".repeat(10_000)}`],
  ["more parts than any form has", `${part("name=a", "x").repeat(65)}--b--`],
];
