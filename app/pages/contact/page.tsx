import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { PhoneLink } from "#app/components/links.tsx";
import { Ticks } from "#app/components/points.tsx";
import { UntilWeCall, untilWeCallTitle } from "#app/components/until-we-call.tsx";
import type { Estimate } from "#app/estimators/estimate-lines.ts";
import { RequestForm } from "#app/request/request-form.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { type PageServices, pageServices } from "#app/routing/page-services.ts";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { phonesAt } from "#content/melbourne.ts";
import { dangerText, promises, replyWithinText } from "#content/promises.ts";
import { callPromiseText } from "#content/request/call-due.ts";
import { type CameFrom, readCameFrom } from "#content/request/came-from.ts";
import { fileMessages } from "#content/request/messages.ts";
import { estimateOrigin } from "#content/request/origin.ts";
import type { SentCheck, SubmitResponse } from "#content/request/response.ts";
import { type RequestKind, requestKind } from "#content/request/view.ts";
import { ContactColumn } from "./contact-column.tsx";
import { NotConfirmed, Sent } from "./sent.tsx";

interface ContactData {
  /** The confirmation in the URL, if there is one. */
  sentCheck: SentCheck | undefined;
  /** The estimate that the visitor brought from a calculator. */
  estimate: Estimate | undefined;
  /** The town that the visitor brought from Service areas. */
  place: Pick<CameFrom, "city" | "state" | "postalCode">;
  /** When we answer the phone; for an urgent request or a fault, whether we answer it now. */
  phoneHours: string;
  /** Nobody answers the phone now. Only set for an urgent request or a fault. */
  isClosed: boolean;
  /** The text under the title for each kind of request: how soon we call. */
  intros: Record<RequestKind, string>;
}

export function Component({ query, loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { sentCheck, place, phoneHours, isClosed, intros } = loaderData;
  const { response, estimate } = actionData ?? { response: undefined, estimate: loaderData.estimate };
  const linkFields = new URLSearchParams(query);
  const kind = requestKind(response?.values ?? kindFieldsIn(linkFields));
  const confirmation = !response && sentCheck?.confirmed ? sentCheck : undefined;
  return (
    <>
      <ContactHero
        opening={openingOf({ kind, isConfirmed: confirmation !== undefined, isAnswered: response !== undefined })}
        phoneHours={phoneHours}
        isClosed={isClosed}
        intros={intros}
      />
      <div className="wrap split gap-y-14 phone:pb-8 from-tablet:pb-section print:gap-y-6">
        <div className="wide:col-[1/8]" id="form">
          {confirmation ? (
            <Sent {...confirmation} />
          ) : (
            <>
              {sentCheck && !response && <NotConfirmed />}
              {(kind === "assessment" || kind === "callback") && (
                <FormLinks isCallback={kind === "callback"} query={linkFields} />
              )}
              {kind === "urgent" &&
                (isClosed ? (
                  <p className="semibold mb-6">
                    <a href="#until-we-call">{untilWeCallTitle}</a>
                  </p>
                ) : (
                  <UntilWeCall fault="hot-water" hasPhoto isFolded />
                ))}
              <RequestForm
                kind={kind}
                response={response}
                cameFrom={{ ...readCameFrom(linkFields), ...place }}
                estimate={estimate}
              />
              {kind === "urgent" && isClosed && <UntilWeCall fault="hot-water" hasPhoto />}
            </>
          )}
        </div>
        <ContactColumn contents={confirmation ? "split" : columnContents[kind]} />
      </div>
    </>
  );
}

const columnContents = {
  assessment: "full",
  callback: "split",
  urgent: "contact-only",
  fault: "contact-only",
} as const;

/** The fields in the link that say which kind of request it is for. */
function kindFieldsIn(query: URLSearchParams) {
  const urgent = query.has("urgent");
  return { kind: query.has("fault") ? "fault" : urgent || query.has("callback") ? "callback" : undefined, urgent };
}

interface Opening {
  title: string;
  trust?: readonly string[];
}

/** The title and the promises beside it. After a post, the title says whether the request was sent. */
const openings: Readonly<Record<RequestKind | "mistakes" | "sent", Opening>> = {
  assessment: {
    title: "Book a free assessment",
    trust: [
      "No cost, no obligation",
      `${promises.assessment} at your place`,
      `A quote fixed for ${promises.quoteHolds}`,
    ],
  },
  callback: {
    title: "We’ll call you back",
    trust: ["No cost, no obligation"],
  },
  urgent: { title: "No hot water today? We’ll call you first" },
  fault: { title: "Something’s wrong? Tell us" },
  mistakes: { title: "Almost there" },
  sent: { title: "Thank you" },
};

/** The form for an urgent request or a fault says how soon we call, even when it comes back with mistakes. */
function openingOf(form: { kind: RequestKind; isConfirmed: boolean; isAnswered: boolean }): keyof typeof openings {
  if (form.isConfirmed) return "sent";
  return form.isAnswered && form.kind !== "urgent" && form.kind !== "fault" ? "mistakes" : form.kind;
}

/** The page's first screen. The form is right below. */
function ContactHero({
  opening,
  phoneHours,
  isClosed,
  intros,
}: { opening: keyof typeof openings } & Pick<ContactData, "phoneHours" | "isClosed" | "intros">) {
  const { title, trust } = openings[opening];
  const lead = opening === "mistakes" || opening === "sent" ? undefined : intros[opening];
  return (
    <section className="wrap split gap-x-8 pt-6 phone:gap-y-4 pb-6 tablet:grid-cols-[1fr_auto] from-tablet:pt-12 from-tablet:pb-10 wide:gap-x-0">
      <div className="wide:col-[1/9]">
        <h1 className="wide:text-[clamp(2.5rem,4.8vw,4.25rem)]">{title}</h1>
        {lead && <p className="lead mt-4">{holdTogether(lead)}</p>}
        {trust && <Ticks items={trust} className="semibold mt-4 flex flex-wrap gap-x-6 text-small" />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 from-tablet:block from-tablet:self-end wide:col-[9/13]">
        <span className="label block">{isClosed ? "Our phone" : "Rather talk? Call us"}</span>
        <PhoneLink className="block text-h3 no-underline hover:underline from-tablet:text-[clamp(2.25rem,4.2vw,3.375rem)]" />
        <span className="small block">{holdTogether(phoneHours)}</span>
      </p>
    </section>
  );
}

/** Tabs for two forms, of which the page has only one. Their links keep the page that the visitor came from. */
function FormLinks({ isCallback, query }: { isCallback: boolean; query: URLSearchParams }) {
  const slug = query.get("from");
  const fromField = slug ? `from=${encodeURIComponent(slug)}` : "";
  const currentTab = (name: string) => <span aria-current="page">{name}</span>;
  return (
    <nav className="tabs -mb-0.5" aria-label="How we get in touch">
      {isCallback ? (
        <a href={`/contact${fromField && `?${fromField}`}#form`}>Free assessment</a>
      ) : (
        currentTab("Free assessment")
      )}
      {isCallback ? (
        currentTab("Call me back")
      ) : (
        <a href={`/contact?callback${fromField && `&${fromField}`}#form`}>Call me back</a>
      )}
    </nav>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ContactData> {
  const { searchParams } = new URL(request.url);
  const services = context.get(pageServices);
  const now = services.now();
  const isInHurry = searchParams.has("urgent") || searchParams.has("fault");
  const { areOpen, text } = phonesAt(now);
  return {
    sentCheck: searchParams.has("sent") ? await services.checkSent(searchParams) : undefined,
    estimate: await recomputeEstimate(searchParams.get("estimate") ?? undefined, services),
    place: await placeInLink(searchParams.get("place") ?? ""),
    phoneHours: isInHurry ? text : business.hours.text,
    isClosed: isInHurry && !areOpen,
    intros: introsAt(now),
  };
}

/** Recomputes the estimate that the URL or the posted form names. */
async function recomputeEstimate(text: string | undefined, services: PageServices): Promise<Estimate | undefined> {
  const origin = estimateOrigin(text);
  return origin && services.estimateOf(origin, services.today);
}

function introsAt(now: Date): ContactData["intros"] {
  return {
    assessment: `Fill in the form and we’ll get back to you ${replyWithinText} to arrange a visit.`,
    callback: `Leave your number and we’ll call ${replyWithinText}.`,
    urgent: `Leave your name and number. We’ll call ${callPromiseText(now, "urgent")} and tell you how soon you can have hot water again.`,
    fault: `We’ll call ${callPromiseText(now, "fault")}. ${dangerText}`,
  };
}

/** The town in the link, from our list of places, which loads only for this. */
async function placeInLink(name: string): Promise<ContactData["place"]> {
  if (name === "") return {};
  const { findPlaces } = await import("#content/places/find.ts");
  const finding = findPlaces(name);
  if (finding.kind !== "place") return {};
  return { city: finding.place.name, state: "VIC", postalCode: finding.place.postcode };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(pageServices);
  const response = await services.acceptRequest(request);
  if (response.status === 202 && response.confirmation) return redirect(`${response.confirmation}&done=sent`, 303);
  const estimate = await recomputeEstimate(response.values?.estimate, services);
  return data(
    { response: askForFileAgain(response), estimate },
    { status: response.status, headers: response.headers ?? {} },
  );
}

/** A form that is shown again keeps everything except the files, so they must be chosen again. */
function askForFileAgain(response: SubmitResponse): SubmitResponse {
  if (!response.hadFile) return response;
  const { chooseAgain } = fileMessages;
  if (!response.fields?.file) return { ...response, fields: { ...response.fields, file: chooseAgain } };
  return { ...response, fileHelp: [response.fileHelp, `${chooseAgain}.`].filter(Boolean).join(" ") };
}
