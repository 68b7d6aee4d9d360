import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Estimate } from "#app/estimators/estimate.ts";
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
  /** What a calculator led here with. */
  estimate: Estimate | undefined;
}

export function Page({ question, loaderData, actionData: answer }: RoutedRequest<Loaded, AssessmentAnswer>) {
  const { sent, estimate } = loaderData;
  const query = new URLSearchParams(question);
  const urgent = answer?.values ? answer.values.urgent !== undefined : query.has("urgent");
  const callback = urgent || (answer?.values ? answer.values.kind === "callback" : query.has("callback"));
  const confirmed = !answer && sent?.confirmed ? sent : undefined;
  const asked = urgent ? "urgent" : callback ? "callback" : "assessment";
  return (
    <>
      <ContactHero showing={answer ? "mistakes" : confirmed ? "sent" : asked} />
      <div className="wrap split gap-y-14 from-tablet:pb-section print:gap-y-6">
        <div className="wide:col-[1/8]" id="form">
          {confirmed ? (
            <Sent {...confirmed} />
          ) : (
            <>
              {sent && !answer && <NotConfirmed />}
              {!urgent && <TwoLengths callback={callback} />}
              <RequestForm
                callback={callback}
                urgent={urgent}
                answer={answer}
                cameFrom={readCameFrom(query)}
                estimate={estimate}
              />
            </>
          )}
        </div>
        <ContactColumn length={confirmed || callback ? "short" : "long"} />
      </div>
    </>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const visit = context.get(visitContext);
  const origin = estimateOrigin(readCameFrom(searchParams).estimate);
  return {
    sent: searchParams.has("sent") ? await visit.checkSent(searchParams) : undefined,
    estimate: origin && (await visit.estimateOf(origin, visit.today)),
  };
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
