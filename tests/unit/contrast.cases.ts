const lightGrounds = ["paper", "sand", "white"];
const darkGrounds = ["dusk", "ink"];

/** Colours of text, and the grounds on which they are read. */
export const texts: [text: string, grounds: string[]][] = [
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
export const edges: [edge: string, grounds: string[]][] = [
  ["edge", lightGrounds],
  ["eucalypt", [...lightGrounds, "wattle-pale"]],
  ["wattle", darkGrounds],
];
