/** The id that an address names by this key; undefined where it names none that could be. */
export function idIn(search: URLSearchParams, key: string): number | undefined {
  const id = Number(search.get(key));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
