/**
 * The offered type that an Accept header prefers. If q-values are equal, the header's order decides; "any type" gets the first
 * offered.
 */
export function preferredType(accept: string, offered: readonly string[]): string | undefined {
  const ranges = accept.split(",", 50).map((range, position) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1;
    return { type, position, quality: Number(quality) || 0 };
  });
  const rated = offered.map((type) => {
    const rangeOf = (wanted: string) => ranges.find((range) => range.type === wanted);
    const named = rangeOf(type);
    const { quality = 0 } = named ?? rangeOf(type.replace(/\/.*/, "/*")) ?? rangeOf("*/*") ?? {};
    return { type, quality, position: named?.position ?? ranges.length };
  });
  return rated.toSorted((a, b) => b.quality - a.quality || a.position - b.position)[0]?.type;
}
