import type { ReactNode } from "react";
import { Field } from "#app/components/fields/field.tsx";
import { Dashes } from "#app/components/points.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { Island as AddFile } from "#app/request/add-file/island.tsx";
import { ServiceChoices } from "#app/request/fields/service-choices.tsx";
import { maxLength } from "#content/request/limits.ts";
import type { OwnPageResponse } from "#content/request/response.ts";
import type { RequestView } from "#content/request/view.ts";
import { FreeTimes } from "./free-times.tsx";
import { PreferredTimes } from "./preferred-times.tsx";

interface ChangesProps {
  view: RequestView;
  /** The page's own URL. */
  link: string;
  /** The response to a post that changed nothing. */
  response: OwnPageResponse | undefined;
}

/** What the visitor can change, each in its own form. Opening one changes nothing. */
export function Changes({ view, link, response }: ChangesProps) {
  const { changeable, visit, freeHalfDays, times, kind, getsReminder } = view;
  const formOf = (act: string) => ({ action: `${link}&act=${act}`, isOpen: response?.act === act });
  const problems = response?.fields ?? {};
  return (
    <section className="wrap pb-16" aria-labelledby="changes">
      <h2 id="changes" className="mb-4">
        {changeable || visit ? "Change something" : "Withdraw"}
      </h2>
      {visit && freeHalfDays.length > 0 && (
        <Fold summary="Move the visit" {...formOf("book")}>
          <p className="py-2">We’re due {visit}. Press another time, and the visit moves at once.</p>
          <FreeTimes halfDays={freeHalfDays} link={link} />
        </Fold>
      )}
      {times && freeHalfDays.length === 0 && (
        <Fold
          summary={visit ? "Move the visit" : "Times that suit you"}
          button={visit ? "Ask for these times" : "Save these times"}
          {...formOf("times")}
        >
          {visit && <p>Choose other times. Until we confirm another, we’ll come {visit}.</p>}
          <PreferredTimes halfDays={times.offered} chosen={times.preferred} problem={problems.preferred} />
        </Fold>
      )}
      {visit && (
        <Fold summary="Cancel the visit" button="Cancel the visit" isPlain {...formOf("cancel")}>
          <p>We’re due {visit}. If you cancel the visit, your request stays open until you withdraw it.</p>
        </Fold>
      )}
      {getsReminder && (
        <Fold summary="Reminders" button="Don’t remind me" {...formOf("no-reminders")}>
          <p>If you booked more than two days ahead, we email you the day before.</p>
        </Fold>
      )}
      {changeable && kind !== "callback" && (
        <Fold summary={kind === "assessment" ? "Add a bill or photo" : "Add a photo"} {...formOf("file")}>
          <Island
            name="add-file"
            component={AddFile}
            start="load"
            props={{
              action: `${link}&act=file`,
              problem: problems.file ?? "",
              help: response?.fileHelp ?? "",
              kind,
            }}
          />
        </Fold>
      )}
      {changeable && (
        <Fold
          summary={changeable.hasPhone ? "Another phone number" : "Leave a number for us to call"}
          button="Save this number"
          {...formOf("phone")}
        >
          <Field id="phone" label="Phone" problem={problems.phone}>
            {(controlProps) => <input {...controlProps} type="tel" autoComplete="tel" maxLength={40} required />}
          </Field>
        </Fold>
      )}
      {changeable && kind !== "callback" && (
        <Fold summary="Another email address" button="Save this address" {...formOf("email")}>
          <Field
            id="email"
            label="Email"
            hint="We’ll email the link to this page there. If we had another address, we’ll email it about the change."
            problem={problems.email}
          >
            {(controlProps) => (
              <input
                {...controlProps}
                type="email"
                autoComplete="email"
                maxLength={maxLength.email}
                defaultValue={response?.act === "email" ? response.values?.email : undefined}
                required
              />
            )}
          </Field>
        </Fold>
      )}
      {changeable?.services && kind === "assessment" && (
        <Fold summary="What it’s about" button="Save" {...formOf("services")}>
          <fieldset id="selectedServices" tabIndex={-1}>
            <legend>What are you interested in?</legend>
            <ServiceChoices
              chosen={changeable.services}
              problem={problems.selectedServices}
              topic={changeable.topic}
              namesOnly
            />
          </fieldset>
        </Fold>
      )}
      {changeable && (
        <Fold summary="Your message" button="Save the message" {...formOf("message")}>
          <Field id="message" label="Message" problem={problems.message}>
            {(controlProps) => <textarea {...controlProps} rows={4} defaultValue={changeable.message} />}
          </Field>
        </Fold>
      )}
      <Fold
        summary="Withdraw your consent and have everything deleted"
        button="Withdraw and delete my request"
        {...formOf("withdraw")}
      >
        <Dashes
          items={[
            "Nobody will contact you about this request again.",
            "We’ll delete everything in it from our website: name, address, phone, email, message and files.",
            "We’ll tell our staff the reference and nothing else, and they’ll delete their copies.",
          ]}
        />
        <p>This can’t be undone. If you’ve signed a contract with us, it still applies.</p>
      </Fold>
    </section>
  );
}

interface FoldProps {
  summary: string;
  /** Where the form posts. */
  action: string;
  /** The text of the form's button. Undefined if the contents have their own form. */
  button?: string;
  /** Shown less prominently, because few people need it. */
  isPlain?: boolean;
  isOpen: boolean;
  children: ReactNode;
}

function Fold({ summary, action, button, isPlain = false, isOpen, children }: FoldProps) {
  return (
    <details className="fold rule-above last:rule-below" open={isOpen}>
      <summary>{summary}</summary>
      {button === undefined ? (
        children
      ) : (
        <form
          className="flex flex-col items-start gap-4 pt-2 pb-6"
          method="post"
          action={action}
          encType="multipart/form-data"
          noValidate
        >
          {children}
          <button className={isPlain ? "btn btn-line" : "btn"} type="submit">
            {button}
          </button>
        </form>
      )}
    </details>
  );
}
