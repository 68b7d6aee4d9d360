import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { pageServices } from "#app/routing/page-services.ts";
import { business } from "#content/business.ts";
import type { RequestLinkResult } from "#content/request/view.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { Changes } from "./changes.tsx";
import { RequestStage } from "./stage.tsx";

const linkFields = ["lead", "expires", "sig"];
const statuses = { open: 200, ended: 410, withdrawn: 410 };

interface RequestData {
  /** Undefined without a link: the page then asks for the reference and the email address, and we email the link. */
  result: Exclude<RequestLinkResult, { kind: "missing" }> | undefined;
  /** The page's own URL. */
  link: string;
  /** The visitor has just sent the request. */
  isJustSent: boolean;
}

export function Component({ query, loaderData, actionData: response }: PageProps<typeof loader, typeof action>) {
  const { result, link, isJustSent } = loaderData;
  if (!result) return <AskForLink response={response} isPosted={new URLSearchParams(query).has("asked")} />;
  if (result.kind !== "open") return <WithdrawnOrExpired {...(result.kind === "withdrawn" && result)} />;
  return (
    <>
      <RequestStage view={result.view} link={link} isJustSent={isJustSent} response={response} />
      <Changes view={result.view} link={link} response={response} />
    </>
  );
}

/** For a request that was withdrawn, or for a link that has expired: only the former has a reference. */
function WithdrawnOrExpired({ reference }: { reference?: string }) {
  return (
    <section className="wrap py-10 wide:py-16" aria-labelledby="over">
      {reference && <p className="label">Request {reference}</p>}
      <h1 id="over" className="mt-2">
        {reference ? "Withdrawn" : "This link has expired"}
      </h1>
      {reference ? (
        <p className="mt-6 max-w-[36em]">
          We’ve stopped using request {reference} and are deleting everything in it. There’s nothing more you need to
          do. If anyone still calls, quote your reference and let us know: <PhoneLink />.
        </p>
      ) : (
        <>
          <p className="mt-6 max-w-[36em]">
            The link you see after sending works for a day. The one in our emails works for as long as your consent
            lasts. Use the link in our latest email, <a href="/request">ask for a new one</a>, or call <PhoneLink /> and
            give your reference.
          </p>
          <p className="mt-4 max-w-[36em]">
            To withdraw your consent you can also write to <EmailLink to={business.privacyEmail} />.
          </p>
        </>
      )}
    </section>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!hasLink(searchParams)) return data<RequestData>({ result: undefined, isJustSent: false, link: "/request" });
  const result = await context.get(pageServices).viewRequest(searchParams);
  if (result.kind === "missing") throw data(null, { status: 404 });
  const isJustSent = searchParams.get("done") === "sent";
  return data<RequestData>({ result, isJustSent, link: linkOf(searchParams) }, { status: statuses[result.kind] });
}

/** Redirects after a change, so that a reload doesn't repeat it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  if (!hasLink(searchParams)) {
    const response = await services.askForLink(request);
    return response.isDone
      ? redirect("/request?asked", 303)
      : data(response, { status: response.status, headers: response.headers ?? {} });
  }
  const response = await services.changeRequest(request);
  if (response.isDone) return redirect(`${response.link ?? linkOf(searchParams)}&done=${response.act}`, 303);
  return data(response, { status: response.status, headers: response.headers ?? {} });
}

function hasLink(query: URLSearchParams): boolean {
  return linkFields.some((name) => query.has(name));
}

function linkOf(query: URLSearchParams): string {
  return `/request?${new URLSearchParams(linkFields.map((name) => [name, query.get(name) ?? ""]))}`;
}
