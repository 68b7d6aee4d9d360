// The parts of an email, and their HTML and plain text.
import { html, raw } from "hono/html";
import { business } from "#content/business.ts";

/** Escaped markup. */
type Html = ReturnType<typeof html>;

/** In characters. Mail programs cut off a longer subject. */
export const maxSubjectLength = 180;

export interface Letter {
  subject: string;
  /** The preview that mail programs show beside the subject. */
  preview: string;
  blocks: (Block | false | undefined)[];
  footer: Line[];
}

/** A part of a letter, rendered as text and as HTML from the same words. */
export interface Block {
  text: string;
  html: Html;
}

/** Words within a line. In plain text a link's URL is on a separate line. */
interface Words extends Block {
  href?: string;
}

type Line = string | Words;

export function asText({ blocks, footer }: Pick<Letter, "blocks" | "footer">): string {
  return paragraphs([...blocks.map((block) => (block ? block.text : undefined)), lines(footer).text]);
}

/** The parts that exist, as plain text. */
export function paragraphs(parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/**
 * A letter as HTML, in one column. The styles are on the elements, because several mail programs drop all others; the style element
 * only adds dark mode and narrow screens. Nothing is loaded.
 */
export async function asHtml({ subject, preview, blocks, footer }: Letter): Promise<string> {
  const page =
    await html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${raw(styles)}</style></head>
<body class="page" style="margin:0;padding:0;background:#FAF7F0;${raw(font)}color:#1B2A33">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:0 0 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="pad" style="padding:28px 32px 0;text-align:left">
${wordmark()}
${blocks.map((block) => block && html`${block.html}\n`)}<div class="foot" style="margin-top:32px;padding-top:16px;border-top:1px solid #D9D2C3;${raw(font)}font-size:14px;line-height:1.5;color:#4E5B63">${lines(footer).html}</div>
</td></tr></table></td></tr></table></body></html>`;
  return page.toString();
}

/** The business's name. A coloured bar stands for the logo's bird, because a letter loads no pictures. */
function wordmark(): Html {
  return html`<p class="name" style="margin:0;padding:0 0 8px;border-bottom:3px solid #1B2A33;${raw(font)}font-size:24px;line-height:1.2;font-weight:700;letter-spacing:-.01em;color:#1B2A33">${business.name}</p><div style="width:64px;height:6px;margin:0 0 24px;background:#F4B41A"></div>`;
}

export function heading(text: string): Block {
  return {
    text,
    html: html`<h1 class="strong" style="margin:0 0 12px;${raw(font)}font-size:26px;line-height:1.2;font-weight:700;color:#1B2A33">${text}</h1>`,
  };
}

export function section(title: string, ...blocks: Block[]): Block {
  return {
    text: [title.toUpperCase(), ...blocks.map(({ text }) => text)].join("\n"),
    html: html`<h2 class="strong" style="margin:28px 0 8px;${raw(font)}font-size:18px;line-height:1.3;font-weight:700;color:#1B2A33">${title}</h2>${blocks.map((block) => block.html)}`,
  };
}

export function paragraph(...words: Line[]): Block {
  const { text, html: inside } = line(...words);
  return { text: text.trim(), html: html`<p class="text" style="margin:0 0 12px;${raw(textStyle)}">${inside}</p>` };
}

/** The visitor's own words, with a line beside them. In plain text every line begins with ">", so that none looks like ours. */
export function quotation(entries: Entries, message?: string): Block {
  const labelledLines = entries.map(([label, value]) => line(bold(`${label}:`), " ", value));
  const words = message === undefined ? [] : [bold("Message:"), ...message.split("\n")];
  return {
    text: [
      "(every line that begins with >)",
      ...labelledLines.map(({ text }) => `> ${text}`),
      ...(message === undefined ? [] : ["> Message:", message.replaceAll(/^/gm, ">     ")]),
    ].join("\n"),
    html: html`<p class="text" style="margin:0 0 12px;padding-left:14px;border-left:3px solid #D9D2C3;${raw(textStyle)}">${lines([...labelledLines, ...words]).html}</p>`,
  };
}

type Entries = readonly (readonly [label: string, value: Line])[];

/** Labels and values; on narrow screens the value is under its label. */
export function rows(entries: Entries): Block {
  const cells = entries.map(
    ([label, value]) =>
      html`<tr><td class="label" valign="top" width="150" style="padding:8px 12px 8px 0;border-top:1px solid #D9D2C3;${raw(font)}font-size:15px;line-height:1.5;color:#4E5B63">${label}</td><td class="value" valign="top" style="padding:8px 0;border-top:1px solid #D9D2C3;${raw(font)}font-size:16px;line-height:1.5;color:#1B2A33">${line(value).html}</td></tr>`,
  );
  return {
    text: entries.map(([label, value]) => `${label}: ${line(value).text}`).join("\n"),
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rows" style="margin:0 0 16px;border-collapse:collapse;border-bottom:1px solid #D9D2C3">${cells}</table>`,
  };
}

export function button(href: string, text: string): Block {
  return {
    text,
    html: html`<p style="margin:4px 0 16px"><a class="button" href="${href}" style="display:inline-block;padding:14px 22px;background:#F4B41A;border-radius:6px;${raw(font)}font-size:17px;font-weight:700;color:#1B2A33;text-decoration:none">${text}</a></p>`,
  };
}

export function notice(...words: Line[]): Block {
  const { text, html: inside } = line(...words);
  return {
    text,
    html: html`<p class="notice" style="margin:0 0 16px;padding:12px 14px;background:#F2ECDF;border-left:6px solid #F4B41A;${raw(font)}font-size:16px;line-height:1.5;color:#1B2A33">${inside}</p>`,
  };
}

export function bold(text: string): Words {
  return { text, html: html`<b>${text}</b>` };
}

export function link(href: string, text: string): Words {
  const writtenLink = html`<a class="link" href="${href}" style="color:#1B2A33;text-decoration:underline">${text}</a>`;
  return { text, html: writtenLink, ...(href.startsWith("http") && { href }) };
}

export function line(...words: Line[]): Words {
  const parts = words.map((part) => (typeof part === "string" ? { text: part, html: html`${part}` } : part));
  const text = parts.map((part) => part.text).join("");
  const hrefs = parts.flatMap((part: Words) => part.href ?? []);
  const stop = hrefs.length > 0 && /[\p{L}\p{N}]$/u.test(text) ? ":" : "";
  return { text: [text + stop, ...hrefs].join("\n"), html: html`${parts.map((part) => part.html)}` };
}

export function lines(content: readonly Line[]): Words {
  const renderedLines = content.map((item) => line(item));
  return {
    text: renderedLines.map(({ text }) => text).join("\n"),
    html: html`${renderedLines.map((item, index) => html`${index > 0 && raw("<br>")}${item.html}`)}`,
  };
}

/** Breaks very long words, which would widen the column. */
const font =
  "overflow-wrap:anywhere;word-break:break-word;font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

const textStyle = `${font}font-size:16px;line-height:1.55;color:#1B2A33`;

const styles = `@media (max-width:480px){.pad{padding:20px 16px 0!important}.label,.value{display:block!important;width:auto!important}.label{padding:8px 0 0!important}.value{border-top:0!important;padding:0 0 8px!important}}
@media (prefers-color-scheme:dark){.page,.page table{background:#161F26!important}.name,.strong,.text,.value{color:#F2ECDF!important}.name{border-color:#F2ECDF!important}.label,.foot{color:#B7C0C6!important}.label,.value,.foot,.rows{border-color:#3A4750!important}.link{color:#F2ECDF!important}.notice{background:#2A343C!important;color:#F2ECDF!important}}`;
