import { useCallback, useEffect, useState } from "react";
import type { Finder } from "#content/search/find.ts";
import { loadIndex } from "./load-index.ts";

type State = { is: "loading" | "troubled" | "failed" } | { is: "ready"; find: Finder };

/** The search itself, once its index is there. */
export function useFinder(): { state: State; retry(): void } {
  const [state, setState] = useState<State>({ is: "loading" });

  const load = useCallback(async () => {
    setState({ is: "loading" });
    try {
      const find = await loadIndex({ onTrouble: () => setState({ is: "troubled" }) });
      setState({ is: "ready", find });
    } catch {
      setState({ is: "failed" });
    }
  }, []);

  useEffect(() => void load(), [load]);
  return { state, retry: () => void load() };
}
