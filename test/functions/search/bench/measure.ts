/** Milliseconds by share of the measurements: half were quicker than p50, 95 of 100 than p95. */
export interface Timing {
  p50: number;
  p95: number;
}

/**
 * Runs every query once to warm up, then `passes` times with the clock. A query's time is the best of its passes, so
 * that other load on the machine counts as little as possible.
 */
export async function timing<Query>(
  queries: readonly Query[],
  passes: number,
  ask: (query: Query) => unknown,
): Promise<Timing> {
  const times: number[][] = queries.map(() => []);
  for (let pass = 0; pass <= passes; pass++) {
    for (const [at, query] of queries.entries()) {
      const start = performance.now();
      const result = ask(query);
      if (result instanceof Promise) await result;
      if (pass > 0) times[at]!.push(performance.now() - start);
    }
  }
  return timingOf(times.map((list) => Math.min(...list)));
}

/** The timing of queries of which these are the times. */
export function timingOf(times: readonly number[]): Timing {
  return { p50: share(times, 0.5), p95: share(times, 0.95) };
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

/** The geometric mean. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}
