import { type ComponentType, useEffect, useState } from "react";

interface LazyProps<Props extends object> {
  /** The same function each time, so that its code is asked for once. */
  load: () => Promise<ComponentType<Props>>;
  with: Props;
}

/** A component whose code comes when it is first shown; until then there is nothing. */
export function Lazy<Props extends object>({ load, with: props }: LazyProps<Props>) {
  const [found, setFound] = useState<{ Component: ComponentType<Props> }>();
  useEffect(() => {
    void load().then((Component) => setFound({ Component }));
  }, [load]);
  return found ? <found.Component {...props} /> : null;
}
