import type { FrontMatter } from "#content/articles/front-matter.ts";
import { longDate } from "#content/format.ts";
import { offerOf } from "#content/offers/service-offers.ts";
import { descriptionOf, pages } from "#content/pages.ts";
import { plainText } from "#content/questions/question.ts";
import type { ServiceId } from "#content/request/services/services.ts";
import { unchangedUntil } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import type { SearchDocument } from "../entry.ts";
import { icons } from "./icons.ts";
import { legalSections } from "./legal-sections.ts";
import { questionsByPage } from "./questions.ts";
import { pageKeywords, searchedAs } from "./searched-as.ts";

const aPostcode = "3000";

/** An article's text, as the build reads it. */
export interface ArticleText extends Pick<FrontMatter, "title" | "description" | "keywords"> {
  slug: string;
  headings: readonly string[];
  text: string;
}

/** What a page shows of its own copy. */
export interface PageText {
  /** What a visitor may look for by its name. */
  headings: readonly string[];
  text: readonly string[];
}

/** Everything that can be found. Each place that we have heard of leads to Service areas. */
export function searchDocuments(
  pageTexts: Readonly<Record<string, PageText>>,
  articles: readonly ArticleText[],
  places: readonly string[],
  today: Day,
): SearchDocument[] {
  return [
    ...pages.map((page): SearchDocument => {
      const { path, title, icon, name } = page;
      return {
        title: name,
        description: [descriptionOf(page, articles.length), ...offersOn(path, today)].join(" "),
        path,
        icon: icons[icon],
        category: "Pages",
        keywords: [title, ...pageKeywords[path]],
        headings: pageTexts[path]?.headings ?? [],
        text: (pageTexts[path]?.text ?? []).map((paragraph) => plainText(paragraph)).join("\n"),
        places: path === "/service-areas" ? [...places, aPostcode] : [],
      };
    }),
    ...legalSections.flatMap(({ path, icon, clauses }) =>
      clauses.map(
        ({ id, title, text }): SearchDocument => ({
          title,
          description: beginningOf(plainText(text[0] ?? "")),
          path: `${path}#${id}`,
          icon: icons[icon],
          category: "Pages",
          keywords: searchedAs[`${path}#${id}`] ?? [],
          headings: [],
          text: text.map((paragraph) => plainText(paragraph)).join("\n"),
          places: [],
        }),
      ),
    ),
    ...questionsByPage.flatMap(({ path, questions }) =>
      questions.map(
        ({ id, ask, answer }): SearchDocument => ({
          title: ask,
          description: beginningOf(plainText(answer[0] ?? "")),
          path: `${path}#${id}`,
          icon: icons.help,
          category: "Pages",
          keywords: searchedAs[`${path}#${id}`] ?? [],
          headings: [],
          text: answer.map((paragraph) => plainText(paragraph)).join("\n"),
          places: [],
        }),
      ),
    ),
    ...articles.map(
      ({ slug, title, description, keywords, headings, text }): SearchDocument => ({
        title,
        description,
        path: `/blog/${slug}`,
        icon: icons.book,
        category: "Blog",
        keywords: [subjectOf(slug), ...keywords],
        headings,
        text,
        places: [],
      }),
    ),
  ];
}

/** What a service's page sells, at what price. A price holds until the rules change next, and says so. */
function offersOn(path: string, today: Day): string[] {
  const service = servicesByPage[path];
  return service
    ? [offerOf(service, today), `That’s for an installation by ${longDate(unchangedUntil(today) ?? today)}.`]
    : [];
}

const servicesByPage: Readonly<Record<string, ServiceId>> = {
  "/residential": "solar-panels",
  "/solar-batteries": "solar-battery",
  "/hot-water": "heat-pump",
  "/aircon-rebate": "aircon-rebate",
  "/commercial": "commercial-solar",
};

/** An address names its subject in plain words, and at times a year. */
function subjectOf(slug: string): string {
  return slug.replace(/-20\d\d$/, "").replaceAll("-", " ");
}

/** As long as a page's description may be. */
function beginningOf(answer: string): string {
  return answer.length <= 155 ? answer : `${answer.slice(0, 150).replace(/[\s,;:]+\S*$/, "")} …`;
}
