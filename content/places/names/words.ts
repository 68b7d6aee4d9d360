export interface Word {
  /** Lower case, without accents and apostrophes. */
  text: string;
  /** The word's position in the line as typed. */
  start: number;
  end: number;
}

/** The words and numbers of a line. Everything else separates them. */
export function wordsOf(line: string): Word[] {
  return [...line.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].flatMap((match) => {
    const text = plain(match[0]);
    return text === "" ? [] : [{ text, start: match.index, end: match.index + match[0].length }];
  });
}

/** A place's name for comparing: "Murray-Sunset" -> "murray sunset". */
export function plainName(name: string): string {
  return wordsOf(name)
    .map(({ text }) => text)
    .join(" ");
}

/** The long forms of an abbreviation, or the word itself: "pt" -> "point", "port". */
export function longForms(word: string): readonly string[] {
  return shortened.get(word) ?? [word];
}

export function isDirection(word: string | undefined): boolean {
  return word !== undefined && directions.has(word);
}

export function isStreetType(word: string | undefined): boolean {
  return word !== undefined && streetTypes.has(word);
}

const directions = new Set(["north", "south", "east", "west"]);

/** Each spelling that a prefix search of the names would not find, followed by the forms that it may stand for. */
const shortForms =
  "mt mount, mnt mount, saint st, pt point port, prt port, nth north, sth south, hts heights, hgts heights, pk park, " +
  "gdns gardens, crk creek, ck creek, spgs springs, spg springs, vly valley, bch beach, isl island, jct junction, " +
  "xing crossing, lwr lower, upr upper, gly gully";

const shortened: ReadonlyMap<string, readonly string[]> = new Map(
  shortForms.split(", ").map((forms) => {
    const [short = "", ...long] = forms.split(" ");
    return [short, long];
  }),
);

const streetTypes = new Set(
  (
    "street st str road rd avenue ave av drive dr drv court ct crt place pl lane ln crescent cres cr close cl parade pde " +
    "highway hwy terrace tce grove gr gve boulevard blvd bvd way walk circuit cct cir mews rise esplanade esp track trk " +
    "square sq loop view vw gate green promenade prom quay row vista glade outlook ridge mall path pass chase"
  ).split(" "),
);

function plain(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}
