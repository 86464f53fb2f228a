import type { Line } from '../text/resume-text.ts';

const ofDocument = /(?<!\p{L})(?:r[ée]sum[ée]|curriculum vitae|cv|page|last updated)(?!\p{L})/iu;
const mostLetters = 90;

/**
 * The places of lines that belong to the page and not to its text: headers and footers which several pages repeat, and a
 * last line that says what the document is. The first page's header stays, because the name is in it.
 */
export function runningLines(lines: readonly Line[]): ReadonlySet<number> {
  const running = new Set<number>();
  const pagesOf = new Map<string, Set<number>>();
  const key = ({ text }: Line) => text.replace(/\d+/g, '#');
  const edges = edgesOf(lines);
  for (const [at, line] of lines.entries()) {
    if (!edges.has(at) || line.text.length > mostLetters) continue;
    pagesOf.set(key(line), (pagesOf.get(key(line)) ?? new Set()).add(line.page));
  }
  for (const [at, line] of lines.entries()) {
    const edge = edges.get(at);
    if (!edge || line.text.length > mostLetters) continue;
    const isRepeated = (pagesOf.get(key(line))?.size ?? 0) > 1 && (edge === 'bottom' || line.page > 0);
    const isOfDocument = edge === 'bottom' && ofDocument.test(line.text) && /\d/.test(line.text);
    if (isRepeated || isOfDocument) running.add(at);
  }
  return running;
}

/** The lines at the top and the bottom of each page that has a place for its lines. */
function edgesOf(lines: readonly Line[]): ReadonlyMap<number, 'top' | 'bottom'> {
  const edges = new Map<number, 'top' | 'bottom'>();
  const tops = lines.map(({ parts }) => parts[0]?.top ?? 0);
  for (const page of new Set(lines.map((line) => line.page))) {
    const places = lines.flatMap((line, at) => (line.page === page && (line.parts[0]?.width ?? 0) > 0 ? [at] : []));
    if (places.length < 2) continue;
    const [first, last] = [Math.min(...places.map((at) => tops[at]!)), Math.max(...places.map((at) => tops[at]!))];
    for (const at of places) {
      if (tops[at]! - first < 2) edges.set(at, 'top');
      else if (last - tops[at]! < 2) edges.set(at, 'bottom');
    }
  }
  return edges;
}
