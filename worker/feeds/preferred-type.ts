/**
 * What a client would rather have. Of what it likes equally it gets what it names first; where it names none, the first of
 * ours: whoever takes anything gets a page.
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
