let current: string | undefined;
let previous: string | undefined;

/** Notes that the visitor is now at an address; repeated notes of one address count once. */
export function notePage(address: string): void {
  if (address === current) return;
  previous = current;
  current = address;
}

/** Where the visitor was before the current page, within this visit; undefined on the first page. */
export function previousPage(): string | undefined {
  return previous;
}
