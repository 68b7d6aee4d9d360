import { type ComponentType, createContext, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TodayProvider, useToday } from "../page-request/today.tsx";
import { type NoteList, NotesContext } from "./notes.tsx";

/** While a page is written as text: takes a still part, and gives the mark that holds its place. */
export const HoldPlace = createContext<((written: StillText) => string) | undefined>(undefined);

/** A part as it was written; the same object until the date changes. */
export interface StillText {
  readonly markup: string;
}

/**
 * Makes a part of a page that nothing but the date changes, whatever the page was asked. It is written once and then taken
 * from memory; only the numbers of its notes depend on what was noted before it.
 */
export function still(Part: ComponentType): ComponentType {
  const written = new Map<string, Writing>();
  const identifierPrefix = `still${made++}`;

  function write(today: string, before: NoteList): Writing {
    const notes = new Map(before);
    const part = (
      <TodayProvider today={today}>
        <NotesContext value={notes}>
          <Part />
        </NotesContext>
      </TodayProvider>
    );
    const markup = renderToStaticMarkup(part, { identifierPrefix });
    return { today, markup, notes: [...notes].slice(before.size) };
  }

  return function Still() {
    const hold = use(HoldPlace);
    const today = useToday();
    const notes = use(NotesContext) ?? new Map();
    if (!hold) return <Part />;
    const before = [...notes.keys()].join("\n");
    const known = written.get(before);
    const writing = known?.today === today ? known : write(today, notes);
    if (writing !== known) written.set(before, writing);
    for (const [id, note] of writing.notes) notes.set(id, note);
    return hold(writing);
  };
}

let made = 0;

interface Writing extends StillText {
  today: string;
  /** What the part adds to the page's notes. */
  notes: [id: string, note: { number: number; text: React.ReactNode }][];
}
