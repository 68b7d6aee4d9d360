import type { ReactNode } from "react";
import { Field } from "#app/components/fields/field.tsx";
import { business } from "#content/business.ts";
import { maxNoteLength } from "#content/request/limits.ts";
import { halfDayName } from "#content/request/preferred.ts";
import { type CardView, type OutcomeButton, saveAnywayText } from "./view.ts";

/** One request, in the order in which staff need it: who and what, how to reach them, what to record, then the rest. */
export function Card(card: CardView) {
  const { reference, name, reason, place, task, latestEvent, amount, questions, suspicions, listUrl } = card;
  return (
    <>
      <p className="text-small">
        {listUrl && (
          <>
            <a href={listUrl}>All open requests</a> ·{" "}
          </>
        )}
        {reference}
      </p>
      {card.isEventJustUndone && (
        <p className="semibold mt-2 border-l-4 border-wattle bg-wattle-pale px-4 py-2" role="status">
          Undone. It’s as it was before, and the visitor wasn’t emailed.
        </p>
      )}
      <h1 className="text-h3 mt-1 wrap-anywhere">
        {name}
        {place && `, ${place}`}
      </h1>
      <p className={card.isLate || card.hasPriority ? "mt-2 text-clay" : "mt-2"} id="status">
        <b>{task}</b>
      </p>
      <p className={card.hasPriority ? "semibold text-clay" : undefined}>
        {reason}
        {amount && `. Quote: ${amount}`}
      </p>
      {questions.map((question) => (
        <TypedText key={question} text={question} />
      ))}
      {latestEvent && <p className="text-small mt-1">{latestEvent}</p>}
      {suspicions.length > 0 && (
        <p className="mt-4 border-l-4 border-clay bg-sand px-4 py-2">
          <b>Check before calling.</b> {suspicions.join(" ")}
        </p>
      )}
      <NextStep {...card} />
      <div className="wide:grid wide:grid-cols-2 wide:gap-12">
        <Outcomes {...card} />
        <div>
          <Forms {...card} />
          <Details {...card} />
        </div>
      </div>
    </>
  );
}

/** The phone number or the email address and, on the day of the visit, the map. The next step is the main button. */
function NextStep({ mainButton, phone, email, mapUrl, place }: CardView) {
  const reachClass = `btn phone:w-full${mainButton === "reach" ? "" : " btn-line"}`;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {mainButton === "map" && mapUrl && (
        <a className="btn phone:w-full" href={mapUrl} rel="noreferrer">
          Get directions{place && ` to ${place}`}
        </a>
      )}
      {phone && (
        <a className={reachClass} href={phone.href}>
          Call {phone.number}
        </a>
      )}
      {email && (
        <>
          <a className={reachClass} href={email.href}>
            Write an email
          </a>
          <span className="wrap-anywhere">to {email.address}: they asked not to be called.</span>
        </>
      )}
    </div>
  );
}

/** A button for each outcome. One that needs more than a press leads to its form, so that the buttons never move. */
function Outcomes({ url, groups, undo, refusedForm }: CardView) {
  const isShownInForm = refusedForm && outcomesWithForm(groups).some(({ name }) => name === refusedForm.outcome);
  return (
    <section className="mt-6" aria-labelledby="outcomes">
      <h2 className="text-h4" id="outcomes">
        Record or send
      </h2>
      {refusedForm && !isShownInForm && <RefusalMessage problem={refusedForm.problem} />}
      {undo && (
        <form method="post" action={url} className="mt-3 border-l-4 border-wattle pl-4" id="undo">
          <p className="mb-2">{undo.text}</p>
          <input type="hidden" name="key" value={undo.key} />
          <button className="btn btn-line" name="outcome" value="undo" type="submit">
            Undo “{undo.name}”, until {undo.until}
          </button>
        </form>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {groups.map(({ title, outcomes }) => (
          <fieldset key={title} className="contents">
            <legend className="text-label mt-1 w-full">{title}</legend>
            {outcomes.map((outcome) =>
              outcome.opensForm ? (
                <a key={outcome.name} className={buttonClass(outcome)} href={`#${formId(outcome)}`}>
                  {outcome.text}
                </a>
              ) : (
                <form key={outcome.name} method="post" action={url}>
                  <EventKey />
                  <button className={buttonClass(outcome)} name="outcome" value={outcome.name} type="submit">
                    {outcome.text}
                  </button>
                </form>
              ),
            )}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function buttonClass({ isMain }: OutcomeButton): string {
  return isMain ? "btn" : "btn btn-line phone:min-h-11 phone:px-3";
}

function outcomesWithForm(groups: CardView["groups"]): OutcomeButton[] {
  return groups.flatMap(({ outcomes }) => outcomes.filter(({ opensForm }) => opensForm));
}

function formId({ name }: OutcomeButton): string {
  return `do-${name}`;
}

/** The outcomes' forms. A form is hidden until its button leads to it, or until it was posted and refused. */
function Forms({ url, groups, slots, refusedForm }: CardView) {
  const forms = outcomesWithForm(groups);
  const ownForm = forms.find(({ name }) => name === refusedForm?.outcome)?.name;
  // If the refused outcome has no form, a typed note is shown again in the form for notes.
  const shownForm = ownForm ?? (refusedForm?.outcome === "undo" ? undefined : "note");
  return (
    <div className="group">
      {forms.map((outcome) => (
        <OutcomeForm
          key={outcome.name}
          url={url}
          outcome={outcome}
          slots={outcome.takesSlot ? slots : []}
          refusedForm={outcome.name === shownForm ? refusedForm : undefined}
        />
      ))}
    </div>
  );
}

function RefusalMessage({ problem }: { problem: string }) {
  return (
    <p className="field-problem mt-2" role="alert" id="problem">
      {problem}
    </p>
  );
}

interface OutcomeFormProps {
  url: string;
  outcome: OutcomeButton;
  slots: CardView["slots"];
  refusedForm: CardView["refusedForm"];
}

function OutcomeForm({ url, outcome, slots, refusedForm }: OutcomeFormProps) {
  const { name, text, time, isQuote, explanation } = outcome;
  const id = formId(outcome);
  const problemOf = (field: string) => (refusedForm?.field === field ? refusedForm.problem : undefined);
  const visibilityClass = refusedForm ? "group-has-target:not-target:hidden" : "not-target:hidden";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={`mt-6 scroll-mt-4 border-l-4 border-wattle pl-4 wide:scroll-mt-[100vh] ${visibilityClass}`}
    >
      <h2 className="text-h4 mb-2" id={`${id}-title`}>
        {text}
      </h2>
      <form
        method="post"
        action={`${url}#${id}`}
        encType={isQuote ? "multipart/form-data" : undefined}
        className="flex flex-col items-start gap-2"
      >
        <EventKey />
        {slots.length > 0 && <Slots outcome={name} slots={slots} />}
        {refusedForm?.unusualTime && <input type="hidden" name="asked" value={refusedForm.unusualTime} />}
        {explanation && <p>{explanation}</p>}
        {refusedForm?.outcome === name && !refusedForm.field && <RefusalMessage problem={refusedForm.problem} />}
        {time && (
          <fieldset className="flex flex-wrap gap-x-4 gap-y-2" aria-describedby={refusedForm && "problem"}>
            <legend className="semibold">
              {slots.length > 0 ? "Another time" : time.label}
              {time.isOptional && <span className="field-optional"> (optional)</span>}
            </legend>
            <Field id={`date-${name}`} name="date" label="Day" hint="Like 14/12/2026 or 14 Dec">
              {(controlProps) => (
                <input {...controlProps} type="text" autoComplete="off" size={14} defaultValue={refusedForm?.date} />
              )}
            </Field>
            <Field id={`clock-${name}`} name="clock" label="Time" hint="Like 2:30 pm or morning">
              {(controlProps) => (
                <input {...controlProps} type="text" autoComplete="off" size={10} defaultValue={refusedForm?.clock} />
              )}
            </Field>
          </fieldset>
        )}
        {isQuote && (
          <>
            <Field
              id="amount"
              label="Amount, with GST and after discounts"
              hint="In dollars"
              problem={problemOf("amount")}
            >
              {(controlProps) => (
                <input {...controlProps} type="text" inputMode="decimal" defaultValue={refusedForm?.amount} required />
              )}
            </Field>
            <Field id="file" label="The quote, as a PDF of up to 10 MB" problem={problemOf("file")}>
              {(controlProps) => <input {...controlProps} type="file" accept=".pdf,application/pdf" required />}
            </Field>
          </>
        )}
        <Field
          id={`note-${name}`}
          name="note"
          label={`Note, up to ${maxNoteLength} characters`}
          hint="Only staff read it"
          optional
        >
          {(controlProps) => (
            <textarea {...controlProps} rows={2} maxLength={maxNoteLength} defaultValue={refusedForm?.note} />
          )}
        </Field>
        <button className="btn" name="outcome" value={name} type="submit">
          {refusedForm?.unusualTime ? saveAnywayText : isQuote ? text : `Save: ${text}`}
        </button>
      </form>
    </section>
  );
}

const unfoldedSlots = 10;

/** Buttons that book a slot, with the note below. Enter in a field presses the form's first button: that one saves the typed time. */
function Slots({ outcome, slots }: { outcome: string; slots: CardView["slots"] }) {
  const preferredSlots = slots.filter(({ isPreferred }) => isPreferred);
  const otherSlots = slots.filter(({ isPreferred }) => !isPreferred);
  return (
    <div className="mb-4 grid w-full gap-3">
      <input type="hidden" name="outcome" value={outcome} />
      {/* Not `hidden`: Safari skips buttons that aren't drawn, and would book the first slot. */}
      <button className="unseen" type="submit" tabIndex={-1} aria-hidden="true">
        Save
      </button>
      <SlotButtons title="Free, and one of their times" slots={preferredSlots} />
      <SlotButtons title="Free" slots={otherSlots.slice(0, unfoldedSlots)} />
      {otherSlots.length > unfoldedSlots && (
        <details className="fold">
          <summary>Later days</summary>
          <SlotButtons title="Free later" slots={otherSlots.slice(unfoldedSlots)} />
        </details>
      )}
    </div>
  );
}

function SlotButtons({ title, slots }: { title: string; slots: CardView["slots"] }) {
  if (slots.length === 0) return null;
  return (
    <fieldset>
      <legend className="semibold mb-1">{title}</legend>
      <div className="grid grid-cols-2 gap-2">
        {slots.map(({ halfDay }) => (
          <button key={halfDay} className="btn btn-line px-2" name="at" value={halfDay} type="submit">
            {slotName(halfDay)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A slot's name: "Mon 14 Dec, morning". */
function slotName(halfDay: string): string {
  return halfDayName(halfDay).replace(/^(\w{3})\w*( \d+ \w{3})\w*/, "$1$2");
}

/** A new key each time the card is shown, so that pressing a button twice records one event. */
function EventKey() {
  return <input type="hidden" name="key" value={crypto.randomUUID()} />;
}

function Details(card: CardView) {
  const { message, coverage, mapUrl, calendarUrl, files, meter, estimate, history, consentEnds, linkEnds, url } = card;
  return (
    <>
      <Part id="typed" title="Typed by the visitor">
        <Entries entries={card.typedFields} />
        {message && <TypedText text={message} />}
        {mapUrl && (
          <p className="mt-2">
            {coverage && `${coverage}. `}
            <a href={mapUrl} rel="noreferrer">
              Open the map
            </a>
          </p>
        )}
      </Part>
      <Part id="wants" title="What they want">
        <Entries entries={card.choices} />
        {calendarUrl && (
          <p className="mt-2">
            <a href={calendarUrl} download>
              Add the visit to a calendar (.ics)
            </a>
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
        <Part id="estimate" title="Estimate they came from">
          <p>
            <a href={estimate.href}>{estimate.title}</a>, worked out again today
          </p>
          <Entries entries={estimate.lines} />
        </Part>
      )}
      <Part id="history" title="History">
        <ol>
          {history.map(({ time, text, note, quote }) => (
            <li key={time + text} className="border-t border-line py-2">
              <b>{time}</b> {text}
              {quote && (
                <>
                  : {quote.amount}, {quote.href ? <a href={quote.href}>the PDF</a> : "a PDF"}
                </>
              )}
              {note && <TypedText text={note} />}
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
          <form method="post" action={url} className="mt-3">
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
    <section className="mt-6" aria-labelledby={id}>
      <h2 id={id} className="text-h4 mb-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: CardView["typedFields"] }) {
  return (
    <dl>
      {entries.map(([label, value]) => (
        <div key={label} className="rule-above flex gap-4 py-1.5 text-small">
          <dt className="w-[7rem] flex-none text-quiet wide:w-[9rem]">{label}</dt>
          <dd className="flex-1 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TypedText({ text }: { text: string }) {
  return <p className="mt-2 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">{text}</p>;
}
