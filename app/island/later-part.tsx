import { type ComponentType, useEffect, useState } from "react";
import { ServerPart } from "./server-part.tsx";

interface LaterPartProps<Props extends object> {
  /** Its name among the server's parts. */
  name: string;
  /** Whether it still shows what the server rendered it from. */
  isFirst: boolean;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part that the server renders, whose script is only fetched once there is something else to show. */
export function LaterPart<Props extends object>({ name, isFirst, load, props }: LaterPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // One that comes and goes with the answer finds no markup of the server's when it comes back.
  const [hasMarkup] = useState(isFirst);

  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is never changes
  useEffect(() => {
    if (!isFirst && !Part) load().then((loaded) => setPart(() => loaded), reportError);
  }, [isFirst]);

  if (Part) return <Part {...props} />;
  return hasMarkup ? <ServerPart name={name} props={props} /> : null;
}
