import { memo } from "react";
import { ChoiceRow } from "#app/components/fields/choice-row.tsx";
import { Field as FieldBox, Problem } from "#app/components/fields/field.tsx";
import { Fold } from "#app/components/fold.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { RenderedOnce } from "#app/island/rendered-once.tsx";
import { sizeText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { defaultOf, type Field, type Fields, type Options } from "./fields.ts";
import type { ReadQuery } from "./reader.ts";

/** A group of fields, and how the form shows it. */
export interface Group<Name extends string = string> {
  /** Folded under this summary until one of its fields has a value. */
  fold?: string;
  /** Folded only on a phone. */
  phoneFold?: string;
  fields?: readonly Name[];
  groups?: readonly Group<Name>[];
}

type FormState = Pick<ReadQuery<unknown>, "typedTexts" | "visible" | "problems">;

export interface CalculatorFormProps {
  name: string;
  fields: Fields;
  groups: readonly Group[];
  button: string;
  /** The page's query: the fields start with it, and later typing doesn't change it. */
  initial: FormState;
  current: FormState;
  /** Query fields that the form doesn't show, but the URL keeps. */
  hiddenFields: readonly (readonly [name: string, value: string])[];
  today: Day;
}

/**
 * The form's fields are uncontrolled, so that text typed before the script arrived stays. It renders again only if a field or a
 * message appears or goes, because each render makes the browser lay out every field.
 */
export const CalculatorForm = memo(
  CompleteForm,
  (previousProps, { current }) => keyOfState(previousProps.current) === keyOfState(current),
);

function keyOfState({ visible, problems }: FormState): string {
  return JSON.stringify([visible, problems]);
}

function CompleteForm({ groups, button, hiddenFields, ...form }: CalculatorFormProps) {
  return (
    <>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <GroupOfFields key={keyOf(group)} group={group} form={form} />
      ))}
      <button className="btn btn-ink" type="submit">
        {button}
      </button>
    </>
  );
}

type FormProps = Omit<CalculatorFormProps, "groups" | "button" | "hiddenFields">;

function GroupOfFields({ group, form }: { group: Group; form: FormProps }) {
  const { fold, phoneFold } = group;
  const contents = <Contents group={group} form={form} />;
  if (!fold && !phoneFold) return contents;
  const names = namesIn(group);
  const isOpen = isEntered(names, form);
  if (!fold)
    return (
      <PhoneFold summary={phoneFold} open={isOpen}>
        {contents}
      </PhoneFold>
    );
  return (
    <Fold summary={fold} open={isOpen}>
      {isOpen ? (
        contents
      ) : (
        <RenderedOnce cacheKey={[form.name, fold, ...visibleOf(names, form)].join()}>{contents}</RenderedOnce>
      )}
    </Fold>
  );
}

function Contents({ group: { fields = [], groups = [] }, form }: { group: Group; form: FormProps }) {
  const inputs = visibleOf(fields, form).map((name) => <FieldInput key={name} name={name} form={form} />);
  return (
    <>
      {fields.length > 1 ? <div className="fields">{inputs}</div> : inputs}
      {groups.map((innerGroup) => (
        <GroupOfFields key={keyOf(innerGroup)} group={innerGroup} form={form} />
      ))}
    </>
  );
}

function keyOf({ fold, phoneFold, fields }: Group): string {
  return [fold, phoneFold, fields?.[0]].join();
}

function namesIn({ fields = [], groups = [] }: Group): string[] {
  return [...fields, ...groups.flatMap(namesIn)];
}

/** Whether any of these fields started with a value other than its default, or with one that can't be used. */
function isEntered(names: readonly string[], { fields, initial: { typedTexts, problems }, today }: FormProps): boolean {
  return names.some(
    (name) => problems[name] !== undefined || (typedTexts[name] && typedTexts[name] !== defaultOf(fields[name], today)),
  );
}

function visibleOf(names: readonly string[], { current }: FormProps): string[] {
  return names.filter((name) => current.visible.includes(name));
}

function FieldInput({ name, form }: { name: string; form: FormProps }) {
  const { fields, current, today } = form;
  const row = fields[name];
  const defaultText = defaultOf(row, today);
  if (!row) return null;
  const { kind, label, hint, full = false } = row;
  const id = `${form.name}-${name}`;
  const problem = current.problems[name];
  const value = form.initial.typedTexts[name] ?? defaultText;
  const options = row.options?.(today) ?? {};
  if (kind === "size-choice") return <Sizes id={id} name={name} row={row} value={value} problem={problem} />;
  const chosenOption = Object.hasOwn(options, value.toLowerCase()) ? value.toLowerCase() : defaultText;
  if (row.asButtons)
    return <Buttons id={id} name={name} row={row} value={chosenOption} options={options} problem={problem} />;
  if (kind === "boxes")
    return <Boxes id={id} name={name} row={row} value={value} options={options} problem={problem} />;
  return (
    <FieldBox id={id} name={name} label={label} problem={problem} full={full} {...(hint && { hint })}>
      {(controlProps) =>
        kind === "text" ? (
          <input {...controlProps} inputMode="decimal" autoComplete="off" defaultValue={value} />
        ) : (
          <select {...controlProps} defaultValue={chosenOption}>
            {Object.entries(options).map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        )
      }
    </FieldBox>
  );
}

interface ChoicesProps {
  id: string;
  name: string;
  row: Field<unknown>;
  value: string;
  problem: string | undefined;
}

function Sizes(props: ChoicesProps) {
  const { id, row, value, problem } = props;
  const chosenSize = row.buttonSizes?.find((buttonSize) => Number(value || Number.NaN) === buttonSize);
  return (
    <RenderedOnce cacheKey={chosenSize === undefined || problem ? undefined : `${id},${chosenSize}`}>
      <SizeButtons {...props} chosenSize={chosenSize} />
    </RenderedOnce>
  );
}

function SizeButtons({ id, name, row, value, problem, chosenSize }: ChoicesProps & { chosenSize: number | undefined }) {
  const { label, hint, buttonSizes = [] } = row;
  const buttons = buttonSizes.map((buttonSize) => ({
    value: String(buttonSize),
    label: buttonSize === 0 ? "None" : sizeText(buttonSize),
  }));
  return (
    <ChoiceRow
      legend={label}
      name={name}
      prefix={id.slice(0, -name.length - 1)}
      options={[...buttons, { value: "other", label: "Other" }]}
      chosenValue={chosenSize === undefined ? "other" : String(chosenSize)}
      problem={problem}
      {...(hint && { hint })}
    >
      <div className="other-size">
        <label htmlFor={`${id}-own`}>{label}</label>
        <input
          id={`${id}-own`}
          name={`${name}-own`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={chosenSize === undefined ? value : ""}
        />
      </div>
    </ChoiceRow>
  );
}

function Buttons({ id, name, row, value, options, problem }: ChoicesProps & { options: Options }) {
  const { label, hint } = row;
  return (
    <ChoiceRow
      legend={label}
      name={name}
      prefix={id.slice(0, -name.length - 1)}
      options={Object.entries(options).map(([option, text]) => ({ value: option, label: text }))}
      chosenValue={value}
      problem={problem}
      {...(hint && { hint })}
    />
  );
}

function Boxes({ id, name, row: { label }, value, options, problem }: ChoicesProps & { options: Options }) {
  const tickedOptions = value.split(" ");
  return (
    <fieldset className="field-full" id={id} aria-describedby={problem && `${id}-problem`}>
      <legend className="semibold">{label}</legend>
      <Problem id={id} text={problem} />
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 phone:mt-0 print:grid-cols-3">
        {Object.entries(options).map(([option, text]) => (
          <li key={option} className="print:not-has-checked:hidden">
            <label className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-3 py-2 text-[1rem] leading-[1.35]">
              <input
                className="check print:hidden"
                type="checkbox"
                name={name}
                value={option}
                defaultChecked={tickedOptions.includes(option)}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
