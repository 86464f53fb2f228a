/** The sort direction of a list; undefined for the usual one of its field. */
export type SortOrder = 'asc' | 'desc' | undefined;

/** The field of a sorted list; undefined for relevance, or the date without a text. */
export type SortField = 'distance' | 'salary' | 'rate' | undefined;

/** The fields to sort by, with their names and the words of both directions; the first is usual. */
const fields = {
  relevance: { name: 'Most relevant', asc: 'oldest first', desc: 'newest first', usual: '' },
  distance: { name: 'Distance', asc: 'nearest first', desc: 'farthest first', usual: 'nearest first' },
  salary: { name: 'Yearly pay', asc: 'lowest first', desc: 'highest first', usual: 'highest first' },
  rate: { name: 'Hourly pay', asc: 'lowest first', desc: 'highest first', usual: 'highest first' },
} as const;

/** The fields to choose from; distance needs a place to measure from. */
export function sortFields(hasPlace: boolean): { value: string; label: string }[] {
  const offered = hasPlace ? (['distance', 'salary', 'rate'] as const) : (['salary', 'rate'] as const);
  return offered.map((value) => ({ value, label: fields[value].name }));
}

/** The field in an address or of a choice; anything else is relevance. */
export function sortFieldOf(text: string | null): SortField {
  return text === 'distance' || text === 'salary' || text === 'rate' ? text : undefined;
}

/** The direction after pressing the sort button: none, ascending, descending, none (GUEST-13). */
export function nextSort(order: SortOrder): SortOrder {
  if (order === undefined) return 'asc';
  return order === 'asc' ? 'desc' : undefined;
}

/** The name of the sort button: `Most relevant` unless another field is chosen (GUEST-12). */
export function sortName(field: SortField): string {
  return fields[field ?? 'relevance'].name;
}

/** The description of a direction, shown after the button's name. */
export function sortLabel(order: SortOrder, field?: SortField): string {
  return fields[field ?? 'relevance'][order ?? 'usual'];
}
