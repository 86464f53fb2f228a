type QueryValue =
  string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };

function pairsOf(name: string, value: QueryValue): [string, string][] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  if (Array.isArray(value)) return value.flatMap((item: QueryValue) => pairsOf(`${name}[]`, item));
  return Object.entries(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item));
}

/**
 * Encodes a query with bracketed arrays and objects, without empty values: `tagIds[]=1&filter[rateFrom]=20` (API-07).
 */
export function encodeQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value as QueryValue));
  return pairs
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${encodeURIComponent(value)}`,
    )
    .join('&');
}

/** Fills in `{id}` in a path. A missing parameter throws, because such a call cannot be valid. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
