import { business } from "#content/business.ts";
import { type PagePath, pageRecord } from "#content/pages.ts";

/** Our business in schema.org's terms, for search engines. It says nothing that the page doesn't show. */
export function businessJsonLd(siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "HomeAndConstructionBusiness",
    "@id": `${siteUrl}/#business`,
    name: business.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}/cards/home.jpg`,
    logo: `${siteUrl}/icon-512.png`,
    telephone: business.phone.e164,
    email: business.email,
    areaServed: { "@type": "State", name: "Victoria", containedInPlace: { "@type": "Country", name: "Australia" } },
    address: { "@type": "PostalAddress", addressRegion: "VIC", addressCountry: "AU" },
    openingHoursSpecification: openingHours(),
  };
}

export function breadcrumbJsonLd(siteUrl: string, path: PagePath): object {
  return breadcrumbList(siteUrl, [{ name: pageRecord(path).name, path }]);
}

export function articleBreadcrumbJsonLd(siteUrl: string, article: { title: string; slug: string }): object {
  return breadcrumbList(siteUrl, [
    { name: pageRecord("/blog").name, path: "/blog" },
    { name: article.title, path: `/blog/${article.slug}` },
  ]);
}

interface ArticleFacts {
  title: string;
  description: string;
  slug: string;
  checkedOn: string;
  wordCount: number;
}

export function articleJsonLd(siteUrl: string, article: ArticleFacts): object {
  const publisher = { "@type": "Organization", name: business.name, url: `${siteUrl}/` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.description,
    image: `${siteUrl}/cards/blog-${article.slug}.jpg`,
    datePublished: article.checkedOn,
    dateModified: article.checkedOn,
    inLanguage: "en-AU",
    wordCount: article.wordCount,
    mainEntityOfPage: `${siteUrl}/blog/${article.slug}`,
    author: { "@type": "Organization", name: business.author, url: `${siteUrl}/about` },
    publisher,
  };
}

interface ServiceFacts {
  name: string;
  path: PagePath;
}

export function serviceJsonLd(siteUrl: string, { name, path }: ServiceFacts): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${siteUrl}${path}#service`,
    name,
    description: pageRecord(path).description,
    url: siteUrl + path,
    provider: { "@id": `${siteUrl}/#business` },
    areaServed: { "@type": "State", name: "Victoria" },
  };
}

function breadcrumbList(siteUrl: string, pages: readonly { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...pages].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function openingHours(): object[] {
  return Object.entries(business.hours.byWeekday).flatMap(([day, hours]) =>
    hours
      ? [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: dayNames[Number(day)],
            opens: timeOfHour(hours[0]),
            closes: timeOfHour(hours[1]),
          },
        ]
      : [],
  );
}

function timeOfHour(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
