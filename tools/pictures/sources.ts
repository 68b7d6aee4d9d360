// Finds the scenes that a crop or a cut is made from.

export interface Scene {
  /** The options of blender/scene.py. */
  blender: Readonly<Record<string, string | number>> & { readonly light: string };
}

interface Source {
  of: string;
}

interface Part extends Source {
  name: string;
}

/** What catalogue.json holds. */
export interface Catalogue {
  scenes: Readonly<Record<string, Scene>>;
  crops: Readonly<Record<string, Source>>;
  cuts: Readonly<Record<string, { slices: readonly Part[]; bands: readonly Part[] }>>;
}

/** The scenes whose renders a crop or a cut needs; none for a scene. */
export function sourcesOf({ crops, cuts }: Pick<Catalogue, "crops" | "cuts">, name: string): string[] {
  const sources = [crops[name] ?? [], cuts[name]?.slices ?? [], cuts[name]?.bands ?? []].flat();
  return [...new Set(sources.map(({ of }) => of))];
}

/** Says which chosen crop or cut can't be made, because one of its scenes is neither rendered nor chosen. */
export function missingRender(
  catalogue: Pick<Catalogue, "crops" | "cuts">,
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
