/** The direction a list is sorted in; undefined is the server's own order. */
export type SortOrder = 'asc' | 'desc' | undefined;

/** What one press of the sort toggle makes of the order: none, ascending, descending, none (GUEST-13). */
export function nextSort(order: SortOrder): SortOrder {
  if (order === undefined) return 'asc';
  return order === 'asc' ? 'desc' : undefined;
}

/** What the toggle says about the order, after its name `Most relevant` (GUEST-12). */
export function sortWord(order: SortOrder): string {
  return { asc: 'oldest first', desc: 'newest first', none: '' }[order ?? 'none'];
}
