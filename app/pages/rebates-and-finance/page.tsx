import { Closing } from "#app/components/closing.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { promises } from "#content/promises.ts";
import { Changes } from "./changes.tsx";
import { FeedIn } from "./feed-in.tsx";
import { Finance } from "./finance.tsx";
import { RebatesHero } from "./hero.tsx";
import { Programs } from "./programs.tsx";
import { Rebates } from "./rebates.tsx";
import { TypicalSavings } from "./typical-savings.tsx";

export function Page() {
  return (
    <>
      <RebatesHero />
      <LocalContents
        links={[
          ["rebates", "Three rebates"],
          ["coming", "What changes next"],
          ["conditions", "Who applies"],
          ["feed-in", "Feed-in tariffs"],
          ["finance", "Ways to pay"],
          ["example", "A worked example"],
        ]}
      />
      <Rebates />
      <Changes />
      <Programs />
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
