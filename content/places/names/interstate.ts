import interstate from "../data/interstate.json" with { type: "json" };
import { wordsOf } from "./words.ts";

interface State {
  state: string;
  names: readonly string[];
  /** The abbreviation that counts only in capitals: in lower case it may be the beginning of a town. */
  capitals?: string;
}

const states: readonly State[] = interstate.states;

/** The other state or territory at the end of a line, by name or postcode; undefined for Victoria and for no state. */
export function otherStateIn(line: string): string | undefined {
  const words = wordsOf(line.slice(-80)).map(({ text }) => text);
  const lastWord = words.at(-1) ?? "";
  const wordBefore = words.at(-2);
  if (/^\d{4}$/.test(lastWord)) {
    const isStreetNumber = wordBefore === undefined || /\d/.test(wordBefore) || wordsBeforeNumbers.has(wordBefore);
    return isStreetNumber ? undefined : stateOfPostcode(lastWord);
  }
  const tail = ` ${words.join(" ")}`.replace(/(?<! south| western) australia$/, "");
  const namedState = states.find(({ names }) => names.some((name) => tail.endsWith(` ${name}`)));
  return (namedState ?? states.find(({ capitals }) => wordBefore !== undefined && endsInCapitals(line, capitals)))
    ?.state;
}

export function stateOfPostcode(postcode: string): string | undefined {
  return interstate.postcodes.find(({ from, to }) => Number(postcode) >= from && Number(postcode) <= to)?.state;
}

/** The state of a town just across the border or a big city, which people enter without a state. */
export function stateOfTown(name: string): string | undefined {
  return interstate.towns.find(({ names }) => names.includes(name))?.state;
}

/** "Wa" may be the beginning of Wangaratta, but "WA" after words in lower case isn't. */
function endsInCapitals(line: string, capitals: string | undefined): boolean {
  return capitals !== undefined && line !== line.toUpperCase() && line.trimEnd().endsWith(` ${capitals}`);
}

/** A number after one of these is part of a street address, not a postcode. */
const wordsBeforeNumbers = new Set(
  "unit u flat apartment apt shop suite level lot rmb rsd cfa house no number box".split(" "),
);
