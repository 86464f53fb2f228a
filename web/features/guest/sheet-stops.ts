/** Heights that the sheet rests at, in percent of the window. */
export const sheetStops = [26, 55, 86] as const;

/** The resting height nearest to one that was dragged to. */
export function nearestStop(percent: number): number {
  return sheetStops.reduce(
    (best: number, stop) => (Math.abs(stop - percent) < Math.abs(best - percent) ? stop : best),
    sheetStops[0],
  );
}

/** The next height up or down; the ends stay. */
export function stopBeside(percent: number, step: 1 | -1): number {
  const at = sheetStops.findIndex((stop) => stop === nearestStop(percent));
  return sheetStops[Math.min(sheetStops.length - 1, Math.max(0, at + step))] ?? percent;
}
