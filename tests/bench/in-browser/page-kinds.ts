import { pages } from "#content/pages.ts";

/** One address for every kind of page; all articles are of one kind. */
export const pageKinds: readonly string[] = [
  ...pages.map(({ path }) => path),
  "/blog/insurance-warranty",
  "/offline",
  "/404",
];
