import { type ComponentType, useEffect, useRef, useState } from "react";
import { afterPaint } from "#app/island/after-paint.ts";
import { lruCache } from "#content/energy/lru-cache.ts";
import type { PagePath } from "#content/pages.ts";
import type { CalculatorName } from "#content/request/origin.ts";
import type { Day } from "#content/rules/schedule.ts";
import type { ArithmeticLine, SummaryLine } from "./estimate-lines.ts";
import type { fieldNames } from "./field-names.ts";
import { defaultOf, type Entered, type Fields, isShown } from "./fields.ts";
import { CalculatorForm, type Group } from "./form.tsx";
import { maxTextLength, type Reader, type ReadQuery, readerOf } from "./reader.ts";
import type { Assumption } from "./results/assumptions.ts";

export interface ResultsProps<Table extends Fields, Result> {
  calculator: Calculator<Table, Result>;
  entered: Entered<Table>;
  result: Result;
  today: Day;
  /** The query with only the values that could be read, for links. */
  query: string;
  /** Whether the query has none of the calculator's fields, so that the form shows its defaults. */
  isExample: boolean;
  /** Whether some field's text can't be used. */
  hasProblems: boolean;
}

export interface Definition<Table extends Fields, Result> {
  /** The calculator's name in URLs, and the prefix of its fields' ids. */
  name: CalculatorName;
  title: string;
  page: PagePath;
  /** The calculator's tab, if the page has several. */
  tab?: string;
  fields: Table;
  /** The form's groups of fields; without them all fields form one. */
  groups?: readonly Group<keyof Table & string>[];
  button: string;
  /** Adds problems that depend on several fields. */
  addProblems?(entered: Entered<Table>, reader: Reader, today: Day): void;
  compute(entered: Entered<Table>, today: Day): Result;
  Results: ComponentType<ResultsProps<Table, Result>>;
  /** A sample query, to show what an answer looks like. */
  example?: { description: string; query: string };
  /** The answer in a sentence, announced once typing pauses. */
  announce(result: Result): string;
  /**
   * Whether this answers what the visitor entered. If so, it is printed without the rest of the page. By default it does if the
   * query has one of the calculator's fields.
   */
  isOwnAnswer?(result: Result): boolean;
  /** Lines for the request form and the emails, after what was entered. */
  summarise(result: Result): SummaryLine[];
  /** How the result was worked out, step by step; by default the lines in the result. */
  arithmetic?(result: Result): ArithmeticLine[];
  /** What the result assumes. */
  assumptions?(entered: Entered<Table>, result: Result): Assumption[];
}

/** The query's name–value pairs. */
type Pair = [name: string, text: string];
type Pairs = Iterable<Pair>;

export interface CalculatorProps {
  /** The page's query. Fields that it doesn't name get their defaults. */
  query: string;
  /** Melbourne's date. */
  today: Day;
}

export interface Calculator<Table extends Fields, Result> extends Definition<Table, Result> {
  /** Every query field that it reads. */
  queryFields: readonly string[];
  /** The values of an empty form. */
  defaults(today: Day): Entered<Table>;
  read(sentPairs: Pairs, today: Day): ReadQuery<Entered<Table>>;
  answer(query: string, today: Day): Result;
  island: ComponentType<CalculatorProps>;
}

/** Any calculator, whatever its fields and results. */
export type AnyCalculator = Omit<Calculator<Fields, unknown>, "Results">;

type Names = typeof fieldNames;

/** Requires a row for each field that `fieldNames` lists for this calculator, and no other. */
export interface FieldsMatchNames<Name extends CalculatorName, Table> {
  name: Name;
  fields: Record<Exclude<Names[Name][number], `${string}-own`>, unknown> &
    Record<Exclude<keyof Table, Names[Name][number]>, "its name is missing from field-names.ts">;
}

/** Makes a calculator from its table of fields, what it computes and how it shows that. */
export function defineCalculator<Name extends CalculatorName, const Table extends Fields, Result>(
  definition: Definition<Table, Result> & FieldsMatchNames<Name, Table>,
): Calculator<Table, Result> {
  const { name, fields, compute } = definition;
  const rows = Object.entries(fields);

  const emptyForms = lruCache<{ texts: Record<string, string>; entered: Entered<Table> }>(2);

  function emptyForm(today: Day) {
    return emptyForms.getOrCompute(today, () => {
      const texts = defaultTexts(fields, today);
      const reader = readerOf([], texts);
      const entered: object = Object.fromEntries(rows.map(([field, row]) => [field, row.read(reader, field, today)]));
      if (!isComplete(entered, fields))
        throw new Error(`${name}: no value for ${missingIn(entered, fields).join(", ")}`);
      return { texts, entered };
    });
  }

  function read(sentPairs: Pairs, today: Day): ReadQuery<Entered<Table>> {
    const formDefaults = emptyForm(today);
    const reader = readerOf(withTypedSizes([...sentPairs], fields), formDefaults.texts);
    const isSent = (field: string) => reader.textOf(field) !== undefined;
    const text = (field: string) => reader.textOf(field) ?? defaultOf(fields[field], today);
    const visibleRows = rows.filter(([, row]) => isShown(row, text));
    const sentRows = visibleRows.filter(([field, row]) => row.dependsOn?.some(isSent) ?? isSent(field));
    const entered: Entered<Table> = {
      ...formDefaults.entered,
      ...Object.fromEntries(sentRows.map(([field, row]) => [field, row.read(reader, field, today)])),
    };
    definition.addProblems?.(entered, reader, today);
    const { problems, typedTexts, understoodQuery } = reader;
    return { entered, problems, typedTexts, visible: visibleRows.map(([field]) => field), query: understoodQuery() };
  }

  const queryFields = rows.flatMap(([field, { kind }]) => (kind === "size-choice" ? [field, `${field}-own`] : [field]));
  const calculator: Calculator<Table, Result> = {
    ...definition,
    queryFields,
    defaults: (today) => emptyForm(today).entered,
    read,
    answer: (query, today) => compute(read(new URLSearchParams(query), today).entered, today),
    island: (props) => <CalculatorFrame calculator={calculator} {...props} />,
  };
  return calculator;
}

function isComplete<Table extends Fields>(entered: object, fields: Table): entered is Entered<Table> {
  return missingIn(entered, fields).length === 0;
}

function missingIn(entered: object, fields: Fields): string[] {
  return Object.keys(fields).filter((field) => !(field in entered));
}

/** The default texts of an empty form. Lists are left out: `choice()` falls back to its default by itself. */
function defaultTexts(fields: Fields, today: Day): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]) =>
      row.default !== undefined && row.kind !== "select" ? [[name, defaultOf(row, today)]] : [],
    ),
  );
}

/** Replaces "other" with the typed size, which is sent separately: a button and a text field can't share a name. */
function withTypedSizes(sentPairs: readonly Pair[], fields: Fields): Pair[] {
  const isSize = (name: string) => fields[name]?.kind === "size-choice";
  return sentPairs
    .filter(([name]) => !(name.endsWith("-own") && isSize(name.slice(0, -"-own".length))))
    .map(([name, text]) => {
      if (!isSize(name)) return [name, text];
      if (text === "other") return [name, sentPairs.find(([otherName]) => otherName === `${name}-own`)?.[1] ?? ""];
      return [name, text === "none" ? "0" : text];
    });
}

interface CalculatorFrameProps<Table extends Fields, Result> extends CalculatorProps {
  calculator: Calculator<Table, Result>;
}

/**
 * The form and its answer, computed once each keystroke has been painted. If an answer would add or remove a message, the last one
 * stays until the field is left or typing pauses, so that nothing jumps while somebody types.
 */
function CalculatorFrame<Table extends Fields, Result>({
  calculator,
  query,
  today,
}: CalculatorFrameProps<Table, Result>) {
  const answerTo = (sentPairs: readonly Pair[]) => {
    const reading = calculator.read(sentPairs, today);
    const hasQuery = sentPairs.some(([name]) => calculator.queryFields.includes(name));
    return { ...reading, sent: sentPairs, hasQuery, result: calculator.compute(reading.entered, today) };
  };
  const [initial] = useState(() => ({ ...answerTo([...new URLSearchParams(query)]), urlQuery: query }));
  const [displayed, setDisplayed] = useState(initial);
  const [announcement, setAnnouncement] = useState("");
  const form = useRef<HTMLFormElement>(null);
  /** Work that waits for a paint or for a pause in typing. */
  const pendingWork = useRef<{ cancel: () => void; finish: () => void }>(undefined);

  function finish(): void {
    const unfinishedWork = pendingWork.current;
    unfinishedWork?.cancel();
    pendingWork.current = undefined;
    unfinishedWork?.finish();
  }

  function answerAfterPaint(): void {
    pendingWork.current?.cancel();
    pendingWork.current = {
      cancel: afterPaint(() => answerForm({ isTyping: true })),
      finish: () => answerForm({ isTyping: false }),
    };
  }

  function answerForm({ isTyping }: { isTyping: boolean }): void {
    if (!form.current) return;
    const pairs = [...new FormData(form.current)].map(([name, value]): Pair => [name, String(value)]);
    const answer = answerTo(pairs);
    const visiblePairs = pairs.filter(([name]) => !calculator.fields[name] || answer.visible.includes(name));
    // The URL gets everything that the form shows, while `query` has only what was understood.
    const nextAnswer = { ...answer, urlQuery: new URLSearchParams(visiblePairs).toString() };
    const url = new URL(form.current.action);
    url.search = nextAnswer.urlQuery;
    if (fieldsWithProblems(nextAnswer) === fieldsWithProblems(displayed)) setDisplayed(nextAnswer);
    pendingWork.current?.cancel();
    const timer = setTimeout(finish, typingPauseMs);
    pendingWork.current = {
      cancel: () => clearTimeout(timer),
      finish: () => {
        setDisplayed(nextAnswer);
        setAnnouncement(calculator.announce(nextAnswer.result));
        // The URL follows the form, so that an answer can be bookmarked or shared.
        history.replaceState(history.state, "", url);
      },
    };
    if (!isTyping) finish();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was entered before this script ran
  useEffect(() => {
    if (form.current && isTouched(form.current)) answerForm({ isTyping: true });
    return () => pendingWork.current?.cancel();
  }, []);

  const {
    name,
    page,
    tab,
    fields,
    groups = [{ fields: Object.keys(fields) }],
    button,
    queryFields,
    Results,
  } = calculator;
  const isOwnAnswer = calculator.isOwnAnswer?.(displayed.result) ?? displayed.hasQuery;
  return (
    <div
      className={isOwnAnswer ? "estimate own-estimate" : "estimate"}
      data-query={isOwnAnswer ? displayed.urlQuery : undefined}
    >
      <form
        className="estimate-form"
        method="get"
        action={`${page}#answer`}
        ref={form}
        onInput={({ target }) =>
          target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type)
            ? answerAfterPaint()
            : answerForm({ isTyping: false })
        }
        onBlur={finish}
      >
        <CalculatorForm
          {...{ name, fields, groups, button, today, initial }}
          current={displayed}
          hiddenFields={[
            ...(tab ? [["tab", tab] as const] : []),
            ...otherFields(initial.sent, ["tab", ...queryFields]),
          ]}
        />
      </form>
      <Results
        calculator={calculator}
        entered={displayed.entered}
        result={displayed.result}
        today={today}
        query={displayed.query}
        isExample={!displayed.hasQuery}
        hasProblems={Object.keys(displayed.problems).length > 0}
      />
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Longer than the gap between two keystrokes, and short enough that the URL is up to date when somebody copies it. */
const typingPauseMs = 600;

function fieldsWithProblems({ problems }: { problems: Readonly<Record<string, string>> }): string {
  return Object.keys(problems).join();
}

/** Enough for what visitors change about a house. A longer query would fill the form with hidden fields. */
const maxOtherFields = 12;

/** Other calculators' fields in the query, which the form keeps so that the house is carried on. */
function otherFields(sentPairs: readonly Pair[], excludedNames: readonly string[]): Pair[] {
  return [...new Map(sentPairs)]
    .filter(([name, value]) => value !== "" && value.length <= maxTextLength && !excludedNames.includes(name))
    .slice(0, maxOtherFields);
}

/** Whether anything was typed, chosen or ticked since the page loaded. */
function isTouched(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control instanceof HTMLInputElement &&
        (control.value !== control.defaultValue || control.checked !== control.defaultChecked),
  );
}
