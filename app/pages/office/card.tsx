import type { ReactNode } from "react";
import { Field } from "#app/components/fields/field.tsx";
import { business } from "#content/business.ts";
import { longestNote } from "#content/request/limits.ts";
import type { CardView, OutcomeButton } from "./view.ts";

/** One request, in the order of use: who and what, the number, what happened, then everything else. */
export function Card(card: CardView) {
  const { reference, name, wish, place, status, isLate, isUrgent, checks, phone, writes, list } = card;
  return (
    <>
      <p>
        {list && (
          <>
            <a href={list}>All open requests</a> ·{" "}
          </>
        )}
        {reference}
      </p>
      <h1 className="mt-2 wrap-anywhere">
        {name}: {wish}
      </h1>
      {place && <p className="lead mt-2">{place}</p>}
      <p className={isLate || isUrgent ? "mt-4 text-clay" : "mt-4"} id="status">
        <b>
          {isUrgent && "Urgent. "}
          {status}
        </b>
      </p>
      {checks.length > 0 && (
        <p className="mt-4 border-l-4 border-clay bg-sand px-4 py-2">
          <b>Check before calling.</b> {checks.join(" ")}
        </p>
      )}
      {phone ? (
        <p className="mt-4">
          <a className="btn phone:w-full" href={phone.href}>
            Call {phone.number}
          </a>
        </p>
      ) : (
        writes && (
          <p className="mt-4">
            <b>Write to them: they asked not to be called.</b>
          </p>
        )
      )}
      <Outcomes {...card} />
      <Details {...card} />
    </>
  );
}

/** Side by side; each asks only for what it needs. */
function Outcomes({ address, outcomes, refused }: CardView) {
  // A note that came with what takes none is kept where notes are written.
  const open = outcomes.find(({ name, asks }) => asks && name === refused?.outcome)?.name ?? "note";
  return (
    <section className="mt-6" aria-labelledby="outcomes">
      <h2 id="outcomes">What happened?</h2>
      {refused && (
        <p className="field-problem mt-2" role="alert" id="problem">
          {refused.problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {outcomes.map((outcome) =>
          outcome.asks ? (
            <Asks
              key={outcome.name}
              address={address}
              outcome={outcome}
              refused={outcome.name === open ? refused : undefined}
            />
          ) : (
            <form key={outcome.name} method="post" action={address}>
              <Key />
              <button className="btn btn-line" name="outcome" value={outcome.name} type="submit">
                {outcome.text}
              </button>
            </form>
          ),
        )}
      </div>
    </section>
  );
}

interface AsksProps {
  address: string;
  outcome: OutcomeButton;
  refused: CardView["refused"];
}

function Asks({ address, outcome: { name, text, time, explanation }, refused }: AsksProps) {
  return (
    <details className="open:w-full" open={refused !== undefined} name="outcome">
      <summary className="btn btn-line w-max">{text}</summary>
      <form
        method="post"
        action={address}
        className="my-3 flex flex-col items-start gap-2 border-l-4 border-wattle pl-4"
      >
        <Key />
        {refused?.past && <input type="hidden" name="past" value={refused.past} />}
        {explanation && <p>{explanation}</p>}
        {time && (
          <Field id={`at-${name}`} name="at" label={time.label} optional={time.isOptional} hint="Melbourne time">
            {(field) => <input {...field} type="datetime-local" defaultValue={refused?.time} />}
          </Field>
        )}
        <Field id={`note-${name}`} name="note" label={`Note, up to ${longestNote} characters`} optional>
          {(field) => <textarea {...field} rows={2} maxLength={longestNote} defaultValue={refused?.note} />}
        </Field>
        <button className="btn" name="outcome" value={name} type="submit">
          Save: {text}
        </button>
      </form>
    </details>
  );
}

/** One for each time the card was shown: the same button pressed twice is one event. */
function Key() {
  return <input type="hidden" name="key" value={crypto.randomUUID()} />;
}

function Details(card: CardView) {
  const { message, coverage, map, calendar, files, meter, estimate, history, consentEnds, linkEnds, address } = card;
  return (
    <>
      <Part id="typed" title="Typed by the visitor">
        <Entries entries={card.typed} />
        {message && <Quote text={message} />}
        {map && (
          <p className="mt-2">
            {coverage && `${coverage}. `}
            <a href={map} rel="noreferrer">
              Open the map
            </a>
          </p>
        )}
      </Part>
      <Part id="wants" title="What they want">
        <Entries entries={card.choices} />
        {calendar.visit && (
          <p className="mt-2">
            <a href={calendar.visit} download>
              Add the visit to a calendar (.ics)
            </a>
          </p>
        )}
        {calendar.times && (
          <p className="mt-2">
            <a href={calendar.times} download>
              Add the times that suit them to a calendar (.ics)
            </a>
            . Nothing is booked until you confirm one.
          </p>
        )}
        {files.map(({ href, text }) => (
          <p className="mt-2" key={text}>
            {href ? <a href={href}>Download the attachment</a> : "The attachment has been deleted"}: {text}
          </p>
        ))}
      </Part>
      {meter && (
        <Part id="meter" title="Their meter">
          {meter.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Part>
      )}
      {estimate && (
        <Part id="estimate" title="The price they had seen">
          <p>
            <a href={estimate.href}>{estimate.title}</a>, worked out again today
          </p>
          <Entries entries={estimate.lines} />
        </Part>
      )}
      <Part id="history" title="History">
        <ol>
          {history.map(({ at, what, note }) => (
            <li key={at + what} className="border-t border-line py-2">
              <b>{at}</b> {what}
              {note && <Quote text={note} />}
            </li>
          ))}
        </ol>
      </Part>
      <Part id="link" title="This link">
        <p className="max-w-[44em]">
          For staff of {business.name} only: anyone who has the link can read the request. It ends {linkEnds}. If
          somebody else has it, press “End all links” on the list of open requests.
        </p>
        <p className="mt-2">Consent to contact ends {consentEnds}.</p>
        <details className="fold mt-4">
          <summary>Delete at the visitor’s request</summary>
          <p className="max-w-[44em]">
            Nobody may contact them about this request again. Everything in it is deleted from the website, which can’t
            be undone. Delete its emails and saved files as well.
          </p>
          <form method="post" action={address} className="mt-3">
            <button className="btn btn-line" name="outcome" value="delete" type="submit">
              Delete the request
            </button>
          </form>
        </details>
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: CardView["typed"] }) {
  return (
    <dl>
      {entries.map(([label, value]) => (
        <div key={label} className="border-t border-line py-2 wide:flex wide:gap-4">
          <dt className="text-quiet wide:w-[11rem]">{label}</dt>
          <dd className="wrap-anywhere wide:flex-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Quote({ text }: { text: string }) {
  return <p className="mt-2 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">{text}</p>;
}
