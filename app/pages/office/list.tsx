import type { ListRow, ListView } from "./view.ts";

/** All open requests, the most pressing first. */
export function List({ rows, total, from, to, earlier, further, address, linkEnds, lastMonth }: ListView) {
  return (
    <>
      <h1>{total === 0 ? "No open requests" : `${total} open ${total === 1 ? "request" : "requests"}`}</h1>
      {lastMonth && <p className="mt-2">Answered within the promise in {lastMonth}.</p>}
      <ol className="mt-6">
        {rows.map((row) => (
          <Row key={row.href} {...row} />
        ))}
      </ol>
      {total > 0 && (
        <p className="mt-4 flex gap-6">
          {earlier && <a href={earlier}>The ones before</a>}
          <span>
            {from} to {to} of {total}
          </span>
          {further && <a href={further}>The next ones</a>}
        </p>
      )}
      <details className="fold mt-10">
        <summary>This link</summary>
        <p>
          {linkEnds ? `It ends ${linkEnds}; the daily email brings a new one. ` : ""}If a staff email was forwarded or a
          phone was lost, end all links: every link to this list, to a card and to a file stops working, and this page
          opens under a new one.
        </p>
        <form method="post" action={address} className="mt-4 mb-6">
          <button className="btn btn-line" type="submit">
            End all links
          </button>
        </form>
      </details>
    </>
  );
}

const taskClasses: Record<ListRow["urgency"], string> = {
  urgent: "text-clay",
  late: "text-clay",
  today: "",
  later: "",
  waiting: "text-quiet",
};

function Row({ href, name, place, wish, task, urgency, writes }: ListRow) {
  return (
    <li className="border-t border-line py-3 wide:flex wide:gap-6">
      <a className="block wide:w-1/3" href={href}>
        <b className="wrap-anywhere">{name}</b>
        {place && `, ${place}`}
      </a>
      <span className="block wide:w-1/3">
        {wish}
        {writes && <b>: write, don’t call</b>}
      </span>
      <span className={`block wide:w-1/3 ${taskClasses[urgency]}`}>
        {["urgent", "late", "today"].includes(urgency) ? <b>{task}</b> : task}
      </span>
    </li>
  );
}
