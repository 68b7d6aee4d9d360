interface Bar {
  name: string;
  ratio: number;
}

/** CPU per request as bars, in bare Workers: the picture for the docs. */
export function drawChart(bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ ratio }) => ratio));
  const rows = bars.map(({ name, ratio }, index) => {
    const y = 24 + index * 30;
    const width = Math.max(2, (ratio / most) * 420).toFixed(1);
    return `<text x="0" y="${y + 14}">${name.replaceAll("&", "&amp;")}</text><rect x="230" y="${y}" width="${width}" height="18" fill="${index === 0 ? "#857E6C" : "#2A5C4B"}"/><text x="${238 + Number(width)}" y="${y + 14}">${ratio.toFixed(2)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${bars.length * 30 + 40}" font-family="system-ui, sans-serif" font-size="14" fill="#1B2A33"><title>CPU per request, bare Worker = 1</title>${rows.join("")}</svg>\n`;
}
