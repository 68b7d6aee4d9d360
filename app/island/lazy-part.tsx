import { type ComponentType, useEffect, useState } from "react";
import { ServerPart } from "./server-part.tsx";

interface LazyPartProps<Props extends object> {
  /** Its name among the server's parts, if it is one of them. */
  name?: string;
  /** Whether it still shows what the server rendered it from. */
  isAsRendered?: boolean;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part whose script is only fetched once there is something to show that the server hasn't rendered. */
export function LazyPart<Props extends object>({ name = "", isAsRendered = false, load, props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // One that comes and goes with the answer finds no markup of the server's when it comes back.
  const [hasMarkup] = useState(isAsRendered);

  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is never changes
  useEffect(() => {
    if (!isAsRendered && !Part) load().then((loaded) => setPart(() => loaded), reportError);
  }, [isAsRendered]);

  if (Part) return <Part {...props} />;
  return hasMarkup ? <ServerPart name={name} props={props} /> : null;
}
