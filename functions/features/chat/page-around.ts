/** Which messages a page contains: the newest, those before or after a number, or those around one. */
export interface PageRequest {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  perPage: number;
}

/** The first and last number of a page, from 1 to the newest. */
export function pageAround(
  lastNumber: number,
  { before, after, around, perPage }: PageRequest,
): { first: number; last: number } {
  if (after !== undefined) return { first: after + 1, last: Math.min(lastNumber, after + perPage) };
  const end = around === undefined ? (before ?? lastNumber + 1) - 1 : around + Math.floor(perPage / 2) - 1;
  const last = Math.min(lastNumber, Math.max(end, around === undefined ? 0 : perPage));
  return { first: Math.max(1, last - perPage + 1), last };
}
