import { useEffect, useState } from "react";

/** Speaks once typing pauses, so that a screen reader isn't interrupted at every letter. */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
