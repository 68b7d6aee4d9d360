import { countText } from "#content/count-text.ts";
import { type Distributor, defaultOffer } from "#content/energy/tariffs/default-offer.ts";
import { numberText } from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import type { Corrections } from "../reader/interpret/interpret.ts";
import type { Role } from "../reader/interpret/roles.ts";
import type { ReadReport } from "../web-worker/messages.ts";
import { Select } from "./select.tsx";

export interface CorrectionProps extends Pick<ReadReport, "reading" | "corrections"> {
  onCorrect: (corrections: Corrections) => void;
}

const roles: readonly (readonly [Role, string])[] = [
  ["general", "general use"],
  ["controlled", "a controlled load"],
  ["export", "what my solar sent out"],
  ["ignored", "to be left out"],
];

const distributors = Object.values(mapValues(defaultOffer, ({ name }, distributor) => [distributor, name] as const));

/** Fields for correcting the reader's guesses. */
export function CorrectionFields({ reading, corrections, onCorrect }: CorrectionProps) {
  const { guessedStreams, connections, connection, clock, isClockCertain, distributor, state } = reading;
  return (
    <div className="fields empty:hidden print:hidden">
      {connections.length > 1 ? (
        <Select
          id="meter-connection"
          label={`This file has ${connections.length === 2 ? "two" : numberText(connections.length)} connections. Which one is your home?`}
          value={String(connection)}
          options={connections.map(({ ending, days }, connectionIndex) => [
            String(connectionIndex),
            `${ending ? `ending in ${ending}` : `number ${connectionIndex + 1}`} (${countText(days, "day")})`,
          ])}
          onChoose={(chosenIndex) => onCorrect({ connection: Number(chosenIndex), roles: [] })}
        />
      ) : null}
      {guessedStreams.map(({ role, kwhPerDay }, streamIndex) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: streams have no name and never change places
          key={streamIndex}
          id={`meter-stream-${streamIndex}`}
          label={
            role === "controlled" && !corrections.roles?.length
              ? "One stream only runs for a few hours. We take it to be a controlled load, such as hot water."
              : `The stream with ${numberText(kwhPerDay, 1)} kWh a day is`
          }
          value={role}
          options={roles}
          onChoose={(chosenRole) =>
            onCorrect({
              roles: guessedStreams.map((stream, index) => (index === streamIndex ? chosenRole : stream.role)),
            })
          }
        />
      ))}
      {!isClockCertain || corrections.clock !== undefined ? (
        <Select
          id="meter-clock"
          label={`The file doesn’t say whether it uses daylight saving; we assume ${clock === "local" ? "it does" : "standard time"}. Evenings may be an hour off in summer.`}
          value={clock === "local" ? "local" : "market"}
          options={[
            ["market", "standard time all year"],
            ["local", "the clock on the wall"],
          ]}
          onChoose={(chosenClock) => onCorrect({ clock: chosenClock })}
        />
      ) : null}
      {(distributor === null && !state) || corrections.distributor !== undefined ? (
        <Select<Distributor | "">
          id="meter-distributor"
          label="We can’t tell your distributor from this file. Which is it?"
          value={distributor ?? ""}
          options={[["", "I don’t know"], ...distributors]}
          onChoose={(chosenDistributor) => chosenDistributor && onCorrect({ distributor: chosenDistributor })}
        />
      ) : null}
    </div>
  );
}
