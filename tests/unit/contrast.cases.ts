const light = ["paper", "sand", "white"];
const dark = ["dusk", "ink"];

/** Which colours are read on which grounds. */
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

/** Edges of controls, and the ring around what has the focus. */
export const edges: [edge: string, grounds: string[]][] = [
  ["edge", light],
  ["eucalypt", [...light, "wattle-pale"]],
  ["wattle", dark],
];
