import { useEffect, useState } from "react";
import { Agreement, FieldGroup } from "./request-field.tsx";

interface MeterFieldProps {
  /** The summary, if the form was posted with it. */
  postedSummary: string | undefined;
  problem: string | undefined;
}

/** Offers to send the meter summary that the link carries. It is sent only if the box is ticked. */
export function MeterField({ postedSummary, problem }: MeterFieldProps) {
  const [summary, setSummary] = useState(postedSummary);

  useEffect(() => {
    const summaryInLink = /^#meter=([\w-]{100,600})$/.exec(location.hash)?.[1];
    if (!summaryInLink) return;
    setSummary(summaryInLink);
    // Removes the summary from the browser's history, which may be synced to other devices.
    history.replaceState(null, "", `${location.pathname}${location.search}#form`);
    document.getElementById("form")?.scrollIntoView();
  }, []);

  if (!summary) return null;
  return (
    <FieldGroup legend="Your meter">
      <Agreement name="meter" value={summary} problem={problem} defaultChecked={postedSummary !== undefined}>
        Send a summary of my meter data: the average day of each month, standby and the biggest evening. It leaves out
        the file, my meter number and individual days.
      </Agreement>
    </FieldGroup>
  );
}
