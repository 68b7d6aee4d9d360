import { business } from "#content/business.ts";
import { Card } from "./card.tsx";
import { List } from "./list.tsx";
import type { CardView, ListView } from "./view.ts";

export type OfficeView =
  | { is: "list"; list: ListView }
  | { is: "card"; card: CardView }
  /** A page with one message. */
  | { is: "notice"; title: string; text: string };

/** Staff's pages. They have no site frame and no script, so nothing counts visits, stores copies or prerenders. */
export function Page({ view }: { view: OfficeView }) {
  return (
    <>
      <header className="wrap flex items-baseline justify-between gap-4 border-b-2 border-ink py-3">
        <b>{business.name}</b>
        <span className="small">For staff only</span>
      </header>
      <main id="main" className="wrap py-6">
        {view.is === "list" && <List {...view.list} />}
        {view.is === "card" && <Card {...view.card} />}
        {view.is === "notice" && (
          <>
            <h1>{view.title}</h1>
            <p className="mt-4 max-w-[36em]">{view.text}</p>
          </>
        )}
      </main>
    </>
  );
}
