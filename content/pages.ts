import { promises, replyWithinText } from "#content/promises.ts";
import type icons from "#content/search/documents/icons.json";

/** The site's pages as data: links, heads, sitemap, feeds and search use them. */
export interface PageRecord {
  path: string;
  /** The page's name in the header and footer. */
  name: string;
  title: string;
  /** `{articles}` stands for the number of articles. */
  description: string;
  /** The page's icon in `icons`, drawn on a 24-unit grid. */
  icon: keyof typeof icons;
}

export const pages = [
  {
    path: "/",
    name: "Home",
    title: "Solar, batteries, heat pumps and aircon, Victoria",
    description:
      "Solar, batteries, heat pumps and air conditioning in Melbourne and regional Victoria, with dated figures for your own roof and a fixed quote.",
    icon: "house",
  },
  {
    path: "/your-price",
    name: "Your price",
    title: "Your price after rebates, and is my quote fair?",
    description:
      "The price of panels and a battery after every discount, what they save and how long each part takes to pay for itself. Or check a quote you’ve already got.",
    icon: "calculator",
  },
  {
    path: "/plan",
    name: "My plan",
    title: "What first? Your home’s plan, year by year",
    description:
      "Answer a few questions about your home, and you get the order: what to do first, by when, what each step will cost by then, and what it saves.",
    icon: "calendar",
  },
  {
    path: "/your-meter",
    name: "Your meter",
    title: "Your smart meter data, read on your own device",
    description:
      "Drop in your smart meter’s file to see a year of your use: evenings, standby, and what panels and a battery would have done. It never leaves your device.",
    icon: "gauge",
  },
  {
    path: "/residential",
    name: "Residential",
    title: "Home solar packages and what they save",
    description:
      "Three home packages of panels and battery: what each costs after certificates and rebates, what it saves, and what you’d still pay on your bill.",
    icon: "sun",
  },
  {
    path: "/commercial",
    name: "Commercial",
    title: "Solar for businesses, schools and strata",
    description:
      "Daytime power from your own roof: certificates, finance compared side by side, and a site visit for businesses, schools, aged care and strata.",
    icon: "building",
  },
  {
    path: "/solar-batteries",
    name: "Solar Batteries",
    title: "Home batteries: sizes, backup and the discount",
    description:
      "What a home battery does and doesn’t do, three sizes with backup hours, the federal discount worked out, and how to find your size.",
    icon: "battery",
  },
  {
    path: "/hot-water",
    name: "Hot Water",
    title: "Heat pump hot water and what it saves",
    description:
      "Swap gas or electric hot water for a heat pump: running costs compared for your household, rebates, and the gas rules from 2027.",
    icon: "droplet",
  },
  {
    path: "/aircon-rebate",
    name: "Aircon Rebate",
    title: "Air conditioning under Victorian Energy Upgrades",
    description:
      "Ducted and multi-head reverse-cycle air conditioning, who is eligible under Victorian Energy Upgrades, and the minimum you pay since September 2026.",
    icon: "wind",
  },
  {
    path: "/rebates-and-finance",
    name: "Rebates & Finance",
    title: "Victorian rebates, feed-in tariffs and finance",
    description:
      "Every federal and Victorian discount with its rule and its date, who applies for it, what exports earn, and ways to pay.",
    icon: "receipt",
  },
  {
    path: "/about",
    name: "About",
    title: "Who designs and installs your system",
    description:
      "How we work, our licence and accreditation numbers and where to look them up, and what our promise covers.",
    icon: "users",
  },
  {
    path: "/service-areas",
    name: "Service Areas",
    title: "Where we install: Melbourne and regional Victoria",
    description:
      "Check your suburb or postcode: metro Melbourne, five regions and remote consultation, and how soon we confirm a date for your visit.",
    icon: "map",
  },
  {
    path: "/faq",
    name: "FAQ",
    title: "Questions and plain answers",
    description:
      "Rebates, installation, batteries, service and warranties: the questions Victorians ask before they sign, answered with dates and sources.",
    icon: "help",
  },
  {
    path: "/help",
    name: "Need help now?",
    title: "Help now: no hot water, faults, call me back",
    description:
      "A fault, a storm, no hot water: what to do first and what never to touch, whether our phones are open now, and how to have us call you.",
    icon: "phone",
  },
  {
    path: "/contact",
    name: "Contact",
    title: "Ask for a free assessment",
    description: `Tell us about your property and we’ll get back to you ${replyWithinText}. A visit takes ${promises.assessment}.`,
    icon: "phone",
  },
  {
    path: "/blog",
    name: "Blog",
    title: "Articles on solar, batteries and hot water",
    description:
      "{articles} articles that answer one question each: rebates, batteries, export limits, hot water and more, each with the date its figures were checked.",
    icon: "book",
  },
  {
    path: "/how-we-calculate",
    name: "How we work it out",
    title: "How we calculate solar and battery savings",
    description:
      "The half-hourly model behind every saving on this site, how prices and rebates are counted, and how it compares with 29 metered homes in New South Wales.",
    icon: "calculator",
  },
  {
    path: "/privacy",
    name: "Privacy",
    title: "Privacy",
    description:
      "What we collect when you ask for an assessment, why, who receives it, how long we keep it, and how to have it deleted.",
    icon: "book",
  },
  {
    path: "/terms",
    name: "Terms",
    title: "Terms",
    description:
      "Consumer guarantees, fixed quotes, cooling-off, warranties and what each of them covers, in plain language.",
    icon: "book",
  },
  {
    path: "/consent",
    name: "Consent",
    title: "Consent to be contacted",
    description: `What you agree to when you send a request, that it ends after ${promises.consent}, and three ways to withdraw it sooner.`,
    icon: "book",
  },
] as const satisfies readonly PageRecord[];

export type PagePath = (typeof pages)[number]["path"];

export function pageRecord(path: PagePath): PageRecord {
  const record = pages.find((page) => page.path === path);
  if (!record) throw new Error(`content/pages.ts has no page ${path}`);
  return record;
}

/** A page's description with the number of articles filled in. */
export function descriptionOf({ description }: PageRecord, articles: number): string {
  return description.replace("{articles}", String(articles));
}

export const headerLinks: readonly PagePath[] = [
  "/your-price",
  "/about",
  "/residential",
  "/commercial",
  "/solar-batteries",
  "/hot-water",
  "/aircon-rebate",
  "/rebates-and-finance",
  "/service-areas",
];

/** A phone's menu: the header's links and the pages beside them, grouped by what people look for. */
export const menuGroups: readonly { title: string; links: readonly PagePath[] }[] = [
  {
    title: "What we install",
    links: ["/residential", "/commercial", "/solar-batteries", "/hot-water", "/aircon-rebate"],
  },
  { title: "Your price, plan and meter", links: ["/your-price", "/plan", "/your-meter", "/rebates-and-finance"] },
  { title: "Help", links: ["/help", "/service-areas", "/faq", "/contact"] },
  { title: "Who we are", links: ["/about", "/blog"] },
];

export const footerLinks: { solutions: readonly PagePath[]; company: readonly PagePath[] } = {
  solutions: [
    "/your-price",
    "/plan",
    "/your-meter",
    "/residential",
    "/commercial",
    "/solar-batteries",
    "/hot-water",
    "/aircon-rebate",
    "/rebates-and-finance",
  ],
  company: ["/about", "/service-areas", "/contact", "/faq", "/blog"],
};

/** The request form, for links that don't name a page. */
export const requestFormPath = "/contact#form";

/** The request form's URL for a link on a page. The request then names the page; an article's button names the article too. */
export function requestFormFrom(path: string): string {
  const isNamed = pages.some((page) => page.path === path) && !["/blog", "/contact", "/help"].includes(path);
  return isNamed ? `/contact?from=${pageSlug(path)}#form` : requestFormPath;
}

/** A page's name in the form's URL. */
export function pageSlug(path: string): string {
  return path === "/" ? "home" : path.slice(1);
}
