import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  /** Needed if the name isn't the id: two forms on one page may have the same field. */
  name?: string;
  label: string;
  hint?: string;
  optional?: boolean;
  problem?: string | undefined;
  /** Makes the field as wide as the form. */
  full?: boolean;
  children: (controlProps: {
    id: string;
    name: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
  }) => ReactNode;
}

/** Label, hint, problem and control, connected for screen readers. */
export function Field({ full = false, ...field }: FieldProps) {
  return (
    <div className={fieldClass(full, field.problem)}>
      <FieldParts {...field} />
    </div>
  );
}

function fieldClass(full: boolean, problem: string | undefined): string {
  return `field${full ? " field-full" : ""}${problem ? " field-wrong" : ""}`;
}

function FieldParts({ id, name = id, label, hint, optional = false, problem, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <>
      <label htmlFor={id}>
        {`${label} `}
        {optional && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Problem id={id} text={problem} />
      {children({
        id,
        name,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(problem && { "aria-invalid": true as const }),
      })}
    </>
  );
}

/** What is wrong with a field. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <span className="field-problem" id={`${id}-problem`}>
      {text}
    </span>
  );
}
