import { useEffect, useRef, useState } from "react";
import { isTouched, questionOf, writeAddress } from "./question.ts";

/** What a question comes to: the fields that can't be used, and the answer in a sentence, to be read out. */
export type Look = (sent: string) => { problems: Readonly<Record<string, string>>; answer: string };

/**
 * The question of the form inside a frame, anew with every key. Messages come and go only when a field is left or nobody
 * types any more, and until then the last answer stays: nothing jumps about under the keys.
 */
export function useQuestion(first: string, look: Look) {
  const [sent, setSent] = useState(first);
  const [said, setSaid] = useState("");
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island starts; what it is given never changes
  useEffect(() => {
    const form = frame.current?.querySelector("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    let marked = markedBy(look(first).problems);

    function ask(form: HTMLFormElement, typing: boolean) {
      clearTimeout(timer);
      const question = questionOf(form).toString();
      const { problems, answer } = look(question);
      const marks = markedBy(problems);
      const show = () => {
        marked = marks;
        setSent(question);
      };
      if (!typing || marks === marked) show();
      timer = setTimeout(() => {
        show();
        writeAddress(form, question);
        setSaid(answer);
      }, quiet);
    }

    form.addEventListener("input", () => ask(form, true));
    form.addEventListener("change", () => ask(form, false));
    // What was typed before this script arrived is answered as well.
    if (isTouched(form)) ask(form, true);
    return () => clearTimeout(timer);
  }, []);

  return { sent, said, frame };
}

/** Longer than between two keys, short enough that the address is right when somebody copies it. */
const quiet = 600;

function markedBy(problems: Readonly<Record<string, string>>): string {
  return Object.keys(problems).join();
}
