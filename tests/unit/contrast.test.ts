import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../app/styles");
const styles = ["tokens.css", "components/content.css"]
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const normalColours = coloursIn(/@theme \{([^}]*)\}/);
const highContrast = { ...normalColours, ...coloursIn(/prefers-contrast: more\) \{\s*:root \{([^}]*)\}/) };

/** The colours that each ground sets for its content. */
const onPaper = coloursIn(/@theme \{\s*(--color-ground[^}]*)\}/);
const onDusk = { ...onPaper, ...coloursIn(/\n\.dusk,\n\.footer \{([^}]*)\}/) };
const grounds = { paper: onPaper, sand: onPaper, dusk: onDusk, ink: onDusk };
const minimums = { text: 4.5, quiet: 4.5, accent: 4.5, control: 3, focus: 3 };

test.each(Object.entries(grounds))(
  "the ground %s sets colours for text, edges and focus rings with enough contrast",
  (ground, colours) => {
    for (const [foreground, minimum] of Object.entries(minimums))
      expect(contrast(foreground, ground, { ...normalColours, ...colours }), foreground).toBeGreaterThanOrEqual(
        minimum,
      );
  },
);

const lightGrounds = ["paper", "sand", "white"];
const darkGrounds = ["dusk", "ink"];

/** Colours of text, and the grounds on which they are read. */
const texts: [text: string, grounds: string[]][] = [
  ["ink", [...lightGrounds, "wattle", "wattle-hover", "wattle-pale", "night"]],
  ["muted", [...lightGrounds, "wattle-pale"]],
  ["eucalypt", lightGrounds],
  ["clay", lightGrounds],
  ["wattle-deep", lightGrounds],
  ["paper", ["ink"]],
  ["white", ["dusk", "ink", "eucalypt"]],
  ["mist", darkGrounds],
  ["wattle", darkGrounds],
];

/** Colours of controls' edges and of focus rings, and the grounds around them. */
const edges: [edge: string, grounds: string[]][] = [
  ["edge", lightGrounds],
  ["eucalypt", [...lightGrounds, "wattle-pale"]],
  ["wattle", darkGrounds],
];

test.each([
  ["normal", normalColours, 4.5, 3],
  ["more", highContrast, 6, 4.5],
] as const)(
  "with %s contrast, the colours of text, edges and focus rings stand out from their grounds",
  (_, colours, textMinimum, edgeMinimum) => {
    for (const [pairs, minimum] of [
      [texts, textMinimum],
      [edges, edgeMinimum],
    ] as const)
      for (const [foreground, grounds] of pairs)
        for (const ground of grounds)
          expect(contrast(foreground, ground, colours), `${foreground} on ${ground}`).toBeGreaterThanOrEqual(minimum);
  },
);

function coloursIn(block: RegExp): Record<string, string> {
  const [, declarations] = block.exec(styles) ?? [];
  if (declarations === undefined) throw new Error(`app/styles: no block matches ${block}`);
  const declared = [...declarations.matchAll(/--color-([a-z-]+): ([^;]+);/g)];
  return Object.fromEntries(declared.map(([, name = "", value = ""]) => [name, value]));
}

/** The contrast ratio of WCAG, from 1 to 21. */
function contrast(foreground: string, ground: string, colours: Record<string, string>): number {
  const [high = 0, low = 0] = [foreground, ground].map((name) => luminance(name, colours)).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(name: string, colours: Record<string, string>): number {
  const value = colours[name] ?? "";
  const alias = /var\(--color-([a-z-]+)\)/.exec(value)?.[1];
  if (alias) return luminance(alias, colours);
  const channels = /^#(..)(..)(..)$/.exec(value)?.slice(1) ?? [];
  expect(channels, `the colour ${name}`).toHaveLength(3);
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
