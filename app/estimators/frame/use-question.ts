import { type ReactNode, useEffect, useRef, useState } from "react";
import { carryOtherAnswers, isTouched, questionOf, writeAddress } from "./form-question.ts";
import { markFields } from "./mark-fields.ts";

/** What a question comes to: the fields that can't be used, the results, and the answer in a sentence, to be read out. */
export interface Answer {
  problems: Readonly<Record<string, string>>;
  results: ReactNode;
  /** Whether it is somebody's own question; such an answer is printed alone. */
  isOwnQuestion: boolean;
  announcement: string;
}

/**
 * The question of the form inside a frame, anew with every key. Messages come and go only when a field is left or nobody
 * types any more, and until then the last answer stays: nothing jumps about under the keys.
 */
export function useQuestion(first: string, answer: (sent: string) => Answer) {
  const [{ problems, results, isOwnQuestion, question }, setShown] = useState(() => ({
    ...answer(first),
    question: first,
  }));
  const [announcement, setAnnouncement] = useState("");
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island starts; what it is given never changes
  useEffect(() => {
    const form = frame.current?.querySelector("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    let marked = namesOf(problems);

    function ask(form: HTMLFormElement, typing: boolean) {
      clearTimeout(timer);
      const question = questionOf(form).toString();
      const found = answer(question);
      const names = namesOf(found.problems);
      const show = () => {
        marked = names;
        markFields(form, found.problems);
        setShown({ ...found, question });
      };
      if (!typing || names === marked) show();
      timer = setTimeout(() => {
        show();
        writeAddress(form, question);
        setAnnouncement(found.announcement);
      }, quiet);
    }

    form.addEventListener("input", () => ask(form, true));
    form.addEventListener("change", () => ask(form, false));
    form.addEventListener("submit", () => carryOtherAnswers(form));
    // Answer what was typed before this script ran.
    if (isTouched(form)) ask(form, true);
    return () => clearTimeout(timer);
  }, []);

  return { results, isOwnQuestion, question, announcement, frame };
}

/** Longer than between two keys, short enough that the address is right when somebody copies it. */
const quiet = 600;

function namesOf(problems: Answer["problems"]): string {
  return Object.keys(problems).join();
}
