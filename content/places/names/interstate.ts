import { wordsOf } from "./words.ts";

/** The other state or territory that a line ends with, by name or postcode; undefined for Victoria and for no state. */
export function interstateOf(line: string): string | undefined {
  const words = wordsOf(line.slice(-80)).map(({ text }) => text);
  const last = words.at(-1) ?? "";
  const before = words.at(-2);
  if (/^\d{4}$/.test(last)) {
    const numbersAStreet = before === undefined || /\d/.test(before) || beforeNumbers.has(before);
    return numbersAStreet ? undefined : stateOfPostcode(last);
  }
  const tail = ` ${words.join(" ")}`.replace(/(?<! south| western) australia$/, "");
  const named = states.find(({ names }) => names.some((name) => tail.endsWith(` ${name}`)));
  return (named ?? states.find(({ capitals }) => before !== undefined && endsInCapitals(line, capitals)))?.state;
}

export function stateOfPostcode(postcode: string): string | undefined {
  return postcodes.find(([from, to]) => Number(postcode) >= from && Number(postcode) <= to)?.[2];
}

/** Neighbours across the border and the big cities, which people ask for without a state. */
export function interstateTown(name: string): string | undefined {
  return towns.find(({ names }) => names.includes(name))?.state;
}

/** "Wa" may become Wangaratta, "WA" after words in small letters will not. */
function endsInCapitals(line: string, capitals: string | undefined): boolean {
  return capitals !== undefined && line !== line.toUpperCase() && line.trimEnd().endsWith(` ${capitals}`);
}

const beforeNumbers = new Set(
  "unit u flat apartment apt shop suite level lot rmb rsd cfa house no number box".split(" "),
);

interface State {
  state: string;
  names: readonly string[];
  capitals?: string;
}

const states: readonly State[] = [
  { state: "New South Wales", names: ["nsw", "new south wales"] },
  { state: "Queensland", names: ["qld", "queensland"] },
  { state: "Tasmania", names: ["tas", "tasmania"] },
  { state: "South Australia", names: ["south australia"], capitals: "SA" },
  { state: "Western Australia", names: ["western australia"], capitals: "WA" },
  { state: "the Northern Territory", names: ["northern territory"], capitals: "NT" },
  { state: "the Australian Capital Territory", names: ["australian capital territory"], capitals: "ACT" },
];

const postcodes: readonly (readonly [from: number, to: number, state: string])[] = [
  [200, 299, "the Australian Capital Territory"],
  [800, 999, "the Northern Territory"],
  [2600, 2618, "the Australian Capital Territory"],
  [2900, 2920, "the Australian Capital Territory"],
  [1000, 2999, "New South Wales"],
  [4000, 4999, "Queensland"],
  [5000, 5999, "South Australia"],
  [6000, 6999, "Western Australia"],
  [7000, 7999, "Tasmania"],
  [9000, 9999, "Queensland"],
];

const towns: readonly { state: string; names: readonly string[] }[] = [
  {
    state: "New South Wales",
    names: [
      "sydney",
      "newcastle",
      "wollongong",
      "albury",
      "moama",
      "tocumwal",
      "deniliquin",
      "corowa",
      "barooga",
    ].concat(
      ["mulwala", "howlong", "wentworth", "buronga", "barham", "wagga wagga", "broken hill", "eden", "merimbula"],
      ["queanbeyan", "jindabyne", "thredbo", "byron bay", "griffith", "khancoban"],
    ),
  },
  { state: "the Australian Capital Territory", names: ["canberra"] },
  { state: "Queensland", names: ["brisbane", "gold coast", "sunshine coast", "cairns", "townsville", "toowoomba"] },
  {
    state: "South Australia",
    names: ["adelaide", "mount gambier", "mt gambier", "bordertown", "renmark", "naracoorte"],
  },
  { state: "Western Australia", names: ["perth", "fremantle", "bunbury"] },
  { state: "Tasmania", names: ["hobart", "launceston", "devonport"] },
  { state: "the Northern Territory", names: ["darwin", "alice springs"] },
];
