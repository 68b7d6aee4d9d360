/**
 * A section is rendered before we know how many notes come before it. Until the page is assembled, its markup holds each note's
 * id and text between characters that occur in none of our texts.
 */
export const noteDelimiters = { open: "\uE000", text: "\uE001", close: "\uE002" };

/** A section's markup, split at its notes. */
export interface NotedMarkup {
  start: string;
  notes: readonly { id: string; text: string; after: string }[];
}

export function splitAtNotes(markup: string): NotedMarkup {
  const [start = "", ...pieces] = markup.split(noteDelimiters.open);
  const notes = pieces.map((piece) => {
    const [id = "", rest = ""] = piece.split(noteDelimiters.text);
    const [text = "", after = ""] = rest.split(noteDelimiters.close);
    return { id, text, after };
  });
  return { start, notes };
}

/** Numbers a page's notes in the order in which its sections mention them. */
export function createNoteNumbers() {
  const numberedNotes = new Map<string, { number: number; text: string }>();
  return {
    /** Returns a section's markup with numbered superscripts. */
    numberNotes({ start, notes }: NotedMarkup): string {
      return notes.reduce((markup, { id, text, after }) => {
        const note = numberedNotes.get(id) ?? { number: numberedNotes.size + 1, text };
        numberedNotes.set(id, note);
        return markup + superscript(note.number) + after;
      }, start);
    },
    texts: (): string[] => [...numberedNotes.values()].map(({ text }) => text),
  };
}

/** A separate string, because the build finds class names only as whole words of strings. */
const superscriptClass = "note-mark";

function superscript(number: number): string {
  return `<sup class="${superscriptClass}"><a href="#note-${number}" aria-label="Note ${number}">${number}</a></sup>`;
}
