import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { pageHandle } from "#app/document/head.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { visitContext } from "#app/page-request/visit.ts";
import type { WithdrawalAnswer } from "#content/request/answer.ts";
import { Covers } from "./covers.tsx";
import { ConsentHero } from "./hero.tsx";
import { ThreeWays } from "./three-ways.tsx";
import { WithdrawalByLink } from "./withdrawal-by-link.tsx";

export const handle = {
  ...pageHandle("/consent", ({ url }) => (isSignedLink(url) ? { title: "Withdraw your consent" } : {})),
  reads: () => ["lead", "expires", "sig"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (!isSignedLink(url)) return data({ link: undefined });
  const link = await context.get(visitContext).checkWithdrawal(url.searchParams);
  return data({ link }, { status: link.valid ? 200 : 403 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.get(visitContext).withdraw(new URL(request.url).searchParams);
  return data(answer, { status: answer.status });
}

export function Component() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useActionData<WithdrawalAnswer>();
  const linked = link !== undefined || answer !== undefined;
  return (
    <NotedPage>
      {linked && <WithdrawalByLink link={link} answer={answer} />}
      <ConsentHero below={linked} />
      <ThreeWays />
      <Covers />
    </NotedPage>
  );
}

/** A link from a mail names a request; anything else is the page itself. */
function isSignedLink({ searchParams }: URL): boolean {
  return ["lead", "sig"].some((name) => searchParams.has(name));
}
