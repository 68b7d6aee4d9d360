import type { ReactNode } from "react";
import { Field } from "#app/controls/fields/field.tsx";

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
  return (
    <Field id={`${prefix}-${name}`} name={name} label={label} problem={problems[name]} {...(hint && { hint })}>
      {(described) => <input {...described} inputMode="decimal" autoComplete="off" defaultValue={values[name]} />}
    </Field>
  );
}

export function EstimateChoice(props: EstimateFieldProps & { full?: boolean; children: ReactNode }) {
  const { values, problems, prefix, name, label, hint, full = false, children } = props;
  return (
    <Field
      id={`${prefix}-${name}`}
      name={name}
      label={label}
      problem={problems[name]}
      full={full}
      {...(hint && { hint })}
    >
      {(described) => (
        <select {...described} defaultValue={values[name]?.toLowerCase()}>
          {children}
        </select>
      )}
    </Field>
  );
}

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
