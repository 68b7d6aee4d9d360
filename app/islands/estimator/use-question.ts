import { useEffect, useRef, useState } from "react";
import { pause } from "../pause.ts";
import { isTouched, questionOf, writeAddress } from "./question.ts";

/** What a question comes to: the fields that can't be used, and the answer in a sentence, to be read out. */
export type Look = (sent: string) => { problems: Readonly<Record<string, string>>; answer: string };

/**
 * The question of the form inside a frame, anew with every key. While a field is half written the last answer stays, until
 * the field makes sense, is left, or nobody types any more: neither results nor messages jump about under the keys.
 */
export function useQuestion(first: string, look: Look) {
  const [sent, setSent] = useState(first);
  const [said, setSaid] = useState("");
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island starts; what it is given never changes
  useEffect(() => {
    const form = frame.current?.querySelector("form");
    if (!form) return;
    let waiting = new AbortController();
    const listening = new AbortController();

    async function ask(form: HTMLFormElement, typedIn?: string) {
      waiting.abort();
      waiting = new AbortController();
      const { signal } = waiting;
      const question = questionOf(form);
      const { problems, answer } = look(question.toString());
      const halfWritten = typedIn !== undefined && problems[typedIn] !== undefined;
      if (!halfWritten) setSent(question.toString());
      try {
        await pause(quiet, signal);
        setSent(question.toString());
        writeAddress(form, question);
        setSaid(answer);
      } catch {
        // Overtaken by the next key.
      }
    }

    const { signal } = listening;
    form.addEventListener("input", ({ target }) => void ask(form, nameOfText(target)), { signal });
    form.addEventListener("change", () => void ask(form), { signal });
    // What was typed before this script arrived is answered as well.
    if (isTouched(form)) void ask(form);
    return () => {
      waiting.abort();
      listening.abort();
    };
  }, []);

  return { sent, said, frame };
}

/** Long enough between two keys, short enough that the address is right when somebody copies it. */
const quiet = 600;

function nameOfText(target: EventTarget | null): string | undefined {
  return target instanceof HTMLInputElement && target.type === "text" ? target.name : undefined;
}
