/** Where a request goes: the route's key and the values of its variables. */
export interface RouteMatch<T> {
  routeKey: string;
  pathParameters: Record<string, string>;
  target: T;
}

interface Candidate<T> {
  routeKey: string;
  method: string;
  segments: string[];
  target: T;
}

/** The routes of an HTTP API. */
export interface RouteTable<T> {
  /** Adds a route key such as `GET /api/jobs/{id}`, `ANY /{proxy+}` or `$default`. */
  add: (routeKey: string, target: T) => void;
  find: (method: string, path: string) => RouteMatch<T> | undefined;
  keys: () => string[];
}

/**
 * Chooses as API Gateway does: a literal segment before a variable, a variable before a greedy one, the method before
 * ANY, `$default` last.
 * @see
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html#http-api-develop-routes.evaluation
 */
export function createRouteTable<T>(): RouteTable<T> {
  const candidates: Candidate<T>[] = [];
  let fallback: { target: T } | undefined;
  return {
    add: (routeKey, target) => {
      if (routeKey === '$default') {
        fallback = { target };
        return;
      }
      const [method = 'ANY', path = '/'] = routeKey.split(' ');
      candidates.push({ routeKey, method, segments: segmentsOf(path), target });
      candidates.sort(moreSpecificFirst);
    },
    find: (method, path) => {
      const segments = segmentsOf(path);
      for (const candidate of candidates) {
        if (candidate.method !== 'ANY' && candidate.method !== method) continue;
        const pathParameters = match(candidate.segments, segments);
        if (pathParameters) return { routeKey: candidate.routeKey, pathParameters, target: candidate.target };
      }
      return fallback && { routeKey: '$default', pathParameters: {}, target: fallback.target };
    },
    keys: () => [...candidates.map(({ routeKey }) => routeKey), ...(fallback ? ['$default'] : [])],
  };
}

/** A trailing slash belongs to the path: `/jobs/` is not `/jobs`. */
const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 3;
  if (segment.endsWith('+}')) return 2;
  return segment.startsWith('{') ? 1 : 0;
};

function moreSpecificFirst<T>(one: Candidate<T>, other: Candidate<T>): number {
  for (let at = 0; at < Math.max(one.segments.length, other.segments.length); at += 1) {
    const difference = rank(one.segments[at]) - rank(other.segments[at]);
    if (difference !== 0) return difference;
  }
  return Number(one.method === 'ANY') - Number(other.method === 'ANY');
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at];
    if (rank(part) === 2) {
      const rest = segments.slice(at).join('/');
      if (rest === '') return undefined;
      parameters[part.slice(1, -2)] = rest;
      return parameters;
    }
    if (segment === undefined) return undefined;
    if (rank(part) === 0 ? part !== segment : segment === '') return undefined;
    if (rank(part) === 1) parameters[part.slice(1, -1)] = segment;
  }
  return pattern.length === segments.length ? parameters : undefined;
}
