import { useEffect, useState } from "react";

/** Runs once the next frame has been painted. Returns a function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Delays a value until the rest of the page has been painted. `useDeferredValue` often renders before the paint. */
export function useAfterPaint<Value>(value: Value): Value {
  const [paintedValue, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return paintedValue;
}
