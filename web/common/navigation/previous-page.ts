let current: string | undefined;
let previous: string | undefined;

/** Records the visitor's current address; repeated calls with one address count once. */
export function notePage(address: string): void {
  if (address === current) return;
  previous = current;
  current = address;
}

/** The page before the current one, within this visit; undefined on the first page. */
export function previousPage(): string | undefined {
  return previous;
}
