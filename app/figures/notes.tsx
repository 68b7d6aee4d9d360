import type { ReactNode } from "react";
import { type FigureId, figure, noteKey } from "#content/figures/index.ts";
import { FigureSource, FigureValue } from "./figure.tsx";
import { noteDelimiters } from "./number-notes.tsx";

/** A superscript that leads to a note. The same id leads to the same note anywhere on the page. */
export function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      {`${noteDelimiters.open}${id}${noteDelimiters.text}`}
      {children}
      {noteDelimiters.close}
    </>
  );
}

/** A recorded figure, with a note that has its assumption, date and source. */
export function Figure({ id, children, asClaim = false }: { id: FigureId; children?: ReactNode; asClaim?: boolean }) {
  return (
    <>
      <FigureValue id={id} asClaim={asClaim}>
        {children}
      </FigureValue>
      <FigureNote id={id} />
    </>
  );
}

/** Prints only the superscript, for a figure that stands elsewhere in the sentence, or several figures that share a note. */
export function FigureNote({ id }: { id: FigureId }) {
  return (
    <Note id={`figure ${noteKey(figure(id))}`}>
      <FigureSource id={id} />
    </Note>
  );
}

/** The page's last section: its notes in order, as markup. */
export function Notes({ texts }: { texts: readonly string[] }) {
  return (
    <section data-sheet-class="note-sheet" aria-label="Notes and assumptions">
      <details className="fold notes notes-fold wrap">
        <summary id="notes">{texts.length === 1 ? "1 note" : "Notes and assumptions"}</summary>
        <ol>
          {texts.map((text, index) => (
            <li key={text} id={`note-${index + 1}`}>
              <b>{index + 1}</b>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by React */}
              <span dangerouslySetInnerHTML={{ __html: text }} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
