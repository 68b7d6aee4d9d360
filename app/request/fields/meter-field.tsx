import { useEffect, useState } from "react";
import { Agreement, Group } from "./request-field.tsx";

interface MeterFieldProps {
  /** The value that was posted before. */
  posted: string | undefined;
  problem: string | undefined;
}

/** Offers to send the summary of a meter file that a link carried. It is sent only if it is ticked. */
export function MeterField({ posted, problem }: MeterFieldProps) {
  const [summary, setSummary] = useState(posted);

  useEffect(() => {
    const brought = /^#meter=([\w-]{100,600})$/.exec(location.hash)?.[1];
    if (!brought) return;
    setSummary(brought);
    // A year's use doesn't belong in a browser's history, which other devices may share.
    history.replaceState(null, "", `${location.pathname}${location.search}#form`);
    document.getElementById("form")?.scrollIntoView();
  }, []);

  if (!summary) return null;
  return (
    <Group legend="Your meter">
      <Agreement name="meter" value={summary} problem={problem} defaultChecked={posted !== undefined}>
        Send a summary of my meter data: the average day of each month, standby and the biggest evening. It leaves out
        the file, my meter number and individual days.
      </Agreement>
    </Group>
  );
}
