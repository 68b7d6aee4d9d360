// Finds figures and notes without a source in the articles, and sources that we don't accept.
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Article, TextBlock } from "#tools/vite/articles/article.ts";
import { readYaml, reasonsByKey } from "../read-yaml.ts";
import type { EditorFinding } from "./language.ts";

const unsourcedFiguresFile = "content/articles/figures-without-source.yaml";
const ownNotesFile = "content/articles/own-notes.yaml";
const rejectedSourcesFile = "tools/checks/editorial/rejected-sources.yaml";

/** The sites that we don't accept, by host: the name that a note would use, and why. */
const siteRules = z.record(z.string(), z.object({ name: z.string().min(3), why: z.string().min(5) }));

/**
 * Finds money, rates and percentages typed into the text without a note nearby, and typed results of the energy model. Each should be
 * a recorded figure or a computed value, or get a note or a line in figures-without-source.yaml that says why it is allowed.
 */
export function unexplainedFigures(articles: readonly Article[]): EditorFinding[] {
  return unexplained(
    articles,
    unsourcedFiguresFile,
    ({ blocks }) =>
      blocks.flatMap((block, index) =>
        [...(isExplainedNearby(blocks, index) ? [] : figuresIn(block.text)), ...resultsIn(block)].map((key) => ({
          key,
          line: block.line,
        })),
      ),
    (figure) => `${figure} has no record and no note: add one, compute it, or explain it in ${unsourcedFiguresFile}`,
  );
}

/** Finds notes that neither link to their source nor say when it was seen, unless own-notes.yaml says why they need none. */
export function unsourcedNotes(articles: readonly Article[]): EditorFinding[] {
  return unexplained(
    articles,
    ownNotesFile,
    ({ notes }) => notes.filter(({ source }) => source === "none"),
    (key) => `note ${key} has no link: add its address or <Viewed/>, or say in ${ownNotesFile} why it needs none`,
  );
}

/** Finds what has no reason in the file, and reasons in the file that are no longer needed. */
function unexplained(
  articles: readonly Article[],
  reasonsFile: string,
  find: (article: Article) => readonly { key: string; line: number }[],
  explain: (key: string) => string,
): EditorFinding[] {
  const reasons = readYaml(reasonsFile, reasonsByKey);
  const reasonLines = readFileSync(reasonsFile, "utf8").split("\n");
  return articles.flatMap((article) => {
    const { slug, file } = article;
    const knownReasons = reasons[slug] ?? {};
    const findings = find(article);
    const unexplainedFindings = findings
      .filter(({ key }) => !Object.hasOwn(knownReasons, key))
      .map(({ key, line }) => ({ file, line, text: explain(key) }));
    const staleFindings = Object.keys(knownReasons)
      .filter((key) => !findings.some((finding) => finding.key === key))
      .map((key) => ({
        file: reasonsFile,
        line:
          reasonLines.findIndex(
            (line, index) => index > reasonLines.indexOf(`${slug}:`) && line.startsWith(`  ${key}:`),
          ) + 1,
        text: `${slug}: delete the line for ${key}, which needs no reason`,
      }));
    return [...unexplainedFindings, ...staleFindings];
  });
}

const figurePattern =
  /\$\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?|\b\d[\d,]*(?:\.\d+)? ?(?:c\/kWh|c\b|cents?\b|%|per cent)/g;

function figuresIn(text: string): string[] {
  return [...text.replaceAll("\u00a0", " ").matchAll(figurePattern)]
    .map(([found]) => found)
    .filter((text) => !/^\$?0\b(?!\.)/.test(text));
}

/**
 * Results that were typed: what panels make or a battery shifts. The model computes these, so a note isn't enough. "13.5 kWh" is a
 * battery's size, not a result.
 */
function resultsIn({ text, inside }: TextBlock): string[] {
  if (inside.includes("Worked")) return [];
  const results = text.replaceAll("\u00a0", " ").match(resultPattern) ?? [];
  return results.filter((typed) => typed !== "13.5 kWh");
}

const resultPattern = /\b\d+\.\d+ (?:kWh|GJ)\b|(?<=\b(?:makes?|made|exports?|shifts?) (?:about )?)\d[\d,]* kWh\b/g;

/** Whether a block's figures need no reason: worked examples state their inputs; elsewhere a note in or next to the passage will do. */
function isExplainedNearby(blocks: readonly TextBlock[], index: number): boolean {
  const block = blocks[index];
  if (!block || block.inside.includes("Worked") || block.kind === "heading" || block.kind === "caption") return true;
  const [from, to] = passageAround(blocks, index);
  return blocks.slice(Math.max(0, from - 1), to + 2).some((near) => near.hasNote);
}

/** The first and the last block of a passage. A table's cells count as one passage, and so do a list's items. */
function passageAround(blocks: readonly TextBlock[], index: number): [number, number] {
  const kind = blocks[index]?.kind;
  if (kind !== "cell" && kind !== "item") return [index, index];
  let [firstIndex, lastIndex] = [index, index];
  while (blocks[firstIndex - 1]?.kind === kind || (kind === "cell" && blocks[firstIndex - 1]?.kind === "caption"))
    firstIndex -= 1;
  while (blocks[lastIndex + 1]?.kind === kind) lastIndex += 1;
  return [firstIndex, lastIndex];
}

export interface SourceText {
  file: string;
  text: string;
}

/** Finds lines that link to or name a site that we don't accept as a source. */
export function rejectedSources(texts: readonly SourceText[]): EditorFinding[] {
  const rejected = Object.entries(readYaml(rejectedSourcesFile, siteRules));
  const patterns = rejected.map(([host, { name, why }]) => ({ host, why, pattern: mentionPattern(host, name) }));
  return texts.flatMap(({ file, text }) =>
    text.split("\n").flatMap((lineText, index) =>
      patterns
        .filter(({ pattern }) => pattern.test(lineText))
        .map(({ host, why }) => ({
          file,
          line: index + 1,
          text: `${host} isn't a source that we accept: ${why} (${rejectedSourcesFile}). Name another, or leave the figure out`,
        })),
    ),
  );
}

/** Matches the host, its subdomains, and its name with or without spaces, so that a note without a link is found too. */
function mentionPattern(host: string, name: string): RegExp {
  const literal = (text: string) => text.replaceAll(".", "\\.");
  const spaced = name.split(" ").map(literal).join("\\s?");
  return new RegExp(`(?<![\\w-])${literal(host)}(?![\\w-])|(?<![\\w.-])${spaced}(?![\\w-])`);
}
