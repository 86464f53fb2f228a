const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

/**
 * Whether `["operator", bound, …]` is a list that EventBridge accepts: one comparison, or a lower and an upper bound.
 */
export function checkNumeric(list: unknown): boolean {
  if (!Array.isArray(list) || (list.length !== 2 && list.length !== 4)) return false;
  return list.every((part, position) => (position % 2 === 0 ? String(part) in comparisons : typeof part === 'number'));
}

/** Whether a number satisfies every comparison of a checked list; text never does, even when it looks like a number. */
export function inNumericRange(value: unknown, list: unknown): boolean {
  if (typeof value !== 'number' || !Array.isArray(list)) return false;
  for (let position = 0; position < list.length; position += 2) {
    if (!comparisons[String(list[position])]?.(value, Number(list[position + 1]))) return false;
  }
  return true;
}

/** A wildcard pattern as an expression: `*` is any run of characters, `\*` and `\\` mean themselves. */
export function wildcardExpression(pattern: string): RegExp {
  const source = pattern.replace(/\\([*\\])|\*|[.+?^${}()|[\]\\]/g, (found, escaped: string | undefined) => {
    if (escaped) return `\\${escaped}`;
    return found === '*' ? '[\\s\\S]*' : `\\${found}`;
  });
  return new RegExp(`^${source}$`);
}

/** Whether an IPv4 address lies in a block such as `10.0.0.0/24`. */
export function inCidr(value: unknown, block: string): boolean {
  const [network = '', bits = '32'] = block.split('/');
  const size = 2 ** (32 - Number(bits));
  return (
    typeof value === 'string' && Math.floor(addressNumber(value) / size) === Math.floor(addressNumber(network) / size)
  );
}

function addressNumber(address: string): number {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return Number.NaN;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}
