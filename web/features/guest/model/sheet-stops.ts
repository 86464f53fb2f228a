/** The heights that the sheet snaps to, in percent of the window. */
export const sheetStops = [26, 55, 86] as const;

/** The stop nearest to a dragged height. */
export function nearestStop(percent: number): number {
  return sheetStops.reduce(
    (best: number, stop) => (Math.abs(stop - percent) < Math.abs(best - percent) ? stop : best),
    sheetStops[0],
  );
}

/** The next stop up or down, or the same one at either end. */
export function adjacentStop(percent: number, step: 1 | -1): number {
  const at = sheetStops.findIndex((stop) => stop === nearestStop(percent));
  return sheetStops[Math.min(sheetStops.length - 1, Math.max(0, at + step))] ?? percent;
}
