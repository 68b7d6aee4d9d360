import * as z from "zod/mini";

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
  PriceSpecification: ["price", "minPrice", "priceCurrency", "valueAddedTaxIncluded"],
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

/** Each typical price with its "from" price, and each question with its answer's first sentence. */
export function saidBy(block: unknown): string[] {
  const { offers = [], mainEntity = [] } = z.parse(saying, block);
  return [
    ...offers.flatMap(({ description, priceSpecification: { minPrice } }) => {
      const [typical = "no typical price"] = /^About \$[\d,]+ [^.]+\./.exec(description) ?? [];
      return [typical, `From $${minPrice}`].map(asShown);
    }),
    ...mainEntity.flatMap(({ name, acceptedAnswer }) =>
      [name, acceptedAnswer.text.split(/(?<=[.?]) /)[0] ?? ""].map(asShown),
    ),
  ];
}

const saying = z.object({
  offers: z.optional(
    z.array(z.object({ description: z.string(), priceSpecification: z.object({ minPrice: z.number() }) })),
  ),
  mainEntity: z.optional(z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }))),
});

/** Without thousands' commas, marks of notes, and the kinds of spaces and quotes. */
function asShown(text: string): string {
  return unescaped(text)
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/[\u00a0\s]+/g, " ")
    .replaceAll(/(\d),(?=\d{3})/g, "$1");
}

/** What a page's main part shows, in the same form as `saidBy`. */
export function shownOf(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";
  const text = main
    .replaceAll(/<sup[\s\S]*?<\/sup>|<script[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replaceAll(/<\/?(?:a|span|b|strong|em)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, " ");
  return asShown(text);
}

function unescaped(markup: string): string {
  return markup.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
