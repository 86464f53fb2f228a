/** One page of a list in the order of its keys; a token is the last key of the previous page, encoded. */
export function page<Item>(
  all: Item[],
  keyOf: (item: Item) => string,
  query: URLSearchParams,
): { items: Item[]; NextToken?: string } {
  const size = Math.min(Number(query.get('MaxResults') ?? 100) || 100, 100);
  const after = Buffer.from(query.get('NextToken') ?? '', 'base64url').toString();
  const rest = all.filter((item) => keyOf(item) > after).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const items = rest.slice(0, size);
  const last = items.at(-1);
  return {
    items,
    ...(last && rest.length > size ? { NextToken: Buffer.from(keyOf(last)).toString('base64url') } : {}),
  };
}
