import { createContext, type ReactNode, use } from "react";
import { type FigureId, figure, noteOf } from "#content/figures/index.ts";
import { FigureSource, FigureValue } from "./figure.tsx";
import { NoteMark } from "./note-mark.tsx";

/** A page's notes, numbered as they are first mentioned: its sections are rendered in order, from the top. */
export type NoteList = Map<string, NoteEntry>;

interface NoteEntry {
  number: number;
  text: ReactNode;
}

export const NotesContext = createContext<NoteList | undefined>(undefined);

/** A superscript that leads to a note. The same id anywhere on the page leads to the same note. */
export function Note({ id, children }: { id: string; children: ReactNode }) {
  return <NoteMark number={numberOf(useNotes(), id, children)} />;
}

/** A recorded figure; what it assumes, its date and its source are in a note. */
export function Figure({ id, children, alone = false }: { id: FigureId; children?: ReactNode; alone?: boolean }) {
  return (
    <>
      <FigureValue id={id} alone={alone}>
        {children}
      </FigureValue>
      <FigureNote id={id} />
    </>
  );
}

/** Only the mark, where the figure itself is elsewhere in the sentence or several figures share a note. */
export function FigureNote({ id }: { id: FigureId }) {
  return (
    <Note id={`figure ${noteOf(figure(id))}`}>
      <FigureSource id={id} />
    </Note>
  );
}

function numberOf(notes: NoteList, id: string, text: ReactNode): number {
  const known = notes.get(id);
  if (known) return known.number;
  notes.set(id, { number: notes.size + 1, text });
  return notes.size;
}

/** One note of the list at the page's end. */
export function NoteItem({ number, text }: NoteEntry) {
  return (
    <li id={`note-${number}`}>
      <b>{number}</b>
      <span>{text}</span>
    </li>
  );
}

/** The page's last section: every note, given as markup. */
export function Notes({ items, count }: { items: string; count: number }) {
  return (
    <section className="notes wrap" aria-label="Notes and assumptions">
      <details className="fold notes-fold">
        <summary id="notes">{count === 1 ? "1 note" : "Notes and assumptions"}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own <NoteItem>s, rendered by React */}
        <ol dangerouslySetInnerHTML={{ __html: items }} />
      </details>
    </section>
  );
}

function useNotes(): NoteList {
  const notes = use(NotesContext);
  if (!notes) throw new Error("A note needs a page around it");
  return notes;
}
