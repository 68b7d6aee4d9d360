import { faq } from "#content/services/faq/index.ts";
import { NotedPage } from "../../components/notes.tsx";
import { pageHandle } from "../../head.ts";
import { breadcrumbs, faqPage } from "../../structured-data.ts";
import { Categories } from "./categories.tsx";
import { FaqHero } from "./hero.tsx";
import { MoreHelp } from "./more-help.tsx";
import { OfficialSources } from "./official-sources.tsx";

const questions = faq.flatMap((category) => category.questions);

export const handle = pageHandle("/faq", () => ({
  jsonLd: (siteUrl) => [breadcrumbs(siteUrl, "/faq"), faqPage(questions)],
}));

export function Component() {
  return (
    <NotedPage>
      <FaqHero count={questions.length} />
      <Categories />
      <MoreHelp />
      <OfficialSources />
    </NotedPage>
  );
}
