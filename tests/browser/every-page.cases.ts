import { articles } from "#content/articles/index.ts";
import { pages } from "#content/pages.ts";

/** The pages that get every check. */
export const paths: readonly string[] = [
  ...pages.map(({ path }) => path),
  "/blog/victoria-rebate-guide-2025",
  "/blog/winter-solar-performance",
  "/blog?q=heat+pump",
  "/contact?callback",
  "/contact?fault",
  "/nothing-here",
  "/offline",
];

export const articlePaths: readonly string[] = articles.map(({ slug }) => `/blog/${slug}`);

/** Pages with an answer and an error message: one field is valid and another isn't. */
export const answerPaths: readonly string[] = [
  "/your-price?kw=8.8&bill=600&battery=10&rate=x&ev=day&feedin=3",
  "/your-price?tab=quote&postcode=3056&kw=9.9&battery=13.5&stc=x&price=12000&certificates=70",
  "/commercial?kw=44&use=9000&rate=x",
  "/hot-water?people=5&rate=x",
  "/help?kw=6.6&month=april&made=200&pitch=x",
];

/** How many screens of 780 px a page may take on a phone 360 px wide, as long as no figure is marked as past its date. */
export const maxScreens: Record<string, number> = {
  "/": 6.75,
  "/residential": 9,
  "/commercial": 10.5,
  "/solar-batteries": 10.25,
  "/hot-water": 8,
  "/aircon-rebate": 7.2,
  "/contact": 6.5,
  "/rebates-and-finance": 9.7,
  "/faq": 7.3,
  "/help": 5.35,
  "/about": 8,
  "/service-areas": 6.5,
  "/blog": 7,
  "/privacy": 9,
  "/terms": 9,
  "/consent": 9,
  // The page with its answer drawn.
  "/commercial?kw=44&use=9000&rate=x": 14.1,
  "/blog/victoria-rebate-guide-2025": 15,
  "/blog/winter-solar-performance": 15,
};

/** How many sheets of A4 a page may take. */
export const maxPaperSheets: Record<string, number> = { "/": 4, "/contact": 4, "/solar-batteries": 6 };
