import type { Estimate } from "#app/estimators/question/estimate.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import type { CameFrom } from "#content/request/came-from.ts";
import { type Offered, serviceOffers } from "#content/request/services/offers.ts";
import { useFigureNotes } from "../figures/notes.tsx";
import { Island } from "../island/wrapper.tsx";
import { useToday } from "../page-request/today.tsx";
import { Island as Request } from "./island.tsx";
import { NotRead } from "./not-read.tsx";

interface RequestFormProps {
  callback: boolean;
  answer: AssessmentAnswer | undefined;
  cameFrom: CameFrom;
  /** The link of a confirmation whose request this one corrects, or nothing. */
  replaces: string;
  estimate: Estimate | undefined;
}

/** The form as rendered by the server: empty, pre-filled from the link, or with what was typed and what is wrong. */
export function RequestForm(props: RequestFormProps) {
  const { callback, answer, cameFrom, replaces, estimate } = props;
  const today = useToday();
  const offers = serviceOffers(today);
  const noted = offers.flatMap(({ price, savings }) => [price, savings]).flatMap(({ figure }) => figure ?? []);
  const numbers = useFigureNotes(noted);
  const shown = ({ figure, ...offered }: Offered) =>
    figure ? { ...offered, note: numbers[noted.indexOf(figure)] ?? 0 } : offered;
  const services = offers.map(({ price, savings, ...each }) => ({
    ...each,
    price: shown(price),
    savings: shown(savings),
  }));
  const values = answer?.values ?? {
    selectedServices: [...cameFrom.services],
    from: cameFrom.from,
    estimate: cameFrom.estimate,
    replaces,
    ...(cameFrom.projectType && { projectType: cameFrom.projectType }),
    ...(cameFrom.message && { message: cameFrom.message }),
  };
  const read = answer?.values ? answer : undefined;
  return (
    <>
      {answer && !read && <NotRead error={answer.error ?? ""} />}
      <Island
        name="request"
        component={Request}
        start="load"
        props={{
          today,
          callback,
          values,
          fields: read?.fields ?? {},
          fileHelp: read?.fileHelp ?? "",
          error: read?.error ?? "",
          services,
          estimate: estimate ? { title: estimate.title, lines: estimate.lines } : null,
        }}
      />
    </>
  );
}
