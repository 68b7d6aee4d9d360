import type { FrontMatter } from "#content/articles/front-matter.ts";
import { costOf } from "#content/cost.ts";
import { isFigureId, sentenceText } from "#content/figures/index.ts";
import { tensOfMoney } from "#content/format.ts";
import { offerOf } from "#content/offers/service-offers.ts";
import { withOurDetails } from "#content/our-details.ts";
import { descriptionOf, pages } from "#content/pages.ts";
import { withoutLinks } from "#content/questions/question.ts";
import { faq, hotWaterQuestions, residentialQuestions } from "#content/questions/questions.ts";
import type { ServiceId } from "#content/request/services/services.ts";
import { nextChangeAfter, plannedInstallation, plannedInWords } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type SearchEntry, type SearchIndex, type TextByDay, todayMark } from "../entry.ts";
import icons from "./icons.json" with { type: "json" };
import parts from "./parts.json" with { type: "json" };
import searchedAs from "./searched-as.json" with { type: "json" };

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

/** Everything that can be found, and the texts that its descriptions name. */
export function searchDocuments(
  pageHeadings: Readonly<Record<string, readonly string[]>>,
  articles: readonly FoundArticle[],
  clauses: readonly FoundClause[],
  byDay: (onDay: (day: Day) => string) => TextByDay,
): Pick<SearchIndex, "entries" | "texts"> {
  const entries = [
    ...pages.map((page): SearchEntry => {
      const { path, title, icon, name } = page;
      const description = descriptionOf(page, articles.length);
      const answer = answers[path];
      return {
        ...entryOf(path, icon, name, answer ? `${answer} ${description}` : description, [title]),
        headings: (pageHeadings[path] ?? []).join("\n"),
      };
    }),
    ...withOurDetails(parts).map(({ path, icon, title, answer, keywords }) =>
      entryOf(path, isIcon(icon) ? icon : "help", title, answer, keywords),
    ),
    ...clauses.map(({ page, id, title, beginning }) =>
      entryOf(`${page}#${id}`, page === "/terms" ? "receipt" : "users", title, beginningOf(beginning)),
    ),
    ...questions.map(({ page, id, ask, answer }) =>
      entryOf(`${page}#${id}`, "help", ask, beginningOf(answer[0] ?? "")),
    ),
    ...articles.map(({ slug, title, description, keywords, headings }) => ({
      ...entryOf(`/blog/${slug}`, "book", title, description, [subjectOf(slug), ...keywords]),
      category: "Blog" as const,
      headings: headings.join("\n"),
    })),
  ];
  const texts = new Map<string, TextByDay>();
  const textOf = (all: string, name: string) => {
    const onDay = isFigureId(name) ? (day: Day) => sentenceText(name, day) : dated[name];
    if (!onDay) throw new Error(`content/search: a description names "${name}", and there is no such text`);
    const steps = texts.get(name) ?? byDay(onDay);
    texts.set(name, steps);
    return steps.length > 1 ? all : (steps[0]?.[1] ?? "");
  };
  return {
    entries: entries.map((entry) => ({
      ...entry,
      description: entry.description.replaceAll(/\{([a-z0-9-]+)\}/g, textOf),
    })),
    texts: Object.fromEntries([...texts].filter(([, steps]) => steps.length > 1)),
  };
}

const questions = [
  ...residentialQuestions.map((question) => ({ page: "/residential", ...question })),
  ...hotWaterQuestions.map((question) => ({ page: "/hot-water", ...question })),
  ...faq.flatMap((group) => group.questions.map((question) => ({ page: "/faq", ...question }))),
];

function entryOf(
  path: string,
  icon: keyof typeof icons,
  title: string,
  description: string,
  keywords: readonly string[] = [],
): SearchEntry {
  const words: Readonly<Record<string, readonly string[]>> = searchedAs;
  return {
    ...{ title, description: withoutLinks(description), path, icon: icons[icon], category: "Pages", headings: "" },
    keywords: [...keywords, ...(words[path] ?? [])].join("\n"),
  };
}

function isIcon(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name);
}

/** What a page answers in a sentence. It stands before what the page is about. */
const answers: Readonly<Record<string, string>> = {
  "/your-price": "{typical-prices}",
  "/residential": "{offer-solar-panels}",
  "/solar-batteries": "{offer-solar-battery}",
  "/hot-water": "{offer-heat-pump}",
  "/aircon-rebate": "{offer-aircon-rebate}",
  "/commercial": "{offer-commercial-solar}",
};

/** Texts that a description can name, beside figures. A price holds until the rules change next, or for today where no change is known. */
const dated: Readonly<Record<string, (day: Day) => string>> = {
  "typical-prices": typicalPrices,
  "offer-solar-panels": offerOn("solar-panels"),
  "offer-solar-battery": offerOn("solar-battery"),
  "offer-heat-pump": offerOn("heat-pump"),
  "offer-aircon-rebate": offerOn("aircon-rebate"),
  "offer-commercial-solar": offerOn("commercial-solar"),
  "offer-vpp-eligibility": (day) => offerOf("vpp-eligibility", day),
};

function offerOn(service: ServiceId) {
  return (day: Day) => `${offerOf(service, day)} That’s for an installation ${plannedFor(day)}.`;
}

function typicalPrices(day: Day): string {
  const price = (kw: number, battery: number) =>
    tensOfMoney(costOf({ kw, battery }, plannedInstallation(day)).pay.typical);
  return `About ${price(6.6, 0)} for 6.6 kW, ${price(10, 0)} for 10 kW, and ${price(8, 10)} for 8 kW with a 10 kWh battery, after rebates in Melbourne, if installed ${plannedFor(day)}.`;
}

function plannedFor(day: Day): string {
  return nextChangeAfter(day) ? plannedInWords(day) : `by ${todayMark}`;
}

/** An address names its subject in plain words, and at times a year. */
function subjectOf(slug: string): string {
  return slug.replace(/-20\d\d$/, "").replaceAll("-", " ");
}

/** As long as a page's description may be, and to the end of a sentence where one ends late enough. */
function beginningOf(answer: string): string {
  const text = withoutLinks(answer);
  if (text.length <= 170) return text;
  const start = text.slice(0, 165);
  return /^.{70,}[.!?](?= )/.exec(start)?.[0] ?? `${start.replace(/[\s,;:]+\S*$/, "")} …`;
}
