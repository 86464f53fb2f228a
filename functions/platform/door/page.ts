/** One page of a list that was read whole; only lists bounded by their owner are read this way. */
export function pageOf<T>(rows: T[], { page, perPage }: { page: number; perPage: number }) {
  return { data: rows.slice((page - 1) * perPage, page * perPage), meta: { total: rows.length, page, perPage } };
}
