import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Article } from "#tools/vite/articles/article.ts";
import type { Finding } from "./finding.ts";

const ownNotesFile = "content/articles/own-notes.yaml";
const ownNotes = z.record(z.string(), z.record(z.string(), z.string().min(5)));

/** By article: each note that needs no source, and why. */
export type OwnNotes = z.infer<typeof ownNotes>;

export function readOwnNotes(root: string): OwnNotes {
  return ownNotes.parse(parse(readFileSync(join(root, ownNotesFile), "utf8")));
}

/** Notes that neither link to their source nor say when it was seen, unless own-notes.yaml says why they need none. */
export function unsourcedNotes(articles: readonly Article[], own: OwnNotes): Finding[] {
  return articles.flatMap(({ slug, file, notes }) => {
    const reasons = own[slug] ?? {};
    const bare = notes.filter(({ source }) => source === "none");
    const open = bare
      .filter(({ key }) => !Object.hasOwn(reasons, key))
      .map(({ key, line }) => ({
        file,
        line,
        text: `note ${key} has no link: add its address or <Listed/>, or say in ${ownNotesFile} why it needs none`,
      }));
    const stale = Object.keys(reasons)
      .filter((key) => !bare.some((note) => note.key === key))
      .map((key) => ({ file: ownNotesFile, line: 1, text: `${slug}: ${key} no longer needs its line` }));
    return [...open, ...stale];
  });
}
