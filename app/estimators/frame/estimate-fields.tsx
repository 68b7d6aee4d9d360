import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FieldParts, fieldClass } from "#app/controls/fields/field.tsx";

/** What an estimator read from its query: texts as typed, and a message for each that can't be used. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  /** Before the fields' ids: several estimators of one page may ask the same. */
  prefix: string;
}

interface EstimateFieldProps extends FormState {
  name: string;
  label: string;
  hint?: string;
}

export function EstimateText({ values, problems, prefix, name, label, hint }: EstimateFieldProps) {
  const id = `${prefix}-${name}`;
  const problem = problems[name];
  const value = values[name];
  const parts = () => (
    <FieldParts id={id} name={name} label={label} problem={problem} {...(hint && { hint })}>
      {(described) => <input {...described} inputMode="decimal" autoComplete="off" defaultValue={value} />}
    </FieldParts>
  );
  if (value || problem) return <div className={fieldClass(false, problem)}>{parts()}</div>;
  return writtenOnce(`${id}\n${label}\n${hint}\n${value}`, false, parts);
}

interface EstimateChoiceProps extends EstimateFieldProps {
  full?: boolean;
  /** What each answer is called, in the order of the list. */
  options: Readonly<Record<string, string>>;
}

export function EstimateChoice(props: EstimateChoiceProps) {
  const { values, problems, prefix, name, label, hint, full = false, options } = props;
  const id = `${prefix}-${name}`;
  const problem = problems[name];
  const value = values[name]?.toLowerCase();
  const chosen = value !== undefined && Object.hasOwn(options, value) ? value : undefined;
  const parts = () => (
    <FieldParts id={id} name={name} label={label} problem={problem} {...(hint && { hint })}>
      {(described) => (
        <select {...described} defaultValue={chosen}>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldParts>
  );
  if (problem) return <div className={fieldClass(full, problem)}>{parts()}</div>;
  let shown = `${id}\n${label}\n${hint}\n${chosen}`;
  for (const value in options) shown += `\n${value}\n${options[value]}`;
  return writtenOnce(shown, full, parts);
}

/** An empty field is the same for everybody, and so is a choice: React writes each once. `shown` is all that is in it. */
function writtenOnce(shown: string, full: boolean, parts: () => ReactNode) {
  const markup = written.get(shown) ?? renderToStaticMarkup(parts());
  written.set(shown, markup);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own field's markup, escaped by React
  return <div className={fieldClass(full, undefined)} dangerouslySetInnerHTML={{ __html: markup }} />;
}

const written = new Map<string, string>();

/** Whether a field among these holds another than its usual answer, or one that can't be used. */
export function isAnswered(
  names: readonly string[],
  { values, problems }: FormState,
  usual: FormState["values"],
): boolean {
  return names.some(
    (name) => problems[name] !== undefined || (values[name] || (usual[name] ?? "")) !== (usual[name] ?? ""),
  );
}

/** Answers that another form of the same page asks for stay in the address. */
export function OtherAnswers({ sent, except }: { sent: string; except: readonly string[] }) {
  return [...new URLSearchParams(sent)]
    .filter(([name, value]) => value !== "" && value.length <= 60 && !except.includes(name))
    .slice(0, 12)
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
