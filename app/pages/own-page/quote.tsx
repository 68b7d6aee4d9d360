import { Field } from "#app/components/fields/field.tsx";
import { maxNoteLength } from "#content/request/limits.ts";
import type { RequestView } from "#content/request/view.ts";

interface QuoteProps {
  quote: NonNullable<RequestView["quote"]>;
  /** The page's own URL. */
  link: string;
  /** What is wrong with the posted question. */
  problem?: string | undefined;
  /** The posted question. */
  typedQuestion?: string | undefined;
  /** The posted question's key. */
  questionKey?: string | undefined;
}

/** The latest quote, and the visitor's three possible answers. None of them is a contract. */
export function Quote({ quote, link, problem, typedQuestion, questionKey }: QuoteProps) {
  const { key, what, amount, file, until, replaced, isOpen, answer, answerText, questions, getsReminder } = quote;
  const formOf = (act: string) => ({
    method: "post" as const,
    action: `${link}&act=${act}&quote=${encodeURIComponent(key)}`,
    noValidate: true,
  });
  return (
    <section className="mt-8" aria-labelledby="quote">
      <h2 id="quote">{what}</h2>
      <p className="figure-number mt-2 text-price">{amount}</p>
      <p className="mt-2 max-w-[36em]">Includes GST, after discounts; fixed until {until}.</p>
      <p className="mt-2">
        <a href={link.replace("/request?", "/api/quote?")} download>
          {`The whole quote (${file})`}
        </a>
      </p>
      {replaced && <p className="mt-2 max-w-[36em]">{replaced}</p>}
      {answerText && <p className="mt-4 max-w-[36em]">You said: {answerText}.</p>}
      {questions.map(({ text, answeredText }) => (
        <div key={text} className="mt-4 max-w-[36em] border-l-4 border-wattle pl-4">
          <p className="wrap-anywhere whitespace-pre-line">You asked: {text}</p>
          {answeredText && <p className="semibold">{answeredText}</p>}
        </div>
      ))}
      {isOpen && (
        <>
          <div className="mt-6 flex flex-wrap gap-3">
            {answer !== "accepted-quote" && (
              <form {...formOf("accept-quote")}>
                <button className="btn" type="submit">
                  I’d like to go ahead
                </button>
              </form>
            )}
            {answer !== "declined-quote" && (
              <form {...formOf("decline-quote")}>
                <button className="btn btn-line" type="submit">
                  Not now
                </button>
              </form>
            )}
          </div>
          <details className="fold rule-below mt-6 max-w-[44em]" open={(problem ?? typedQuestion) !== undefined}>
            <summary>{questions.length > 0 ? "I have another question" : "I have a question"}</summary>
            <form
              className="flex flex-col items-start gap-4 pt-2 pb-6"
              encType="multipart/form-data"
              {...formOf("ask-about-quote")}
            >
              {/* A key, so that a question that is sent again after a failure is recorded once. */}
              <input type="hidden" name="draft" value={questionKey ?? crypto.randomUUID()} />
              <Field id="question" name="message" label="Your question" problem={problem}>
                {(controlProps) => (
                  <textarea
                    {...controlProps}
                    rows={3}
                    maxLength={maxNoteLength}
                    defaultValue={typedQuestion}
                    required
                  />
                )}
              </Field>
              <button className="btn" type="submit">
                Send the question
              </button>
            </form>
          </details>
          {getsReminder && (
            <form className="mt-4" {...formOf("no-quote-reminders")}>
              <p className="max-w-[36em]">If we don’t hear from you within a week, we’ll remind you once by email.</p>
              <button className="btn btn-line mt-3" type="submit">
                Don’t remind me about the quote
              </button>
            </form>
          )}
        </>
      )}
    </section>
  );
}
