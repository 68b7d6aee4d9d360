// Which scenes a crop or a cut is made of.

interface Source {
  of: string;
}

interface Catalogue {
  crops: Readonly<Record<string, Source>>;
  cuts: Readonly<Record<string, { slices: readonly Source[]; bands: readonly Source[] }>>;
}

/** The scenes whose renders a crop or a cut needs; none for a scene. */
export function sourcesOf({ crops, cuts }: Catalogue, name: string): string[] {
  const sources = [crops[name] ?? [], cuts[name]?.slices ?? [], cuts[name]?.bands ?? []].flat();
  return [...new Set(sources.map(({ of }) => of))];
}

/** Says which chosen crop or cut can't be made, because a scene of it is neither rendered nor chosen. */
export function missingRender(
  catalogue: Catalogue,
  chosenNames: readonly string[],
  isRendered: (scene: string) => boolean,
): string | undefined {
  for (const name of chosenNames) {
    const missing = sourcesOf(catalogue, name).filter((scene) => !chosenNames.includes(scene) && !isRendered(scene));
    if (missing.length > 0)
      return `${name} needs the render of ${missing.join(", ")}: run npm run pictures -- ${[...missing, ...chosenNames].join(" ")}`;
  }
  return undefined;
}
