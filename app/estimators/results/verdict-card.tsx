import type { ReactNode } from "react";
import { NoBreak } from "#app/components/no-break.tsx";
import type { AnyCalculator } from "../define-calculator.tsx";

/** A verdict's colour and icon. Colour is never the only sign: most tones have their own icon, and the title says it in words. */
export type Tone = "good" | "above" | "below" | "ask" | "bad" | "warning" | "open" | "start";

interface VerdictCardProps {
  tone: Tone;
  /** The output element's name. */
  name: string;
  /** The verdict in one word, for API clients. */
  kind: string;
  title: string;
  label?: string | undefined;
  /** The reasons. */
  sentences?: readonly string[];
  children?: ReactNode;
}

/** A verdict in words, an icon and a colour, with the reasons below. The tone "start" is for what to enter first. */
export function VerdictCard({ tone, name, kind, title, label, sentences = [], children }: VerdictCardProps) {
  return (
    <section
      className={`verdict ${toneClasses[tone]}`}
      aria-label={label ?? (tone === "start" ? "Before you start" : "Our verdict")}
    >
      <div className="verdict-head">
        {tone !== "start" && <VerdictIcon tone={tone} />}
        <div>
          {label && <p>{label}</p>}
          <h3>
            <output name={name} aria-live="off" data-verdict={kind}>
              <NoBreak text={title} />
            </output>
          </h3>
        </div>
      </div>
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

type ExampleProps = Omit<VerdictCardProps, "name" | "label"> & { calculator: Pick<AnyCalculator, "name" | "example"> };

/** A sample answer, for visitors who have entered nothing. */
export function VerdictExample({ calculator: { name, example }, children, ...verdict }: ExampleProps) {
  return (
    <VerdictCard name="example" label={`An example: ${example?.description}`} {...verdict}>
      {children}
      <p>
        <a className="go" href={`/your-price?tab=${name}&${example?.query}#answer`}>
          Open this example
        </a>
      </p>
    </VerdictCard>
  );
}

export const toneClasses: Record<Tone, string> = {
  good: "[--tone:var(--color-eucalypt)]",
  above: "[--tone:var(--color-wattle-deep)]",
  below: "[--tone:var(--color-wattle-deep)]",
  ask: "[--tone:var(--color-wattle-deep)]",
  bad: "[--tone:var(--color-clay)]",
  warning: "[--tone:var(--color-clay)]",
  open: "[--tone:var(--color-muted)]",
  start: "verdict-start",
};

export function VerdictIcon({ tone }: { tone: Exclude<Tone, "start"> }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[tone]} />
    </svg>
  );
}

const icons: Record<Exclude<Tone, "start">, string> = {
  good: "M5 12.5l5 5L19 7.5",
  above: "M7 17 17 7M9 7h8v8",
  below: "M7 7 17 17M9 17h8V9",
  ask: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .6-1.500 1.300-1.500 2.300M12 18.500v.1",
  bad: "M12 19V5M6 11l6-6 6 6",
  warning: "M12 5v9M12 18.500v.1",
  open: "M6 12h.1M12 12h.1M18 12h.1",
};
