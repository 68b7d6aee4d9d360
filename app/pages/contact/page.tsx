import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pageHandle } from "#app/document/head.ts";
import { estimateFromQuery } from "#app/estimators/index.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { still } from "#app/figures/still.tsx";
import { visitContext } from "#app/page-request/visit.ts";
import { RequestForm } from "#app/request/request-form.tsx";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import { cameFromFields, readCameFrom } from "#content/request/came-from.ts";
import { estimateOrigin } from "#content/request/origin.ts";
import { ContactColumn } from "./column.tsx";
import { ContactHero } from "./hero.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { NotConfirmed, Sent } from "./sent.tsx";

export const handle = {
  ...pageHandle("/contact", ({ answer }) =>
    answer === undefined ? {} : { title: "Error: ask for a free assessment" },
  ),
  reads: () => ["sent", "on", "sig", ...cameFromFields],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const cameFrom = readCameFrom(searchParams);
  const estimate = estimateOrigin(cameFrom.estimate);
  const { today, checkSent } = context.get(visitContext);
  return {
    sent: searchParams.has("sent") ? await checkSent(searchParams) : undefined,
    cameFrom,
    estimate: estimate && estimateFromQuery(estimate.tool, new URLSearchParams(estimate.query), today),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.get(visitContext).acceptAssessment(request);
  if (answer.status === 202 && answer.confirmation) return redirect(`${answer.confirmation}#form`, 303);
  return data(withFileToChoose(answer), { status: answer.status, headers: answer.headers ?? {} });
}

/** A page that is shown again keeps everything but a file. */
function withFileToChoose(answer: AssessmentAnswer): AssessmentAnswer {
  if (!answer.hadFile || answer.fields?.file) return answer;
  return { ...answer, fields: { ...answer.fields, file: "Choose your file again: this page could not keep it" } };
}

export function Component() {
  const { sent, cameFrom, estimate } = useLoaderData<typeof loader>();
  const answer = useActionData<AssessmentAnswer>();
  return (
    <NotedPage>
      <ContactHero />
      <div className="wrap contact">
        <div className="contact-form" id="form">
          {sent?.confirmed && !answer ? (
            <Sent reference={sent.reference} on={sent.on} />
          ) : (
            <>
              {sent && !answer && <NotConfirmed />}
              <RequestForm answer={answer} cameFrom={cameFrom} estimate={estimate} />
            </>
          )}
        </div>
        <BesideTheForm />
      </div>
      <Answers />
    </NotedPage>
  );
}

const BesideTheForm = still(ContactColumn);
const Answers = still(QuickAnswers);
