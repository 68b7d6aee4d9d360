/**
 * A section is rendered without knowing how many notes come before it. Its markup holds each note's id and text between characters
 * that none of our texts contain, until the page is assembled.
 */
export const noteMarks = { open: "\uE000", text: "\uE001", close: "\uE002" };

/** A section's markup, split at its notes. */
export interface NotedMarkup {
  start: string;
  notes: readonly { id: string; text: string; after: string }[];
}

export function cutAtNotes(markup: string): NotedMarkup {
  const [start = "", ...marked] = markup.split(noteMarks.open);
  const notes = marked.map((part) => {
    const [id = "", rest = ""] = part.split(noteMarks.text);
    const [text = "", after = ""] = rest.split(noteMarks.close);
    return { id, text, after };
  });
  return { start, notes };
}

/** Numbers a page's notes in the order in which its sections mention them. */
export function createNoteNumbers() {
  const noted = new Map<string, { number: number; text: string }>();
  return {
    /** A section with its numbered superscripts. */
    numbered({ start, notes }: NotedMarkup): string {
      return notes.reduce((markup, { id, text, after }) => {
        const note = noted.get(id) ?? { number: noted.size + 1, text };
        noted.set(id, note);
        return markup + superscript(note.number) + after;
      }, start);
    },
    texts: (): string[] => [...noted.values()].map(({ text }) => text),
  };
}

/** On its own in a string, because the build finds class names as whole words of strings. */
const markClass = "note-mark";

function superscript(number: number): string {
  return `<sup class="${markClass}"><a href="#note-${number}" aria-label="Note ${number}">${number}</a></sup>`;
}
