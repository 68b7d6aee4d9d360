import { business } from "#content/business.ts";
import { Card } from "./card.tsx";
import { List } from "./list.tsx";
import type { CardView, ListView } from "./view.ts";

export type OfficeView =
  | { kind: "list"; list: ListView }
  | { kind: "card"; card: CardView }
  /** A page with one message. */
  | { kind: "message"; title: string; text: string };

/** Staff's pages. They have neither the site's header nor its script, so nothing measures, caches or prerenders them. */
export function Page({ view }: { view: OfficeView }) {
  return (
    <>
      <header className="wrap flex items-baseline justify-between gap-4 border-b-2 border-ink py-3">
        <b>{business.name}</b>
        <span className="small">For staff only</span>
      </header>
      <main id="main" className="wrap py-6">
        {view.kind === "list" && <List {...view.list} />}
        {view.kind === "card" && <Card {...view.card} />}
        {view.kind === "message" && (
          <>
            <h1>{view.title}</h1>
            <p className="mt-4 max-w-[36em]">{view.text}</p>
          </>
        )}
      </main>
    </>
  );
}
