import { pages } from "#content/pages.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";

/** The URL of every page, and one for each state that a query gives it. */
export const urls: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...articleSlugs().map((slug) => `/blog/${slug}`),
  "/request",
  "/offline",
  "/no-such-page",
  "/blog?category=hot-water",
  "/blog?q=price",
  "/blog?q=xqzvwk",
  "/service-areas?place=ballarat",
  "/service-areas?place=3350",
  "/service-areas?place=spring",
  "/service-areas?place=xqz",
  "/service-areas?place=2000",
  "/help?kw=6.6&month=april&made=200",
  "/help?kw=x&month=april&made=-1",
  "/contact?callback",
  "/contact?callback&urgent",
  "/contact?fault",
  "/contact?service=heat-pump&from=heat-pump-winter-2026&estimate=price%3Fkw%3D8%26battery%3D10",
  "/contact?sent=WB-12345678",
  "/commercial?kw=99.9&battery=60&use=60000&opens=6&closes=22&open=7&postcode=3350&exportlimit=10",
  "/commercial?kw=abc&use=&opens=25&price=-1",
  "/hot-water?people=5&system=electric&rate=31&local=yes&income=over&year=2027",
  "/hot-water?people=x&rate=y",
  "/plan?age=old&system=electric&budget=1000",
  "/plan?owner=renter",
  "/plan?letter",
  "/plan?dwelling=apartment&stay=1&budget=abc",
  "/your-price?kw=13.3&battery=16&postcode=3350&ev=yes&backup=fridge&income=under&existing=yes",
  "/your-price?kw=0&battery=0",
  "/your-price?kw=0&battery=10",
  "/your-price?kw=abc&postcode=2000&bill=-5",
  "/your-price?tab=quote",
  "/your-price?tab=quote&price=9000&paid=after&kw=6.6&battery=10",
  "/your-price?tab=quote&price=90000&paid=before&kw=6.6&price2=4000&kw2=6.6&paid2=after&price3=5000&kw3=6.6",
  "/your-price?tab=quote&price=x",
  "/your-price?tab=vpp",
  "/your-price?tab=vpp&battery=10&listed=yes&internet=yes&yearly=300",
  "/your-price?tab=apartments",
  "/your-price?tab=apartments&apartments=12&kw=30&network=ordinary",
  "/your-price?tab=heating",
  "/your-price?tab=heating&winter=900&summer=200",
];

/** The limits, in kilobytes, of pages that may take more than 16, and what is large on each. */
export const largerLimits: Readonly<Record<string, number>> = {
  // The house through a day.
  "": 18,
  // A week, six kinds of building, and the answer: the bill before and after, twenty years of money, a year's months.
  commercial: 26.4,
  // A form of 60 fields, the same three drawings, the house's day and all workings.
  "your-price": 26,
  // A form, a drawing of the answer, each job with its reasons, and the rules for rented homes.
  plan: 20.6,
  // A calculator.
  "hot-water": 22.55,
  // A picture above what to count on.
  "aircon-rebate": 17,
  // Three days of the house.
  residential: 20.5,
  // A night, five brands, and three sizes to tick.
  "solar-batteries": 23.75,
  // Seven programs.
  "rebates-and-finance": 18.9,
  // The whole request form, with the estimate that led there.
  contact: 17.4,
  // A list of towns.
  "service-areas": 20,
  // A check of a month, with a table of twelve.
  help: 18.75,
  // Mostly text; longer once figures are past their dates.
  faq: 20.5,
  // Each article's card has a picture of its own.
  blog: 17.75,
  // Articles, which are mostly text.
  "blog/": 24.55,
};
