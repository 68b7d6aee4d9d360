import { type ComponentType, Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NoteItem, type NoteList, Notes, NotesContext } from "#app/figures/notes.tsx";
import type { PageModule, PageRequest } from "#app/page-request/page-request.ts";
import { TodayProvider } from "#app/page-request/today.tsx";
import { type Bytes, join } from "../memory/bytes.ts";

const encoder = new TextEncoder();

/**
 * A page's `<main>` and what follows it, a section at a time. What is ready is handed over after each first render of the
 * day: handing over costs as much as some ten fields of a form. A section that changes only with the date comes from memory
 * after its first render.
 */
export async function* renderSections(
  Page: PageModule["Page"],
  request: PageRequest,
  inRouter: ((section: ReactNode) => ReactNode) | undefined,
  end: Bytes,
): AsyncGenerator<Bytes> {
  const notes: NoteList = new Map();
  let noted = "";
  const ready: Bytes[] = [];
  for (const [index, section] of sectionsOf(await Page(request)).entries()) {
    const kind = inRouter ? undefined : sameForAll(section);
    const known = kind && fromMemory(kind, request.today, noted);
    if (known) {
      ready.push(known.bytes);
      for (const [id, note] of known.notes) notes.set(id, note);
      noted = known.noted;
      continue;
    }
    const place = { today: request.today, notes, prefix: `s${index}` };
    const before = notes.size;
    const bytes = toBytes(inRouter ? inRouter(section) : section, place);
    const added = [...notes].slice(before);
    const after = [noted, ...added.map(([id]) => id)].join("\n");
    if (kind) remember(kind, request.today, noted, { bytes, notes: added, noted: after });
    noted = after;
    ready.push(bytes);
    if (!kind) continue;
    yield join(ready.splice(0));
  }
  if (notes.size > 0) ready.push(renderNotes(notes, request));
  yield join([...ready, end]);
}

function sectionsOf(page: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(page) || page.type !== Fragment) return [page];
  const { children } = page.props;
  return Array.isArray(children) ? children : [children];
}

/** A section without props is the same for everybody on a day: its component. */
function sameForAll(section: ReactNode): ComponentType | undefined {
  if (!isValidElement<object>(section) || typeof section.type === "string") return undefined;
  return Object.keys(section.props).length === 0 ? section.type : undefined;
}

interface Place {
  today: string;
  notes: NoteList;
  /** Keeps the ids of one section apart from those of the others. */
  prefix: string;
}

function toBytes(content: ReactNode, { today, notes, prefix }: Place): Bytes {
  const section = (
    <TodayProvider today={today}>
      <NotesContext value={notes}>{content}</NotesContext>
    </TodayProvider>
  );
  return encoder.encode(renderToStaticMarkup(section, { identifierPrefix: prefix }));
}

/** A section that is the same for all as it was rendered; the numbers of its notes depend on what was noted before it. */
interface Rendered {
  bytes: Bytes;
  /** What the section adds to the page's notes. */
  notes: [id: string, note: { number: number; text: ReactNode }][];
  /** The ids of all notes up to its end. */
  noted: string;
}

let day = "";
let rendered = new Map<ComponentType, Map<string, Rendered>>();

function fromMemory(section: ComponentType, today: string, noted: string): Rendered | undefined {
  if (day !== today) {
    day = today;
    rendered = new Map();
  }
  return rendered.get(section)?.get(noted);
}

function remember(section: ComponentType, today: string, noted: string, made: Rendered): void {
  if (today !== day) return;
  const known = rendered.get(section) ?? new Map<string, Rendered>();
  known.set(noted, made);
  rendered.set(section, known);
}

/** Most questions to a page leave its notes as they were. */
const lists = new Map<string, { list: string; bytes: Bytes }>();

/** The text of such a section's note is the same object all day, so its markup is kept next to it. */
const items = new WeakMap<object, string>();

function renderNotes(notes: NoteList, { path, today }: PageRequest): Bytes {
  const written = [...notes.values()].map((note) => {
    const known = items.get(note) ?? toMarkup(<NoteItem {...note} />, today);
    items.set(note, known);
    return known;
  });
  const list = written.join("");
  const before = lists.get(path);
  if (before?.list === list) return before.bytes;
  const bytes = encoder.encode(toMarkup(<Notes items={list} count={written.length} />, today));
  lists.set(path, { list, bytes });
  return bytes;
}

function toMarkup(content: ReactNode, today: string): string {
  return renderToStaticMarkup(<TodayProvider today={today}>{content}</TodayProvider>);
}
