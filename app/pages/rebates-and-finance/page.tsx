import { Closing } from "../../components/closing.tsx";
import { LocalContents } from "../../components/local-contents.tsx";
import { NotedPage } from "../../components/notes.tsx";
import { pageHandle } from "../../head.ts";
import { FeedIn } from "./feed-in.tsx";
import { Finance } from "./finance.tsx";
import { RebatesHero } from "./hero.tsx";
import { Rebates } from "./rebates.tsx";
import { TypicalSavings } from "./typical-savings.tsx";

export const handle = pageHandle("/rebates-and-finance");

export function Component() {
  return (
    <NotedPage>
      <RebatesHero />
      <LocalContents
        links={[
          ["rebates", "Three rebates"],
          ["feed-in", "Feed-in tariffs"],
          ["finance", "Ways to pay"],
          ["example", "A typical sum"],
        ]}
      />
      <Rebates />
      <FeedIn />
      <Finance />
      <TypicalSavings />
      <Closing
        title="Bring the quote you have. We add it up."
        second={{ href: "/faq", text: "Questions people ask" }}
        picture="house-noon"
      >
        Ours or another’s. We answer within 24 hours, and the assessment says what it counts right and what it leaves
        out.
      </Closing>
    </NotedPage>
  );
}
