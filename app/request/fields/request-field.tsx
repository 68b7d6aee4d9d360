import { type FieldsetHTMLAttributes, type InputHTMLAttributes, useRef, useState } from "react";
import { Field, Problem } from "#app/components/fields/field.tsx";
import { likelyEmail } from "#content/request/email-typo.ts";
import type { EnteredValues, FieldMessages } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { currentBills, faultKinds, faultTimes, propertySizes, timelines } from "#content/request/options.ts";

/** The values that were entered before, and what is wrong with them. */
export interface EnteredProps {
  values: EnteredValues;
  problems: FieldMessages;
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  optional?: boolean;
  full?: boolean;
}

const textFields = {
  name: { label: "Full name", full: true, type: "text", autoComplete: "name" },
  email: { label: "Email", type: "email", autoComplete: "email" },
  phone: { label: "Phone", type: "tel", autoComplete: "tel" },
  message: { label: "What is it about?", optional: true, full: true, type: "text", autoComplete: "off" },
  state: { label: "State", optional: true, type: "text", autoComplete: "address-level1", placeholder: " " },
  postalCode: {
    label: "Postcode",
    optional: true,
    type: "text",
    inputMode: "numeric",
    autoComplete: "postal-code",
    placeholder: " ",
  },
  jobReference: {
    label: "Or your job’s reference",
    hint: "From our letters. For privacy we don’t check it here: if it’s wrong, we’ll find your job by your name and phone number.",
    optional: true,
    full: true,
    type: "text",
    autoComplete: "off",
  },
} satisfies Record<string, TextFieldProps>;

const choiceFields = {
  currentBill: { label: "Current bill", full: true, options: currentBills },
  fault: { label: "What is it about?", full: true, options: faultKinds },
  since: { label: "Since when?", full: true, options: faultTimes },
  propertySize: { label: "Property size", full: true, options: propertySizes },
  timeline: { label: "Timeline", full: true, options: timelines },
} as const;

interface RequestTextProps extends EnteredProps {
  name: keyof typeof textFields;
  label?: string;
  hint?: string;
  optional?: boolean;
  full?: boolean;
}

/** A one-line field of a request. */
export function RequestText({ name, values, problems, ...overrides }: RequestTextProps) {
  const {
    label,
    hint,
    optional = false,
    full = false,
    ...input
  }: TextFieldProps = { ...textFields[name], ...overrides };
  return (
    <Field id={name} label={label} {...(hint && { hint })} optional={optional} full={full} problem={problems[name]}>
      {(controlProps) => (
        <input
          {...input}
          maxLength={maxLength[name]}
          defaultValue={values[name]}
          {...controlProps}
          required={!optional}
        />
      )}
    </Field>
  );
}

interface RequestChoiceProps extends EnteredProps {
  name: keyof typeof choiceFields;
  optional?: boolean;
}

/** A list to choose from, as a field of a request. */
export function RequestChoice({ name, values, problems, optional = true }: RequestChoiceProps) {
  const { options, ...field } = choiceFields[name];
  return (
    <Field id={name} {...field} optional={optional} problem={problems[name]}>
      {(controlProps) => (
        <select {...controlProps} defaultValue={values[name] ?? ""}>
          <option value="">Choose</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Asks about an email address that looks mistyped, but never refuses it: the domain may be the visitor's own. */
export function EmailField({
  values,
  problems,
  ...overrides
}: EnteredProps & Pick<RequestTextProps, "hint" | "optional">) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState(() => likelyEmail(values.email ?? ""));
  const check = () => setSuggestion(likelyEmail(input.current?.value ?? ""));
  const { label, ...attributes } = textFields.email;
  return (
    <Field id="email" label={label} {...overrides} problem={problems.email}>
      {(controlProps) => (
        <div>
          <input
            {...attributes}
            maxLength={maxLength.email}
            defaultValue={values.email}
            {...controlProps}
            required={!overrides.optional}
            ref={input}
            onBlur={check}
          />
          <span className="field-hint block" role="status">
            {suggestion && `Did you mean ${suggestion}?`}
          </span>
        </div>
      )}
    </Field>
  );
}

/** Fields that belong together, under a heading. */
export function FieldGroup({
  legend,
  children,
  ...group
}: FieldsetHTMLAttributes<HTMLFieldSetElement> & { legend: string }) {
  return (
    <fieldset className="heavy-rule-above min-w-0 pt-4 pb-6 *:clear-both from-tablet:pb-10" {...group}>
      <legend className="float-left mb-3 w-full text-h3">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A checkbox inside its label. */
export function Checkbox({ className, children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={className}>
      <input className="check" type="checkbox" {...input} />
      {children}
    </label>
  );
}

interface AgreementProps extends InputHTMLAttributes<HTMLInputElement> {
  name: "consent" | "meter";
  problem: string | undefined;
}

/** A checkbox with a sentence to agree to. */
export function Agreement({ name, problem, children, ...input }: AgreementProps) {
  return (
    <>
      <Problem id={name} text={problem} />
      <div className={problem && "field-wrong"}>
        <Checkbox
          className="flex cursor-pointer gap-4 py-2 text-[1rem]"
          id={name}
          name={name}
          {...input}
          aria-describedby={problem && `${name}-problem`}
          aria-invalid={problem ? true : undefined}
        >
          <span>{children}</span>
        </Checkbox>
      </div>
    </>
  );
}
