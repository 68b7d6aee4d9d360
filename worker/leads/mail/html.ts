/** Markup that is known to be safe. Only `html` makes it, and `html` escapes whatever else it is given. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[] | false | undefined;

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + markupOf(values[index - 1]) + text));
}

/** A visitor's text with its line breaks. */
export function paragraphs(text: string): Html {
  return new Html(escapeHtml(text).replaceAll("\n", "<br>"));
}

function markupOf(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  return typeof value === "object" ? value.map((one) => one.markup).join("") : escapeHtml(String(value));
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
