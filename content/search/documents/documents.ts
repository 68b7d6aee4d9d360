import type { FrontMatter } from "#content/articles/front-matter.ts";
import { offerOf } from "#content/offers/service-offers.ts";
import { descriptionOf, pages } from "#content/pages.ts";
import { plainText, type Question } from "#content/questions/question.ts";
import { faq, hotWaterQuestions, residentialQuestions } from "#content/questions/questions.ts";
import type { ServiceId } from "#content/request/services/services.ts";
import { nextChangeAfter, plannedInWords } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type SearchDocument, todayMark } from "../entry.ts";
import icons from "./icons.json" with { type: "json" };
import searchedAs from "./searched-as.json" with { type: "json" };

const aPostcode = "3000";

/** An article as it is found: by what its front matter says and by its headings. */
export interface FoundArticle extends Pick<FrontMatter, "title" | "description" | "keywords"> {
  slug: string;
  headings: readonly string[];
}

/** A clause of a legal page, with how it begins. */
export interface FoundClause {
  page: "/terms" | "/privacy";
  id: string;
  title: string;
  beginning: string;
}

/** Everything that can be found. Each place that we have heard of leads to Service areas. */
export function searchDocuments(
  pageHeadings: Readonly<Record<string, readonly string[]>>,
  articles: readonly FoundArticle[],
  clauses: readonly FoundClause[],
  places: readonly string[],
  datedBy: (onDay: (day: Day) => string) => NonNullable<SearchDocument["dated"]>,
): SearchDocument[] {
  return [
    ...pages.map((page): SearchDocument => {
      const { path, title, icon, name } = page;
      const service = servicesByPage[path];
      return {
        title: name,
        description: descriptionOf(page, articles.length),
        ...(service && { dated: datedBy((day) => offerOn(service, day)) }),
        path,
        icon: icons[icon],
        category: "Pages",
        keywords: [title, ...keywordsOf(path)],
        headings: pageHeadings[path] ?? [],
        places: path === "/service-areas" ? [...places, aPostcode] : [],
      };
    }),
    ...clauses.map(({ page, id, title, beginning }) =>
      partOf(`${page}#${id}`, page === "/terms" ? "receipt" : "users", title, beginning),
    ),
    partOf("/plan#rentals", "building", rentals.title, rentals.beginning),
    ...questions.map(({ page, id, ask, answer }) => partOf(`${page}#${id}`, "help", ask, answer[0] ?? "")),
    ...articles.map(
      ({ slug, title, description, keywords, headings }): SearchDocument => ({
        title,
        description,
        path: `/blog/${slug}`,
        icon: icons.book,
        category: "Blog",
        keywords: [subjectOf(slug), ...keywords],
        headings,
        places: [],
      }),
    ),
  ];
}

const questions = [
  ...residentialQuestions.map((question) => ({ page: "/residential", ...question })),
  ...hotWaterQuestions.map((question) => ({ page: "/hot-water", ...question })),
  ...faq.flatMap((group): Question[] => [...group.questions]).map((question) => ({ page: "/faq", ...question })),
];

/** The part of My plan for those who let or rent a home. */
const rentals = {
  title: "Rented homes: what has to be done, and when",
  beginning: "The energy standards for rented homes from March 2027, room by room, and the discounts a landlord gets.",
};

/** A question or a clause, found by itself. It is described by how it begins. */
function partOf(path: string, icon: keyof typeof icons, title: string, beginning: string): SearchDocument {
  return {
    title,
    description: beginningOf(plainText(beginning)),
    path,
    icon: icons[icon],
    category: "Pages",
    keywords: keywordsOf(path),
    headings: [],
    places: [],
  };
}

/** What visitors type when they mean a page, a question or a clause. */
function keywordsOf(path: string): readonly string[] {
  const byPath: Readonly<Record<string, readonly string[]>> = searchedAs;
  return byPath[path] ?? [];
}

/** What a service's page sells, at what price. A price holds until the rules change next, or for today where no change is known. */
function offerOn(service: ServiceId, day: Day): string {
  const planned = nextChangeAfter(day) ? plannedInWords(day) : `by ${todayMark}`;
  return `${offerOf(service, day)} That’s for an installation ${planned}.`;
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
