import type { GroupName, ListGroup, ListRow, ListView } from "./view.ts";

/** A page of the open requests, the most urgent first, or of those that are over. */
export function List({
  groups,
  total,
  from,
  to,
  previousPage,
  nextPage,
  time,
  url,
  showsOver,
  other,
  linkEnds,
  lastMonth,
}: ListView) {
  const [none, one, many] = showsOver
    ? ["No requests are over", "request is over", "requests are over"]
    : ["No open requests", "open request", "open requests"];
  return (
    <>
      <h1 className="text-h3">{total === 0 ? none : `${total} ${total === 1 ? one : many}`}</h1>
      <p className="text-label mt-1">
        {time}
        {lastMonth && !showsOver && `. Answered on time in ${lastMonth}.`}
      </p>
      {groups.map((group) => (
        <RequestGroup key={group.name} {...group} />
      ))}
      {(previousPage ?? nextPage) && (
        <p className="mt-4 flex gap-6">
          {previousPage && <a href={previousPage}>Previous page</a>}
          <span>
            {from} to {to} of {total}
          </span>
          {nextPage && <a href={nextPage}>Next page</a>}
        </p>
      )}
      {(other.count > 0 || showsOver) && (
        <p className="mt-6">
          <a href={other.href}>
            {showsOver ? "Back to open requests" : `Show requests that are over (${other.count})`}
          </a>
        </p>
      )}
      <details className="fold mt-6">
        <summary>This link</summary>
        <p>
          {linkEnds ? `It ends ${linkEnds}; the daily email brings a new one. ` : ""}If a staff email was forwarded or a
          phone was lost, end all links: every link to this list, to a card and to a file stops working, and this page
          opens under a new one.
        </p>
        <form method="post" action={url} className="mt-4 mb-6">
          <button className="btn btn-line" type="submit">
            End all links
          </button>
        </form>
      </details>
    </>
  );
}

const titles: Record<GroupName, string> = {
  now: "Now",
  today: "Today",
  tomorrow: "Tomorrow",
  week: "This week",
  later: "Later",
  waiting: "Waiting for the customer",
  over: "Over",
};

function RequestGroup({ name, count, parts }: ListGroup) {
  return (
    <section className="mt-6" aria-labelledby={name}>
      <h2 id={name} className={name === "now" ? "text-h4 text-clay" : "text-h4"}>
        {titles[name]} ({count})
      </h2>
      {parts.map(({ title, rows }) => (
        <div key={title ?? ""}>
          {title && <h3 className="text-label mt-3">{title}</h3>}
          <ol className="rule-below mt-1">
            {rows.map((row) => (
              <RequestRow key={row.href} {...row} isInNow={name === "now"} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** A request: name, place, number, subject, and the next step with its deadline. */
function RequestRow({ href, name, place, phone, prefersWriting, isInNow, ...row }: ListRow & { isInNow: boolean }) {
  const { reason, amount, messageStart, sameAs, hasPriority, task } = row;
  return (
    <li className="rule-above grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1 text-small wide:grid-cols-[17rem_9rem_minmax(0,1fr)_minmax(0,1fr)]">
      <a className="flex min-h-11 flex-wrap content-center gap-x-1" href={href}>
        <b className="wrap-anywhere">{name}</b>
        {place && <span>{place}</span>}
      </a>
      {phone ? (
        <a className="flex min-h-11 items-center" href={phone.href}>
          {phone.number}
        </a>
      ) : (
        <span className="flex min-h-11 items-center">{prefersWriting ? "Write, don’t call" : ""}</span>
      )}
      <span className="col-span-2 wide:col-span-1 wide:self-center">
        {hasPriority ? <b>{reason}</b> : reason}
        {amount && `, ${amount}`}
        {sameAs && <span className="block">{sameAs}</span>}
        {messageStart && <span className="block text-quiet wrap-anywhere">“{messageStart}”</span>}
      </span>
      <span className={`col-span-2 wide:col-span-1 wide:self-center ${isInNow ? "text-clay" : ""}`}>
        {isInNow ? <b>{task}</b> : task}
      </span>
    </li>
  );
}
