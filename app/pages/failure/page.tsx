import { isRouteErrorResponse, useRouteError } from "react-router";
import { FailureSection } from "./failure.tsx";
import { NotFound } from "./not-found.tsx";

/** The layout's error boundary: a missing record is the not-found page, everything else a failure. */
export function Component() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <FailureSection status={500} error={error} />;
  return error.status === 404 ? <NotFound /> : <FailureSection status={error.status} />;
}
