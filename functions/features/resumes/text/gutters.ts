import type { PlacedText } from '../../../platform/outside/resume-text/port.ts';

/** So many rows begin again at one place before it is a column's. */
const fewestRows = 6;
/** As wide as a space is at the least, in heights of letters. */
const narrowest = 0.35;
const tolerance = 1.5;

/**
 * Where columns begin that hardly a gutter separates, or values beside labels that end before them: places at which text
 * begins again in many rows, and over which no text runs.
 */
export function guttersOf(rows: readonly { runs: readonly PlacedText[] }[]): (left: number, gap: number) => boolean {
  const starts = rows.flatMap(({ runs }) =>
    runs.slice(1).flatMap((run, at) => {
      const before = runs[at]!;
      const gap = run.left - before.left - before.width;
      return gap >= narrowest * run.height ? [{ left: run.left, base: run.base }] : [];
    }),
  );
  const gutters: number[] = [];
  for (const { left } of starts) {
    if (gutters.some((one) => Math.abs(one - left) <= tolerance)) continue;
    const own = starts.filter((one) => Math.abs(one.left - left) <= tolerance);
    if (own.length >= fewestRows && isClear(rows, left, own)) gutters.push(left);
  }
  return (left, gap) => gap > 2 && gutters.some((one) => Math.abs(one - left) <= tolerance);
}

/** Whether hardly any text between the first and the last of these rows runs over the place. */
function isClear(
  rows: readonly { runs: readonly PlacedText[] }[],
  left: number,
  own: readonly { base: number }[],
): boolean {
  const bases = own.map(({ base }) => base);
  const [first, last] = [Math.min(...bases), Math.max(...bases)];
  const over = rows.filter(({ runs }) =>
    runs.some(
      (run) =>
        run.base >= first && run.base <= last && run.left < left - 2 * tolerance && run.left + run.width > left + 1,
    ),
  ).length;
  return over <= 0.15 * own.length;
}
