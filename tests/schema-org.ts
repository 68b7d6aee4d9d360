/** The properties that schema.org defines for the types we use, their parents' included; only those we print. */
const schemaOrg: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: [
    ...["name", "url", "image", "logo", "telephone", "email", "areaServed", "address", "openingHoursSpecification"],
  ],
  State: ["name", "containedInPlace"],
  Country: ["name"],
  PostalAddress: ["addressRegion", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Article: [
    ...["headline", "description", "image", "datePublished", "dateModified", "inLanguage", "wordCount"],
    ...["mainEntityOfPage", "author", "publisher"],
  ],
  Organization: ["name", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Service: ["name", "description", "url", "provider", "areaServed", "offers"],
  Offer: ["description", "priceSpecification"],
  PriceSpecification: ["minPrice", "priceCurrency", "valueAddedTaxIncluded"],
};

/** What a data block says that schema.org doesn't define, as "Service.prize". */
export function undefinedIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(undefinedIn);
  if (typeof node !== "object" || node === null) return [];
  const { "@type": type, ...rest }: Record<string, unknown> = { ...node };
  const isReference = type === undefined && Object.keys(rest).join() === "@id";
  if (isReference) return [];
  const allowed = schemaOrg[String(type)];
  if (!allowed) return [`${type}`];
  return Object.entries(rest).flatMap(([key, value]) => [
    ...(key.startsWith("@") || allowed.includes(key) ? [] : [`${type}.${key}`]),
    ...undefinedIn(value),
  ]);
}
