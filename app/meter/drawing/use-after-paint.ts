import { useEffect, useState } from "react";

/** False for the first picture, then true: what is folded away needn't hold it up. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(setPainted, 0, true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
