import { houseFields } from "#app/estimators/question/house-fields.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import * as quote from "#app/estimators/quote/answer.ts";
import * as rebates from "#app/estimators/rebates/answer.ts";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { Closing } from "#app/sections/closing.tsx";
import { LocalContents } from "#app/sections/local-contents.tsx";
import { promises } from "#content/promises.ts";
import { Changes } from "./changes.tsx";
import { Check, Estimate } from "./estimators.tsx";
import { FeedIn } from "./feed-in.tsx";
import { Finance } from "./finance.tsx";
import { RebatesHero } from "./hero.tsx";
import { Rebates } from "./rebates.tsx";
import { TypicalSavings } from "./typical-savings.tsx";

export const reads = (today: string) => [
  ...fieldsReadBy(rebates.read, today),
  ...fieldsReadBy(quote.read, today),
  ...houseFields,
];

export function Page({ question }: PageRequest) {
  return (
    <>
      <RebatesHero />
      <LocalContents
        links={[
          ["rebates", "Three rebates"],
          ["coming", "What changes next"],
          ["estimate", "Add up your rebates"],
          ["check", "Check a quote"],
          ["feed-in", "Feed-in tariffs"],
          ["finance", "Ways to pay"],
          ["example", "A worked example"],
        ]}
      />
      <Rebates />
      <Changes />
      <Estimate sent={question} />
      <Check sent={question} />
      <FeedIn />
      <Finance />
      <TypicalSavings />
      <Closing title="Send us the quote you’ve got" second={{ href: "/faq", text: "Read the FAQ" }}>
        Ours or anyone else’s. We’ll get back to you within {promises.requestReply} and tell you what’s right, what’s
        wrong and what’s missing.
      </Closing>
    </>
  );
}
