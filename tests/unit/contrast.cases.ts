const light = ["paper", "sand", "white"];
const dark = ["dusk", "ink"];

/** Colours of text, and the grounds on which they are read. */
export const texts: [text: string, grounds: string[]][] = [
  ["ink", [...light, "wattle", "wattle-hover", "wattle-pale", "night"]],
  ["muted", [...light, "wattle-pale"]],
  ["eucalypt", light],
  ["clay", light],
  ["wattle-deep", light],
  ["paper", ["ink"]],
  ["white", ["dusk", "ink", "eucalypt"]],
  ["mist", dark],
  ["wattle", dark],
];

/** Colours of controls' edges and of focus rings, and the grounds around them. */
export const edges: [edge: string, grounds: string[]][] = [
  ["edge", light],
  ["eucalypt", [...light, "wattle-pale"]],
  ["wattle", dark],
];
