/**
 * For how many seconds the edge sends what it holds of a public response, and for how many more while it asks again.
 * A response passes two caches of CloudFront at most, each of which may count from zero, and functions know of a closed
 * job within half a second: so a closed job is gone everywhere within 5 s.
 */
export const edge = { fresh: 1, stale: 1 } as const;

/**
 * The header of responses that are the same for everybody. Browsers ask again each time, and a broken origin is no
 * reason to show a job longer (RFC 5861).
 */
export const fromEdge = {
  'cache-control': `public, max-age=0, s-maxage=${edge.fresh}, stale-while-revalidate=${edge.stale}, stale-if-error=0`,
} as const;
