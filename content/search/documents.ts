import type { ArticleRecord } from "#content/articles/index.ts";
import { figures } from "../figures/index.ts";
import { pages } from "../pages.ts";
import type { SearchDocument } from "./entry.ts";
import { icons } from "./icons.ts";
import { questionsByPage } from "./questions.ts";

/** Pages that nobody looks for by their words. */
const unlisted: readonly string[] = ["/privacy", "/terms", "/consent"];

const aPostcode = "3000";

/** An article's text, as the build reads it. */
export interface ArticleText extends Pick<ArticleRecord, "slug" | "title" | "description" | "keywords"> {
  headings: readonly string[];
  text: string;
}

/** Everything that can be found. Each place that we have heard of leads to Service areas. */
export function searchDocuments(articles: readonly ArticleText[], places: readonly string[]): SearchDocument[] {
  return [
    ...pages
      .filter(({ path }) => !unlisted.includes(path))
      .map(
        ({ path, title, description, keywords, icon, name }): SearchDocument => ({
          title,
          description,
          path,
          icon: lineOf(icon),
          category: "Pages",
          keywords: [name, ...keywords],
          headings: [],
          text: "",
          places: path === "/service-areas" ? [...places, aPostcode] : [],
        }),
      ),
    ...questionsByPage.flatMap(({ path, questions }) =>
      questions.map(
        ({ id, ask, answer }): SearchDocument => ({
          title: ask,
          description: plain(answer[0] ?? ""),
          path: `${path}#${id}`,
          icon: lineOf("help"),
          category: "Pages",
          keywords: [],
          headings: [],
          text: answer.slice(1).map(plain).join("\n"),
          places: [],
        }),
      ),
    ),
    ...articles.map(
      ({ slug, title, description, keywords, headings, text }): SearchDocument => ({
        title,
        description,
        path: `/blog/${slug}`,
        icon: lineOf("book"),
        category: "Blog",
        keywords: [subjectOf(slug), ...keywords],
        headings,
        text,
        places: [],
      }),
    ),
  ];
}

/** An address names its subject in plain words, and at times a year. */
function subjectOf(slug: string): string {
  return slug.replace(/-20\d\d$/, "").replaceAll("-", " ");
}

/** A record's text without its marks: "{stc-price}" is the figure's value, "[text](/path)" the text. */
function plain(text: string): string {
  return text
    .replace(/\{([a-z0-9-]+)\}/g, (_, id: string) => figures[id]?.value ?? "")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

function lineOf(icon: string): string {
  const line = icons[icon];
  if (!line) throw new Error(`content/search/icons.ts has no icon ${icon}`);
  return line;
}
