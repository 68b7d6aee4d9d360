/** The offered type that an Accept header prefers. Between equal q-values the header's order decides, then the order offered. */
export function preferredType(accept: string, offeredTypes: readonly string[]): string | undefined {
  const ranges = accept.split(",", 50).map((range, position) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1;
    return { type, position, quality: Number(quality) || 0 };
  });
  const ratedTypes = offeredTypes.map((type) => {
    const rangeOf = (mediaRange: string) => ranges.find((range) => range.type === mediaRange);
    const exactRange = rangeOf(type);
    const { quality = 0 } = exactRange ?? rangeOf(type.replace(/\/.*/, "/*")) ?? rangeOf("*/*") ?? {};
    return { type, quality, position: exactRange?.position ?? ranges.length };
  });
  return ratedTypes.toSorted((a, b) => b.quality - a.quality || a.position - b.position)[0]?.type;
}
