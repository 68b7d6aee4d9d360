import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { visitContext } from "#app/page-request/visit.ts";
import type { WithdrawalAnswer } from "#content/request/answer.ts";
import { Covers } from "./covers.tsx";
import { ConsentHero } from "./hero.tsx";
import { ThreeWays } from "./three-ways.tsx";
import { WithdrawalByLink } from "./withdrawal-by-link.tsx";

export const reads = () => [...linkFields, "expires"];

/** A link from a mail names a request; anything else is the page itself. */
const linkFields = ["lead", "sig"];

export function Page() {
  return (
    <>
      <LinkAndConsent />
      <ThreeWays />
      <Covers />
    </>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!linkFields.some((name) => searchParams.has(name))) return data({ link: undefined });
  const link = await context.get(visitContext).checkWithdrawal(searchParams);
  return data({ link }, { status: link.valid ? 200 : 403 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.get(visitContext).withdraw(new URL(request.url).searchParams);
  return data(answer, { status: answer.status });
}

function LinkAndConsent() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useActionData<WithdrawalAnswer>();
  const linked = link !== undefined || answer !== undefined;
  return (
    <>
      {linked && <WithdrawalByLink link={link} answer={answer} />}
      <ConsentHero below={linked} />
    </>
  );
}
