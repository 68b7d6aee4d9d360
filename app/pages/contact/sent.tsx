import { SentCard } from "../../components/sent-card.tsx";

/** After a form post. The reference is all that the address holds, so it survives a reload and says nothing about anyone. */
export function Sent({ reference }: { reference: string }) {
  return (
    <section className="sent" aria-labelledby="sent">
      <SentCard reference={reference}>
        <p className="actions">
          <a className="btn btn-line" href="/contact#form">
            Send another request
          </a>
          <a className="btn btn-line" href="/blog">
            Read while you wait
          </a>
        </p>
      </SentCard>
    </section>
  );
}
