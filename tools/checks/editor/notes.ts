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

const listFile = "tools/checks/editor/no-sources.yaml";
const noSources = z.record(z.string(), z.object({ name: z.string().min(3), why: z.string().min(5) }));

/** By host: comparison sites and texts written to be found, with the name that a note would call them by. */
export type NoSources = z.infer<typeof noSources>;

export function readNoSources(root: string): NoSources {
  return noSources.parse(parse(readFileSync(join(root, listFile), "utf8")));
}

interface SourceText {
  file: string;
  text: string;
}

/** Lines that link to a page that may not be a source, or name it. */
export function barredSources(texts: readonly SourceText[], barred: NoSources): Finding[] {
  const patterns = Object.entries(barred).map(([host, { name, why }]) => ({ host, why, pattern: named(host, name) }));
  return texts.flatMap(({ file, text }) =>
    text.split("\n").flatMap((content, index) =>
      patterns
        .filter(({ pattern }) => pattern.test(content))
        .map(({ host, why }) => ({
          file,
          line: index + 1,
          text: `${host} may not be a source: ${why} (${listFile})`,
        })),
    ),
  );
}

/** The host itself or a part of it; the name with or without its spaces, so that a note without a link is found too. */
function named(host: string, name: string): RegExp {
  const literal = (text: string) => text.replaceAll(".", "\\.");
  const spaced = name.split(" ").map(literal).join("\\s?");
  return new RegExp(`(?<![\\w-])${literal(host)}(?![\\w-])|(?<![\\w.-])${spaced}(?![\\w-])`);
}
