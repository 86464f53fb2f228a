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
  const best = times.map((list) => Math.min(...list));
  return { p50: share(best, 0.5), p95: share(best, 0.95) };
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

/** The geometric mean of the ratios of these times to those. */
export function meanRatio(ones: readonly number[], others: readonly number[]): number {
  return Math.exp(ones.reduce((sum, one, at) => sum + Math.log(one / others[at]!), 0) / ones.length);
}
