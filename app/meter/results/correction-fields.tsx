import { Field } from "#app/controls/fields/field.tsx";
import { type Distributor, defaultOffer } from "#content/energy/prices/tariffs.ts";
import { number } from "#content/format.ts";
import type { Corrections, MeterReading } from "../reader/answer/result.ts";

const clockQuestion =
  "The file doesn’t say whether it uses daylight saving; we assume standard time. Evenings may be an hour off in summer.";
const connectionsQuestion = "This file has two connections. Which one is your home?";
const controlledQuestion =
  "One stream only runs for a few hours. We take it to be a controlled load, such as hot water.";
const distributorQuestion = "We can’t tell your distributor from this file. Which is it?";

export interface CorrectionProps {
  reading: Omit<MeterReading, "series">;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}

/** What had to be guessed, each with a way to put it right. */
export function CorrectionFields({ reading, corrections, onCorrect }: CorrectionProps) {
  const { warnings, guessedStreams, connections } = reading;
  const asksClock = warnings.includes("clock-may-be-local") || corrections.clock !== undefined;
  const asksDistributor = (reading.distributor === null && !reading.state) || corrections.distributor !== undefined;
  return (
    <div className="fields print:hidden">
      {connections.length > 1 ? (
        <Choice
          name="connection"
          question={
            connections.length === 2
              ? connectionsQuestion
              : connectionsQuestion.replace("two", number(connections.length))
          }
          value={String(reading.connection)}
          options={connections.map(({ ending, days }, at) => [
            String(at),
            `${ending ? `ending in ${ending}` : `number ${at + 1}`} (${number(days)} days)`,
          ])}
          onChoose={(value) => onCorrect({ connection: Number(value), roles: [] })}
        />
      ) : null}
      {guessedStreams.map(({ role, kwhPerDay }, at) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: streams have no name and never change places
          key={at}
          name={`stream-${at}`}
          question={
            role === "controlled" && !corrections.roles?.length
              ? controlledQuestion
              : `The stream with ${number(kwhPerDay, 1)} kWh a day is`
          }
          value={role}
          options={[
            ["general", "general use"],
            ["controlled", "a controlled load"],
            ["export", "what my solar sent out"],
            ["ignored", "to be left out"],
          ]}
          onChoose={(value) =>
            onCorrect({ roles: guessedStreams.map((stream, index) => (index === at ? roleNamed(value) : stream.role)) })
          }
        />
      ))}
      {asksClock ? (
        <Choice
          name="clock"
          question={clockQuestion}
          value={reading.clock === "local" ? "local" : "market"}
          options={[
            ["market", "standard time all year"],
            ["local", "the clock on the wall"],
          ]}
          onChoose={(value) => onCorrect({ clock: value === "local" ? "local" : "market" })}
        />
      ) : null}
      {asksDistributor ? (
        <Choice
          name="distributor"
          question={distributorQuestion}
          value={reading.distributor ?? ""}
          options={[["", "I don’t know"], ...distributors]}
          onChoose={(value) => {
            const named = distributors.find(([name]) => name === value)?.[0];
            if (named) onCorrect({ distributor: named });
          }}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  question: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

function Choice({ name, question, value, options, onChoose }: ChoiceProps) {
  return (
    <Field id={`meter-${name}`} label={question}>
      {(described) => (
        <select {...described} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const distributors: readonly [Distributor, string][] = [
  ["ausnet", defaultOffer.ausnet.name],
  ["citipower", defaultOffer.citipower.name],
  ["jemena", defaultOffer.jemena.name],
  ["powercor", defaultOffer.powercor.name],
  ["united", defaultOffer.united.name],
];

function roleNamed(value: string): "general" | "controlled" | "export" | "ignored" {
  return value === "controlled" || value === "export" || value === "ignored" ? value : "general";
}
