import type { Bytes } from "./bytes.ts";

interface AnswerMemoryOptions {
  /** How many answers are kept. */
  most?: number;
  /** Bytes; a longer answer isn't kept. */
  longest?: number;
}

/** Today's last answers to questions, as bytes. The one that nobody has asked for the longest goes first. */
export function createAnswerMemory({ most = 60, longest = 250_000 }: AnswerMemoryOptions = {}) {
  const answers = new Map<string, Bytes>();
  let day = "";
  return {
    get(today: string, question: string): Bytes | undefined {
      const bytes = today === day ? answers.get(question) : undefined;
      if (bytes) {
        answers.delete(question);
        answers.set(question, bytes);
      }
      return bytes;
    },
    set(today: string, question: string, bytes: Bytes): void {
      // A stream that began before midnight may end after it.
      if (today < day || bytes.length > longest) return;
      if (today !== day) answers.clear();
      day = today;
      answers.set(question, bytes);
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
}
