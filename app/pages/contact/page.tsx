import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { estimateFromQuery } from "#app/estimators/index.ts";
import type { RoutedRequest } from "#app/page-request/page-request.ts";
import { visitContext } from "#app/page-request/visit.ts";
import { RequestForm } from "#app/request/request-form.tsx";
import type { AssessmentAnswer, SentCheck } from "#content/request/answer.ts";
import { cameFromFields, readCameFrom } from "#content/request/came-from.ts";
import { fileMessages } from "#content/request/messages.ts";
import { estimateOrigin } from "#content/request/origin.ts";
import { ContactColumn } from "./column.tsx";
import { ContactHero } from "./hero.tsx";
import { NotConfirmed, Sent } from "./sent.tsx";
import { TwoLengths } from "./two-lengths.tsx";

export const reads = () => [...["sent", "on", "kind", "callback", "urgent"], ...cameFromFields];

interface Loaded {
  /** Whether the address confirms a request, where it says so. */
  sent: SentCheck | undefined;
}

export function Page({ question, today, loaderData: { sent }, actionData }: RoutedRequest<Loaded, AssessmentAnswer>) {
  return (
    <>
      <Opening question={question} sent={sent} answer={actionData} />
      <FormAndColumn question={question} today={today} sent={sent} answer={actionData} />
    </>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const sent = searchParams.has("sent") ? await context.get(visitContext).checkSent(searchParams) : undefined;
  return { sent };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.get(visitContext).acceptAssessment(request);
  if (answer.status === 202 && answer.confirmation) return redirect(`${answer.confirmation}&done=sent`, 303);
  return data(withFileToChoose(answer), { status: answer.status, headers: answer.headers ?? {} });
}

/** A page that is shown again keeps everything but a file. */
function withFileToChoose(answer: AssessmentAnswer): AssessmentAnswer {
  if (!answer.hadFile || answer.fields?.file) return answer;
  return { ...answer, fields: { ...answer.fields, file: fileMessages.chooseAgain } };
}

interface Answered extends Loaded {
  question: string;
  answer: AssessmentAnswer | undefined;
}

function Opening({ question, sent, answer }: Answered) {
  if (answer) return <ContactHero showing="mistakes" />;
  if (sent?.confirmed) return <ContactHero showing="sent" />;
  const query = new URLSearchParams(question);
  return <ContactHero showing={query.has("urgent") ? "urgent" : query.has("callback") ? "callback" : "assessment"} />;
}

function FormAndColumn({ question, today, sent, answer }: Answered & { today: string }) {
  return (
    <div className="wrap contact">
      <div className="contact-form" id="form">
        {sent?.confirmed && !answer ? (
          <Sent {...sent} />
        ) : (
          <>
            {sent && !answer && <NotConfirmed />}
            <Form question={question} today={today} answer={answer} />
          </>
        )}
      </div>
      <ContactColumn />
    </div>
  );
}

interface FormProps {
  question: string;
  today: string;
  answer: AssessmentAnswer | undefined;
}

/** The form knows which tool, package or article led here. */
function Form({ question, today, answer }: FormProps) {
  const query = new URLSearchParams(question);
  const cameFrom = readCameFrom(query);
  const origin = estimateOrigin(cameFrom.estimate);
  const estimate = origin && estimateFromQuery(origin.tool, new URLSearchParams(origin.query), today);
  const urgent = answer?.values ? answer.values.urgent !== undefined : query.has("urgent");
  const callback = urgent || (answer?.values ? answer.values.kind === "callback" : query.has("callback"));
  return (
    <>
      {!urgent && <TwoLengths callback={callback} />}
      <RequestForm callback={callback} urgent={urgent} answer={answer} cameFrom={cameFrom} estimate={estimate} />
    </>
  );
}
