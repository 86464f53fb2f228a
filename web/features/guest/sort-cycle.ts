/** The sort direction of a list; undefined for the server's order. */
export type SortOrder = 'asc' | 'desc' | undefined;

/** The direction after pressing the sort button: none, ascending, descending, none (GUEST-13). */
export function nextSort(order: SortOrder): SortOrder {
  if (order === undefined) return 'asc';
  return order === 'asc' ? 'desc' : undefined;
}

/** The description of a direction, shown after the button's name `Most relevant` (GUEST-12). */
export function sortLabel(order: SortOrder): string {
  return { asc: 'oldest first', desc: 'newest first', none: '' }[order ?? 'none'];
}
