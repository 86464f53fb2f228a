/** A query as nested values: `a=1&b[]=2&c[d]=3` becomes `{a: '1', b: ['2'], c: {d: '3'}}` (API-07). */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };

const deepest = 4;
const mostParts = 400;

/**
 * Parses a query string with bracket arrays and objects; undefined when brackets are broken or it nests or repeats
 * beyond reason.
 */
export function parseQueryString(query: string): Record<string, QueryValue> | undefined {
  const root: Record<string, QueryValue> = Object.create(null) as Record<string, QueryValue>;
  const parts = [...new URLSearchParams(query)];
  if (parts.length > mostParts) return undefined;
  for (const [name, value] of parts) {
    const path = pathOf(name);
    if (!path || !place(root, path, value)) return undefined;
  }
  return root;
}

function pathOf(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return undefined;
  const path = [
    match[1] as string,
    ...[...(match[2] as string).matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] as string),
  ];
  return path.length <= deepest && !path.includes('__proto__') ? path : undefined;
}

function place(holder: Record<string, QueryValue>, [key, next, ...rest]: string[], value: string): boolean {
  if (key === undefined || key === '') return false;
  const present = holder[key];
  if (next === undefined) {
    if (present !== undefined) return false;
    holder[key] = value;
    return true;
  }
  if (next === '' || /^\d+$/.test(next)) {
    const list = present ?? (holder[key] = []);
    if (!Array.isArray(list) || rest.length > 0) return false;
    list.push(value);
    return true;
  }
  const inner = present ?? (holder[key] = Object.create(null) as Record<string, QueryValue>);
  if (typeof inner === 'string' || Array.isArray(inner)) return false;
  return place(inner, [next, ...rest], value);
}
