import * as z from "zod/mini";

const url = z.url();
const text = z.string().check(z.minLength(2));
const day = z.iso.date();
const hour = z.string().check(z.regex(/^\d\d:\d\d$/));
const dollars = z.int().check(z.gte(1_000));
const context = z.literal("https://schema.org");

/** The shape of a type, with these properties and no others. All of them are defined by schema.org. */
function thing<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ "@type": z.literal(type), ...shape });
}

const organisation = thing("Organization", { name: text, url: url });
const victoria = z.extend(thing("State", { name: z.literal("Victoria") }), {
  containedInPlace: z.optional(thing("Country", { name: z.literal("Australia") })),
});
const opening = thing("OpeningHoursSpecification", { dayOfWeek: text, opens: hour, closes: hour });
const price = thing("PriceSpecification", {
  price: dollars,
  minPrice: dollars,
  priceCurrency: z.literal("AUD"),
  valueAddedTaxIncluded: z.literal(true),
});
const offer = thing("Offer", {
  name: text,
  description: text.check(z.regex(/^About \$[\d,]+ [^.]+\. From \$[\d,]+ \w/)),
  priceSpecification: price,
});
const question = thing("Question", { name: text, acceptedAnswer: thing("Answer", { text }) });

/** The properties that search engines need in each kind of block. */
export const jsonLdBlock = z.discriminatedUnion("@type", [
  thing("HomeAndConstructionBusiness", {
    ...{ "@context": context, "@id": url, name: text, url, image: url, logo: url },
    ...{ telephone: text, email: text, areaServed: victoria },
    address: thing("PostalAddress", { addressRegion: z.literal("VIC"), addressCountry: z.literal("AU") }),
    openingHoursSpecification: z.array(opening).check(z.minLength(5)),
  }),
  thing("BreadcrumbList", {
    "@context": context,
    itemListElement: z.array(thing("ListItem", { position: z.int(), name: text, item: url })).check(z.minLength(2)),
  }),
  thing("FAQPage", { "@context": context, mainEntity: z.array(question).check(z.minLength(2)) }),
  thing("Article", {
    ...{ "@context": context, headline: text.check(z.maxLength(110)), description: text, image: url },
    ...{ datePublished: day, dateModified: day, inLanguage: z.literal("en-AU"), wordCount: z.int() },
    ...{ mainEntityOfPage: url, author: organisation, publisher: organisation },
  }),
  thing("Service", {
    ...{ "@context": context, "@id": text, name: text, description: z.optional(text), url: z.optional(url) },
    provider: z.optional(z.strictObject({ "@id": url })),
    areaServed: z.optional(victoria),
    offers: z.optional(z.array(offer)),
  }),
]);

/** The words of a block that its page must repeat: prices, their sentences, and questions with an answer's first sentence. */
export function claimsIn(block: z.infer<typeof jsonLdBlock>): string[] {
  if (block["@type"] === "FAQPage")
    return block.mainEntity.flatMap(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text.split(/(?<=[.?]) /)[0] ?? "",
    ]);
  if (block["@type"] !== "Service") return [];
  return (block.offers ?? []).flatMap(({ description, priceSpecification: { price, minPrice } }) => {
    const typicalPrice = `About $${price.toLocaleString("en-AU")}`;
    const hasTypicalPrice = description.startsWith(`${typicalPrice} `);
    const amounts = description.match(/\$[\d,]*\d/g) ?? [];
    return [
      hasTypicalPrice ? typicalPrice : "no typical price",
      `From $${minPrice.toLocaleString("en-AU")}`,
      ...amounts,
    ];
  });
}
