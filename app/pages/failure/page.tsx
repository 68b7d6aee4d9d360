import { isRouteErrorResponse, useRouteError } from "react-router";
import { NotFound } from "../not-found/not-found.tsx";
import { FailureSection } from "./failure.tsx";

/** The layout's error boundary: a missing record is the not-found page, everything else says what failed. */
export function Component() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    return <FailureSection status={error.status} message={error.statusText} />;
  }
  if (error instanceof Error) return <FailureSection status={500} message={error.message} stack={error.stack} />;
  return <FailureSection status={500} message="Something went wrong" />;
}
