import { createHash } from "node:crypto";
import { unescaped } from "#tests/worker/text.ts";

type Attributes = Readonly<Record<string, string>>;

/**
 * Markup as a visitor reads it: a line for each block and each row of a table. Links have their addresses, fields their
 * names and what they hold, outputs what they say to programs. What is folded is there as well.
 */
export function linesOfMarkup(markup: string): string[] {
  const text = markup
    .replaceAll(/<!--.*?-->|<script\b.*?<\/script>/gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<details[^>]* open[^>]*><summary/g, "<summary open")
    .replaceAll(/<(\w+)((?:"[^"]*"|[^">])*)>/g, (_, tag: string, rest: string) => opened(tag, attributesOf(rest)))
    .replaceAll(/<\/(\w+)>/g, (_, tag: string) => closed(tag));
  return unescaped(text)
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/g, " ").replaceAll(/^[ |]+|[ |]+$/g, ""))
    .filter((line) => line !== "");
}

export function attributesOf(rest: string): Attributes {
  return Object.fromEntries(
    [...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );
}

const inline =
  /^(a|abbr|b|code|dfn|em|g|i|label|legend|option|output|select|small|span|strong|sup|svg|text|title|tspan|wbr)$/;
const cell = /^(td|th|dd)$/;
const shape = /^(circle|line|path|rect)$/;

function opened(tag: string, attributes: Attributes): string {
  const { href, name, value = "", id, class: classes = "" } = attributes;
  if (tag === "a") return `[${[href?.slice(0, 200), ...behaviourOf(attributes)].join(" ")}: `;
  if (tag === "output") return ` {${name}=${attributes["data-value"] ?? attributes["data-verdict"] ?? ""}} `;
  if (tag === "option") return ` / ${"selected" in attributes ? "*" : ""}${value}=`;
  if (/^(input|select|textarea)$/.test(tag)) return ` ‹${[tag, ...fieldFacts(attributes)].join(" ")}›`;
  if (/^h[1-6]$/.test(tag))
    return `\n${"#".repeat(Number(tag[1]))} ${id ? `(${id}) ` : ""}${behaviourOf(attributes).join(" ")} `;
  if (tag === "summary") return "open" in attributes ? "\n▾ " : "\n▸ ";
  if (tag === "form") return `\n(${attributes.method ?? "get"} ${attributes.action ?? ""}) ${announced(attributes)}`;
  if (tag === "th" && attributes.scope === "col") return " ‖ ";
  if (cell.test(tag)) return " | ";
  if (tag === "img") return attributes.alt ? `\n▣ ${attributes.alt}\n` : "";
  if (shape.test(tag)) return ` ⟦${drawn(attributes)}⟧ `;
  if (classes.includes("field-problem")) return " ✗ ";
  if (/^(text|tspan)$/.test(tag)) return ` ⟨${attributes.x ?? ""} ${attributes.y ?? ""}⟩ `;
  if (/^(small|span|label|title)$/.test(tag)) return " ";
  return inline.test(tag) ? announced(attributes) : `\n${announced(attributes)}`;
}

function closed(tag: string): string {
  if (tag === "a") return "]";
  return tag === "dt" || inline.test(tag) || cell.test(tag) || shape.test(tag) ? "" : "\n";
}

/** What only a screen reader or a script is told of a block, and whether it is there at all. */
function announced(attributes: Attributes): string {
  const words = [attributes["aria-label"], "hidden" in attributes && "hidden", behaviourOf(attributes).join(" ")];
  return words
    .filter(Boolean)
    .map((each) => `(${each}) `)
    .join("");
}

const behaviour =
  /^(role|tabindex|lang|popover.*|command.*|aria-(live|atomic|busy|current|describedby|roledescription|controls|expanded|invalid)|autocapitalize|enterkeyhint|spellcheck|placeholder|data-(start|share|house|sample|search-open|sheet-class))$/;

/** How it behaves, and what it belongs to. */
function behaviourOf(attributes: Attributes): string[] {
  const found = Object.entries(attributes).filter(([name]) => behaviour.test(name));
  return found.map(([name, value]) => (value ? `${name}=${value}` : name));
}

function fieldFacts({ name, type, value, ...rest }: Attributes): string[] {
  const label = name ?? rest["aria-label"] ?? "";
  const facts = ["autocomplete", "inputmode", "min", "max", "step", "maxlength", "required", "checked", "multiple"];
  const given = facts.filter((fact) => fact in rest).map((fact) => (rest[fact] ? `${fact}=${rest[fact]}` : fact));
  return [...(type ? [type] : []), value === undefined ? label : `${label}=${value}`, ...given, ...behaviourOf(rest)];
}

/** A short drawing as it is; of a long one enough to see that it has changed. */
function drawn({ d, class: classes = "", ...rest }: Attributes): string {
  const colour = /^[\w-]+$/.test(classes) ? `${classes} ` : "";
  const shape =
    d ??
    Object.values(rest)
      .join(" ")
      .replaceAll(/(\.\d)\d+/g, "$1");
  if (shape.length < 60) return colour + shape;
  return `${colour}${shape.slice(0, 20)}…${createHash("sha256").update(shape).digest("hex").slice(0, 6)}`;
}

/**
 * What a variation says and the base doesn't, without long drawings and the rows of long tables; and in the last line what the base
 * says and the variation doesn't, where it isn't about the same thing.
 */
export function changesIn(lines: readonly string[], base: readonly string[] = []): string[] {
  const subjects = new Set(lines.map(subjectOf));
  const lacking = base.filter((line) => !subjects.has(subjectOf(line))).map((line) => line.slice(0, 40).trim());
  const added = lines.filter((line) => !base.includes(line) && !/⟦[^⟧]*…|( \| −?[\d,.]+){5}/.test(line));
  return lacking.length > 0 ? [...added, `– ${[...new Set(lacking)].join("; ")}`] : added;
}

/** The name of its field or output, or its words without numbers and what an address asks. */
function subjectOf(line: string): string {
  const [, name] = /(?:‹\w+ (?:(?:radio|checkbox|hidden) )?|\{)([\w-]+)/.exec(line) ?? [];
  return name ?? line.replaceAll(/\?[^\]:]*|⟦[^⟧]*⟧|[\d.,]*\d/g, "");
}
